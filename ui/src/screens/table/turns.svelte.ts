import { storedText, storeText } from '$lib/shell/stored';
import { sounds } from '$lib/sound/sounds.svelte';
import type { Table } from '$lib/table/table.svelte';
import { say } from '$lib/words/words.svelte';

const STORAGE_KEY = 'goblins.notices';
const TAG = 'goblins-turn';

/** Whether this device asked for browser notices. */
class Notices {
  wanted = $state(storedText(STORAGE_KEY) === 'yes');
  blocked = $state(false);

  get available(): boolean {
    return 'Notification' in globalThis;
  }

  async toggle(): Promise<void> {
    if (this.wanted) return this.#store(false);
    const answer = await Notification.requestPermission();
    this.blocked = answer !== 'granted';
    this.#store(answer === 'granted');
  }

  show(title: string, text: string): void {
    if (!this.wanted || !this.available || Notification.permission !== 'granted') return;
    try {
      const notice = new Notification(title, { body: text, tag: TAG, icon: '/icon.svg' });
      notice.onclick = () => (window.focus(), notice.close());
    } catch {
      // Some phones allow notices to service workers only.
      void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body: text, tag: TAG }));
    }
  }

  #store(wanted: boolean): void {
    this.wanted = wanted;
    storeText(STORAGE_KEY, wanted ? 'yes' : 'no');
  }
}

export const notices = new Notices();

/** Say in the title, by a sound, and by a notice where that was asked for, that one of one's seats may decide. */
export function watchTurns(table: () => Table, title: () => string): void {
  const asked = $derived.by(() => {
    const { game, mine, table: face } = table();
    return face?.status === 'playing' && (game?.deciders.some((seat) => mine.includes(seat)) ?? false);
  });
  let before: boolean | undefined;
  $effect(() => {
    if (asked && before === false) {
      sounds.play('turn');
      if (document.hidden) notices.show(say('table-your-turn'), say('table-turn-notice', { game: title() }));
    }
    before = asked;
  });
  $effect(() => {
    const plain = `${title()} · goblins`;
    document.title = asked ? `${say('table-your-turn')} ${plain}` : plain;
  });
}
