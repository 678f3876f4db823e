miniature-box-tag = Eight crates, and one lock too few.
miniature-board = The crates
miniature-crate = Crate { $crate }: { $gem ->
    [0] nobody knows
   *[other] gem { $gem }
}
miniature-burglar = Your burglar
miniature-die = Your die shows { $die }
