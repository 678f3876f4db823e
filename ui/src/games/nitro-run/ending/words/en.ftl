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
nitro-run-end-happy = happy × 2
nitro-run-end-angry = angry × 1
nitro-run-end-points =
    { $points ->
        [one] point
       *[other] points
    }
nitro-run-end-nothing = points, but heard in three valleys
nitro-run-end-tip-exploded = At stability 1, brake. At 0 every section makes a bottle angry.
nitro-run-end-tip-braked-and-exploded = Brakes make two bottles angry. With few in the cart, let a goblin jump instead.
nitro-run-end-tip-empty = Keep one happy bottle for the cart: an empty one explodes.
nitro-run-end-tip-slow = Lay track a little every day. The week does not wait.
nitro-run-end-tip-buried = Count the gap before you nail down the last plank.
nitro-run-end-tip-overtime = Overtime cost you bottles, two points each. Draft more on the first days.
nitro-run-end-tip-blasted = Each blast cost a bottle: two points. A way around is cheaper.
nitro-run-end-tip-early = Each night you wait brews one more bottle, until the cart is full.
nitro-run-end-tip-jumped = A jump costs three points: a goblin and a happy bottle.
nitro-run-end-tip-braked = Two bottles turned angry at the brakes. Draft sections that shake less.
nitro-run-end-tip-angry = Stability ran out. Draft sections that cost less of it.
nitro-run-end-tip-perfect = Nothing to add. Now try a nastier chasm.
