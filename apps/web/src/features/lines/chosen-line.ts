import { measureLine } from './line-speed';

/** The chosen line's origin, kept at each line by itself, as browsers keep each host's storage apart. */
const STORED = 'line';
/** Says to the line that is gone to that it was chosen, so that it does not lead back to an earlier choice. */
const MARK = 'line';
const MARKED = 'chosen';
/** A visit goes on at the chosen line only while nothing was done yet, so that has to answer soon. */
const ANSWER_WITHIN_MS = 1500;
const TRIED = 'line.tried';

/** Goes on at another line, on the same page. */
export function addressAt(origin: string, { pathname, search, hash }: Location): string {
  const url = new URL(pathname + search + hash, origin);
  url.searchParams.set(MARK, MARKED);
  return url.href;
}

export function goToLine(origin: string): void {
  localStorage.setItem(STORED, origin);
  location.assign(addressAt(origin, location));
}

/** Keeps the line of this page where it was just chosen, and takes the mark out of the address. */
export function keepArrival(): void {
  const url = new URL(location.href);
  if (url.searchParams.get(MARK) !== MARKED) return;
  localStorage.setItem(STORED, location.origin);
  url.searchParams.delete(MARK);
  history.replaceState(history.state, '', url);
}

/** The line that was chosen on an earlier visit, where it is another one than this page's, and still the brand's. */
export function lineToReturnTo(lines: readonly string[]): string | null {
  const chosen = localStorage.getItem(STORED);
  if (chosen === null || chosen === location.origin || sessionStorage.getItem(TRIED)) return null;
  return lines.includes(chosen) ? chosen : null;
}

/** Once a visit, and only where the line answers at once and nobody has pressed anything meanwhile. */
export async function returnToLine(origin: string, go: (address: string) => void): Promise<void> {
  sessionStorage.setItem(TRIED, '1');
  const alive = await measureLine(origin, ANSWER_WITHIN_MS).then(
    () => true,
    () => false,
  );
  if (alive && !navigator.userActivation?.hasBeenActive) go(addressAt(origin, location));
}
