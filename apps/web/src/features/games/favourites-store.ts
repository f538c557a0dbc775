import { useEffect, useSyncExternalStore } from 'react';
import type { Game } from '#libs/games/common/games.calls';
import { useSession } from '../session/session-store';

const EVERY_MS = 1000;

let ids: ReadonlySet<number> = new Set();
let loadedFor: string | null = null;
/** The server keeps none for who is logged in: a trial account. */
let closed = false;
let lastToggle = 0;
const listeners = new Set<() => void>();

function become(next: Iterable<number>): void {
  ids = new Set(next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: ReadonlySet<number> = new Set();

/** Which games are favourites, and the way to change it: at most once a second, shown before the server answers. */
export function useFavourites() {
  const session = useSession();
  const token = session.status === 'member' ? session.token : null;
  useEffect(() => {
    if (loadedFor === token) return;
    loadedFor = token;
    if (token === null) become([]);
    else void load();
  }, [token]);
  const current = useSyncExternalStore(
    subscribe,
    () => ids,
    () => NONE,
  );
  return { ids: current, toggle };
}

function toggle(game: Game): void {
  if (closed) return void askForAccount(game);
  if (Date.now() - lastToggle < EVERY_MS) return;
  lastToggle = Date.now();
  const before = ids;
  const add = !ids.has(game.nodeId);
  become(add ? [game.nodeId, ...ids] : [...ids].filter((id) => id !== game.nodeId));
  void store(game, add).catch(() => become(before));
}

async function load(): Promise<void> {
  const { callApi, listFavoriteIds, isForMembers } = await import('./favourites.api');
  closed = false;
  const found = await callApi(listFavoriteIds, {}).catch((error: unknown) => {
    closed = isForMembers(error);
    return [];
  });
  become(found);
}

async function askForAccount(game: Game): Promise<void> {
  const { enterGate } = await import('./favourites.api');
  enterGate({ proceed: () => toggle(game) });
}

async function store({ nodeId, vassalage, gameType }: Game, add: boolean): Promise<void> {
  const { callApi, addFavorite, removeFavorite } = await import('./favourites.api');
  if (add) await callApi(addFavorite, { nodeId, vendor: vassalage, gameType });
  else await callApi(removeFavorite, { nodeId });
}
