import { useEffect } from 'react';
import type { Game } from '#libs/games/common/games.calls';
import { useSessionValue } from '../../../data/session/session-store';
import { createStore, useStore } from '../../../data/store';

/** What is kept of a game. */
type Kept = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;

const EVERY_MS = 1000;

const NONE: ReadonlySet<number> = new Set();

const favourites = createStore<ReadonlySet<number>>(NONE);
/** The server has said which they are. */
const known = createStore(false);
let loadedFor: string | null = null;
/** The server keeps none for who is logged in: a trial account. */
let closed = false;
let lastToggle = 0;

/** Which games are favourites, and the way to change it: at most once a second, shown before the server answers. */
export function useFavourites() {
  const token = useSessionValue((session) => (session.status === 'member' ? session.token : null));
  useEffect(() => {
    if (loadedFor === token) return;
    loadedFor = token;
    known.set(false);
    if (token === null) favourites.set(new Set());
    else void load();
  }, [token]);
  const [ids, isKnown] = [useStore(favourites), useStore(known)];
  // What is held may be of who was logged in before.
  return loadedFor === token ? { ids, known: isKnown, toggle } : { ids: NONE, known: false, toggle };
}

function toggle(game: Kept): void {
  if (closed) return void askForAccount(game);
  if (Date.now() - lastToggle < EVERY_MS) return;
  lastToggle = Date.now();
  const before = favourites.get();
  const add = !before.has(game.nodeId);
  favourites.set(new Set(add ? [game.nodeId, ...before] : [...before].filter((id) => id !== game.nodeId)));
  void store(game, add).catch(() => favourites.set(before));
}

async function load(): Promise<void> {
  const { callApi, listFavoriteIds, isForMembers } = await import('../favourites.api');
  closed = false;
  const found = await callApi(listFavoriteIds, {}).catch((error: unknown) => {
    closed = isForMembers(error);
    return [];
  });
  favourites.set(new Set(found));
  known.set(true);
}

async function askForAccount(game: Kept): Promise<void> {
  const { enterGate } = await import('../favourites.api');
  enterGate({ proceed: () => toggle(game) });
}

async function store({ nodeId, vassalage, gameType }: Kept, add: boolean): Promise<void> {
  const { callApi, addFavorite, removeFavorite } = await import('../favourites.api');
  if (add) await callApi(addFavorite, { nodeId, vendor: vassalage, gameType });
  else await callApi(removeFavorite, { nodeId });
}
