/** The colours of all games, from the first moment on: the shelf shows several at once. */
import.meta.glob('./*/palette.css', { eager: true });
