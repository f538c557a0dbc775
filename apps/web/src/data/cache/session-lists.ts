import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Where a list is stored for the tab's session, by the first part of its query's key. */
const PLACES: ReadonlyMap<unknown, string> = new Map([
  ['hot-games', 'hotGames'],
  ['vendors', 'gameVendor'],
]);

interface KeptList {
  /** Of the web client that stored it: another one may read it differently. */
  build: string;
  queryKey: QueryKey;
  data: unknown;
}

/** The address of the first script, which has the hash of the build in it. */
const buildInUse = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/**
 * Hot games and the list of vendors are in the session's storage, so that a reloaded page has them at once; they are read again
 * behind that. One language is kept: choosing another one replaces both. Returns how to end it.
 */
export function keepListsInSession(client: QueryClient): () => void {
  const build = buildInUse();
  for (const place of PLACES.values()) restore(client, place, build);
  return client.getQueryCache().subscribe(({ type, query }) => {
    const { queryKey, state } = query;
    const place = PLACES.get(queryKey[0]);
    if (place === undefined || type !== 'updated' || state.status !== 'success' || state.isInvalidated)
      return;
    const kept: KeptList = { build, queryKey, data: state.data };
    sessionStorage.setItem(place, JSON.stringify(kept));
  });
}

/** Not over what the page has read itself. */
function restore(client: QueryClient, place: string, build: string): void {
  const kept = readKept(place);
  if (kept?.build !== build || client.getQueryData(kept.queryKey) !== undefined) return;
  client.setQueryData(kept.queryKey, kept.data);
  void client.invalidateQueries({ queryKey: kept.queryKey });
}

function readKept(place: string): KeptList | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as KeptList | null;
  } catch {
    return null;
  }
}
