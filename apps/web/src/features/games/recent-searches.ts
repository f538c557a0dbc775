import { foldName } from '#libs/games/common/fold-name';
import { createStore, useStore } from '../../data/store';

const STORED = 'gameSearches';
const MOST = 6;
const LONGEST = 40;

/** What was searched for on this device, the latest first. It is told to nobody. */
const searches = createStore<readonly string[]>([], stored());

function stored(): string[] {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(texts: readonly string[]): void {
  searches.set(texts);
  localStorage.setItem(STORED, JSON.stringify(texts));
}

const without = (text: string) => searches.get().filter((other) => foldName(other) !== foldName(text));

export const useRecentSearches = (): readonly string[] => useStore(searches);

/** Once each, however it is written. */
export function rememberSearch(text: string): void {
  if (foldName(text) !== '') keep([text.slice(0, LONGEST), ...without(text)].slice(0, MOST));
}

export const forgetSearch = (text: string): void => keep(without(text));
export const forgetSearches = (): void => keep([]);
