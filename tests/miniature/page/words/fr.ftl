miniature-box-tag = Huit caisses, et un cadenas de moins.
miniature-board = Les caisses
miniature-crate = Caisse { $crate } : { $gem ->
    [0] mystère
   *[other] gemme { $gem }
}
miniature-burglar = Votre cambrioleur
miniature-die = Votre dé montre { $die }
