# Over the network: who asks what, how often and how much; and the plain page.

bad-host-unknown = This server does not answer to the name “{ $found }”. Its keeper can give it that name: goblins serve --origin https://{ $found }
bad-foreign-origin = This request comes from another site. Open the game’s own page and try there.
bad-not-known = We do not know each other yet. Reload the page, and you will get a name and a face.
turns-title = Your turns at the goblins’ tables
turns-turn = Your turn: { $game }
bad-no-feeds = This server has no feeds of turns. Its keeper can switch them on: goblins serve --feeds
bad-badge-unknown = This server does not know the badge of this device. Type your recovery code, or begin anew.
bad-blocked = Whoever keeps this server has closed it to you.
bad-clock-doubted = This server’s clock may be wrong. The run of the day waits until its keeper has confirmed the time.
bad-no-address = “{ $found }” is neither an address nor a network, such as 192.0.2.7 or 192.0.2.0/24.
bad-farewell-name = Type your name, { $name }, to delete everything about you.
bad-old-client = This page is of another version than the server. Reload it.
bad-too-many = { $seconds ->
    [one] That was too often. Please wait a second.
   *[other] That was too often. Please wait { $seconds } seconds.
}
bad-server-busy = The server has too much to work out at the moment. Please try again soon.
bad-tables-of-a-host = You keep { $most } tables that are not over. Close some of them first.
bad-reports-full = There are too many unread reports. Please try again later.
bad-too-many-sockets = You have too many tables open at once. Close some of their pages.
bad-too-large = That is too much at once; the limit is { $most }.
bad-headers-too-large = The request’s headers are too large; the limit is { $most } bytes.
bad-path-too-long = This address is too long; the limit is { $most } characters.
bad-too-slow = Your request did not arrive within { $seconds } seconds. Please try again where the connection is better.
bad-not-http = This is no request that can be read: it is not HTTP, or its headers are longer than { $most } bytes.
bad-message = Only messages of text can be read here.
bad-message-form = This message cannot be understood: { $problem }
bad-not-found = There is nothing here. Go back to the start page.
bad-not-allowed = This cannot be done here in this way. Go back to the start page.
bad-internal = Something has gone wrong on our side. Nothing was changed; please try again.

bad-name = A name has 1 to { $most } visible characters.
bad-name-unseen = A name may not hold characters that nobody can see ({ $code }).
bad-face = A face is a number from 0 to 2147483647.
bad-sign-in-code = This is nobody’s recovery code. Perhaps a newer one has taken its place.
bad-page = The list cannot be continued from there. Start again from its beginning.
bad-report = Tell us in 1 to { $most } characters what is wrong.
bad-moves = Between 1 and { $most } moves can be looked at together.
bad-not-asked = It is not your decision now, so there is nothing to advise. Ask again when it is your turn.
bad-odds-unknown = The odds cannot be told exactly here.
bad-move-number = There is no move { $found }; count from 0 to { $most }.

plain-advise = Advise
plain-close = Close the table
plain-connected = Here
plain-events = What has happened
plain-foresee = look ahead instead of moving
plain-game = Game
plain-join = Invitation
plain-lost = Connection lost
plain-moves = Your moves
plain-open = Play
plain-opponents = Opponents
plain-tables = Tables
plain-title = Goblins, plainly
plain-undo = Take back
plain-view = What you see
