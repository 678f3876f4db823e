/** What this device remembers from visit to visit; a browser that stores nothing forgets it when the page is left. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // known until the page is left
  }
}

/** Null where nothing is stored, or nothing that can be read. */
export function storedValue(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null');
  } catch {
    return null;
  }
}

export const storeValue = (key: string, value: unknown): void => storeText(key, JSON.stringify(value));
