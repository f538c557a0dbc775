import { createStore, useStore } from '../store';

/** The newest version of the brand's settings and content that a push named; `null` before the first one. */
const version = createStore<string | null>(null);

export const setSiteVersion = (next: string): void => version.set(next);
export const useSiteVersion = (): string | null => useStore(version);
