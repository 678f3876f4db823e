# How a week of Nitro Run ends.

nitro-run-end-boom = BOOM
nitro-run-end-label-gate = The cart stands under the gate, and the War Boss smiles.
nitro-run-end-label-boom = BOOM. Goblins and wheels fly; the War Boss counts eyebrows.
nitro-run-end-label-buried = A heap of planks, and goblins who climb out of it. The War Boss is not amused.
nitro-run-end-title =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $ending ->
        [perfect] perfect!
        [promoted] promoted!
        [back-to-work] back to work.
        [beaten] a beating.
       *[other] a shovel.
    }
nitro-run-end-title-boom = BOOM.
nitro-run-end-title-buried = Buried.
nitro-run-end-goblins = goblins
nitro-run-end-happy = happy
nitro-run-end-angry = angry
nitro-run-end-points =
    { $points ->
        [one] point
       *[other] points
    }
nitro-run-end-nothing = points, but heard in three valleys
nitro-run-end-tip-arrived = Brake early, then you may be brave late.
nitro-run-end-tip-angry = An angry bottle is worth half. Ride slower past the bends.
nitro-run-end-tip-exploded = At stability 1, brake. At 0 it is too late to be brave.
nitro-run-end-tip-slow = Build a little every day. The week does not wait.
nitro-run-end-tip-buried = Count the gap before you nail down the last plank.
