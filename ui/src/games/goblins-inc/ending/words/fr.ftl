# Comment finit une partie de Goblins Inc.

goblins-inc-end-plaque = NOUVEAU BOSS
goblins-inc-end-label-boss =
    Un robot est en miettes. { $boss-is ->
        [you] Vous êtes dans le fauteuil du Boss
       *[other] { $boss } est dans le fauteuil du Boss
    }, et { $loser-is ->
        [you] vous tenez le balai
       *[other] { $loser } tient le balai
    }.
goblins-inc-end-label-nephew = Un robot est en miettes, et le neveu du Boss est dans le fauteuil.
goblins-inc-end-title-won = Vous voilà Boss !
goblins-inc-end-title-lost = { $boss } est Boss.
goblins-inc-end-title-watched = { $boss } est Boss.
goblins-inc-end-title-drawn = C’est le neveu.
goblins-inc-end-text-won = Joli fauteuil. Il était à quelqu’un. { $loser }, le balai !
goblins-inc-end-text-lost = Vous aussi, on vous promeut : au placard à balais.
goblins-inc-end-text-watched = Joli fauteuil. Il était à quelqu’un. { $loser }, le balai !
goblins-inc-end-text-drawn = Égalité : le neveu du Boss prend le fauteuil. Il est le seul à s’en réjouir.
goblins-inc-end-tip-joint = Vous avez visé la jointure. Tout le secret est là.
goblins-inc-end-tip-boss = Les Objectifs d’abord, le robot ensuite : ça, c’est un Boss.
goblins-inc-end-tip-weld = La moitié de votre robot tenait à une soudure. Mettez-en deux.
goblins-inc-end-tip-agendas = Gardez les Objectifs que votre robot remplit déjà.
