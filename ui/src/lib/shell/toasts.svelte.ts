import { screenReader } from './screen-reader.svelte';

export type ToastKind = 'refusal' | 'notice';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  link?: { href: string; text: string } | undefined;
  /** What can still be done about it. */
  act?: { text: string; do: () => void } | undefined;
}

const SHOWN = 7000;
const MOST = 3;

/** Short notices in a corner, read out as well. What matters longer belongs on the screen itself. */
class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #last = 0;

  show(kind: ToastKind, text: string, link?: Toast['link'], act?: Toast['act']): void {
    this.#last += 1;
    const toast: Toast = { id: this.#last, kind, text, link, act };
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-MOST);
    screenReader.interrupt(text);
    setTimeout(() => this.drop(toast.id), SHOWN);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
