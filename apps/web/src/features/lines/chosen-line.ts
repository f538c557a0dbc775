import { findLanguage, type LanguageCode } from '#libs/site/common/locales';
import { storedLanguage } from '../../data/preferences/language';
import type { Theme } from '../../data/preferences/theme';
import { measureLine } from './line-speed';

/** The chosen line's origin, kept at each line by itself, as browsers keep each host's storage apart. */
const STORED = 'line';
/** Says to the line that is gone to that it was chosen, so that it does not lead back to an earlier choice. */
const MARK = 'line';
const MARKED = 'chosen';
/** What the person chose of language and theme, which the other host knows nothing of. */
const LANGUAGE = 'lineLang';
const THEME = 'lineTheme';
/** A visit goes on at the chosen line only while nothing was done yet, so that has to answer soon. */
const ANSWER_WITHIN_MS = 1500;
const TRIED = 'line.tried';

/** Goes on at another line, on the same page. */
export function addressAt(origin: string, { pathname, search, hash }: Location): string {
  const url = new URL(pathname + search + hash, origin);
  url.searchParams.set(MARK, MARKED);
  url.searchParams.set(LANGUAGE, storedLanguage() ?? '');
  url.searchParams.set(THEME, document.documentElement.dataset.theme ?? '');
  return url.href;
}

export function goToLine(origin: string): void {
  localStorage.setItem(STORED, origin);
  location.assign(addressAt(origin, location));
}

interface Arrival {
  language: LanguageCode | undefined;
  theme: Theme | undefined;
}

/**
 * Keeps the line of this page where it was just chosen, and takes the marks out of the address. Returns what the person had
 * chosen at the other line; `null` for any other visit.
 */
export function keepArrival(): Arrival | null {
  const url = new URL(location.href);
  const { searchParams: marks } = url;
  if (marks.get(MARK) !== MARKED) return null;
  localStorage.setItem(STORED, location.origin);
  const theme = (['night', 'paper'] as const).find((one) => one === marks.get(THEME));
  const language = findLanguage(marks.get(LANGUAGE));
  for (const mark of [MARK, LANGUAGE, THEME]) marks.delete(mark);
  history.replaceState(history.state, '', url);
  return { language, theme };
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
