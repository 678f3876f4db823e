/** Ways to take something along: the clipboard, a file, the system's own sheet. */

/** On pages loaded without https the clipboard is closed; the old way still works. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** With the file where the system takes one. */
export async function send(what: ShareData, file: File | null): Promise<void> {
  const both = file && navigator.canShare?.({ files: [file] }) ? { ...what, files: [file] } : what;
  await navigator.share(both).catch(() => undefined); // changed one's mind
}
