# How a game of Goblins Inc. ends.

goblins-inc-end-plaque = NEW BOSS
goblins-inc-end-label-boss =
    A robot is scrap. { $boss-is ->
        [you] You sit
       *[other] { $boss } sits
    } in the Boss’s chair, and { $loser-is ->
        [you] you hold
       *[other] { $loser } holds
    } the broom.
goblins-inc-end-label-nephew = A robot is scrap, and the Boss’s nephew sits in the chair.
goblins-inc-end-title-won = You are the new Boss!
goblins-inc-end-title-lost = { $boss } is Boss.
goblins-inc-end-title-watched = { $boss } is Boss.
goblins-inc-end-title-drawn = It’s the nephew.
goblins-inc-end-text-won = Nice chair. It used to be somebody’s. { $loser }, the broom!
goblins-inc-end-text-lost = You are promoted, too: sideways, to the broom.
goblins-inc-end-text-watched = Nice chair. It used to be somebody’s. { $loser }, the broom!
goblins-inc-end-text-drawn = A tie, so the Boss’s nephew takes the chair. Nobody is pleased but the nephew.
goblins-inc-end-tip-joint = You aimed at the joint. That is the whole secret.
goblins-inc-end-tip-boss = Agendas first, robot second: a true Boss.
goblins-inc-end-tip-weld = Half your robot hung on one weld. Use two.
goblins-inc-end-tip-agendas = Keep the agendas your robot already obeys.
