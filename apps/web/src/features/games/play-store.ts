import type { Game } from '#libs/games/common/games.calls';
import { createStore, useStore } from '../../data/store';

/** That somebody wants to play a game, from a tile, a dialog or an address. */
export interface PlayRequest {
  nodeId: number;
  /** Absent where only the address is known. */
  game?: Game;
  /** A trial round with play money. */
  demo: boolean;
}

const current = createStore<PlayRequest | null>(null);

/** Sends somebody through the launch gate; a later wish replaces an earlier one. */
export const play = (request: PlayRequest): void => current.set(request);
export const endPlay = (): void => current.set(null);

export const usePlayRequest = (): PlayRequest | null => useStore(current);
