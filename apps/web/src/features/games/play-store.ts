import { useSyncExternalStore } from 'react';
import type { Game } from '#libs/games/common/games.calls';

/** That somebody wants to play a game, from a tile, a dialog or an address. */
export interface PlayRequest {
  nodeId: number;
  /** Absent where only the address is known. */
  game?: Game;
  /** A trial round with play money. */
  demo: boolean;
}

let current: PlayRequest | null = null;
const listeners = new Set<() => void>();

function become(next: PlayRequest | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends somebody through the launch gate; a later wish replaces an earlier one. */
export const play = (request: PlayRequest): void => become(request);
export const endPlay = (): void => become(null);

export const usePlayRequest = (): PlayRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
