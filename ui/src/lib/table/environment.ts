/** What a connection needs of the browser, so that tests can stand in for it. */
export interface Socket {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Environment {
  open(address: string): Socket;
  /** Milliseconds since the page was opened: a clock that nobody sets. */
  steady(): number;
  random(): number;
  /** What the device believes; a server on the same device may well be there without a network. */
  online(): boolean;
  /** Calls back when the network comes or goes, and when somebody looks at the page again; returns how to stop. */
  watch(calls: { network(): void; visible(): void }): () => void;
}

export const browserEnvironment: Environment = {
  open: (address) => new WebSocket(address),
  steady: () => performance.now(),
  random: () => Math.random(),
  online: () => navigator.onLine,
  watch({ network, visible }) {
    const seen = () => document.visibilityState === 'visible' && visible();
    addEventListener('online', network);
    addEventListener('offline', network);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', network);
      removeEventListener('offline', network);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};
