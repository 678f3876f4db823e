"""`goblins` with the miniature on its shelf: a game that the page was built without.

Processes that think import this, too.
"""

from pathlib import Path

from goblins.kernel import registry
from goblins.kernel.words import add_folder
from tests.miniature import MINIATURE

registry.announce("miniature", lambda: MINIATURE)
add_folder(Path(__file__).parents[1] / "miniature" / "locales")

if __name__ == "__main__":
    from goblins.cli import main

    main()
