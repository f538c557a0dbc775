import type { Game } from '#libs/games/common/games.calls';

/** A free trial is offered: by the wire's flags 0 says so in the one, and 1 in the other. */
export const hasTrial = (game: Pick<Game, 'supportPlay' | 'freeplay'>): boolean =>
  game.supportPlay === 0 || game.freeplay === 1;
