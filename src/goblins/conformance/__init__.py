"""Does somebody else's client, or server, keep to docs/protocol.md?

`goblins conform server URL` visits a server; `goblins conform client CMD...` lets a client play at a real server,
behind a proxy that makes all the trouble that a network and a server can make.
"""
