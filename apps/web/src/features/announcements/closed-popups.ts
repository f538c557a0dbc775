import type { Announcement } from '#libs/site/common/announcements';

type Popup = Pick<Announcement, 'id' | 'version'>;

/** In the session: shown already. In the browser: closed by a guest; the server remembers what members close. */
const SHOWN = 'shownPopups';
const CLOSED = 'closedPopups';
/** More than any site shows at a time. */
const MAX_KEPT = 50;

const nameOf = ({ id, version }: Popup) => `${id}@${version}`;

function read(storage: Storage, key: string): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function add(storage: Storage, key: string, popups: Popup[]): void {
  const names = new Set([...read(storage, key), ...popups.map(nameOf)]);
  storage.setItem(key, JSON.stringify([...names].slice(-MAX_KEPT)));
}

/** Those that this session has not shown, and no guest of this browser has closed. */
export function notShownYet<P extends Popup>(popups: P[]): P[] {
  const seen = new Set([...read(sessionStorage, SHOWN), ...read(localStorage, CLOSED)]);
  return popups.filter((popup) => !seen.has(nameOf(popup)));
}

export const markShown = (popups: Popup[]): void => add(sessionStorage, SHOWN, popups);
export const markClosed = (popups: Popup[]): void => add(localStorage, CLOSED, popups);
