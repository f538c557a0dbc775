/** The globals of a browser that the client's calls need, on an api. */
export interface Browser {
  /** From now on no call reaches the server. */
  cut(): void;
  /** From now on calls reach the server, and replies do not come back. */
  loseReplies(): void;
  mend(): void;
  /** Goes to another site, with the line mended. */
  visit(url: string): void;
  close(): void;
}

/** Nobody listens there. */
const CLOSED_PORT = 'http://127.0.0.1:1';

export function openBrowser(url: string): Browser {
  const fetchOf = globalThis.fetch;
  let site = url;
  let server = url;
  let replies = true;
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
  Object.assign(globalThis, {
    document: { cookie: '' },
    location: new URL(url),
    fetch: async (path: string, init?: RequestInit) => {
      const reply = await fetchOf(new URL(path, server), init);
      // A call of the test itself names its host.
      if (!replies && path.startsWith('/')) throw new TypeError('the reply was lost');
      return reply;
    },
  });
  return {
    cut: () => {
      server = CLOSED_PORT;
    },
    loseReplies: () => {
      replies = false;
    },
    mend: () => {
      server = site;
      replies = true;
    },
    visit: (other) => {
      site = other;
      server = other;
      replies = true;
    },
    close: () => Object.assign(globalThis, { fetch: fetchOf }),
  };
}
