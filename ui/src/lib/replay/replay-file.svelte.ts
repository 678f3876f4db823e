import type { Document } from '$lib/api';

const FORMAT = 'goblins-journal';
const LARGEST = 1024 * 1024; // bytes, as the server allows

/** The game that was opened from a file, until the page is left. */
class ReplayFile {
  document = $state.raw<Document | null>(null);
}
export const replayFile = new ReplayFile();

/** The saved game in a text; null if it is none of ours. The server looks closer. */
export function readReplayFile(text: string): Document | null {
  if (text.length > LARGEST) return null;
  try {
    const found: unknown = JSON.parse(text);
    const ours = typeof found === 'object' && found !== null && (found as Document)['format'] === FORMAT;
    return ours ? (found as Document) : null;
  } catch {
    return null;
  }
}
