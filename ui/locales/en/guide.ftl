# A guided first game: what Auntie Rivet's bubble has around its sentence.

guide-auntie = Auntie Rivet
guide-progress = How far you are
guide-next = Next
guide-end = Let’s play!
guide-back = Back to the previous sentence
guide-skip = Skip
guide-show-me = Show me
guide-your-move = Your move
guide-press = Now press “{ $button }”
guide-skip-title = Go on without Auntie?
guide-skip-text = The table stays as it is. You play on, and nobody points at things any more.
guide-skip-yes = Go on alone
guide-skip-no = Stay with Auntie
