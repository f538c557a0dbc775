import type { BetSummary } from '#libs/games/common/bet-record';
import { isWithin, type Moments } from '../../lists/list-choice';

/** What the call takes: moments in ISO 8601, `from` included, `to` not. */
export interface BetFilter extends Partial<Moments> {
  gameType?: BetSummary['gameType'];
  status?: BetSummary['status'];
}

/** Whether a list with this filter shows the round. */
export const matchesFilter = (bet: BetSummary, { gameType, status, ...span }: BetFilter): boolean =>
  isWithin(bet.openedAt, span) &&
  (gameType === undefined || bet.gameType === gameType) &&
  (status === undefined || bet.status === status);
