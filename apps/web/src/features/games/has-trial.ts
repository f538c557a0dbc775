import type { Game } from '#libs/games/common/games.calls';
import { LOTTERY_VENDORS } from '#libs/lottery/common/titles';

/** A free trial is offered: by the wire's flags 0 says so in the one, and 1 in the other. */
export const hasTrial = (game: Pick<Game, 'supportPlay' | 'freeplay'>): boolean =>
  game.supportPlay === 0 || game.freeplay === 1;

/** A member may try it with play money. On the lottery's pages a member plays with money, and a trial account alone without. */
export const hasTrialForMembers = (game: Pick<Game, 'supportPlay' | 'freeplay' | 'vassalage'>): boolean =>
  hasTrial(game) && !LOTTERY_VENDORS.some((vendor) => vendor === game.vassalage);
