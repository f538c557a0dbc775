import { BET_STATES, type BetSummary } from '#libs/games/common/bet-record';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { type ListChoice, type Moments, type OwnFields, oneOf } from '../../query/list-choice';

type OwnChoice = { gameType: BetSummary['gameType'] | ''; status: BetSummary['status'] | '' };

/** What the person chose beside days and page; '' where nothing is chosen. */
export const BET_FIELDS: OwnFields<OwnChoice> = {
  gameType: oneOf(CATEGORIES, ''),
  status: oneOf(BET_STATES, ''),
};

export type BetChoice = ListChoice & OwnChoice;

/** What the call takes: moments in ISO 8601, `from` included, `to` not. */
export interface BetFilter extends Moments {
  gameType?: BetSummary['gameType'];
  status?: BetSummary['status'];
}

export const filterOf = (moments: Moments, { gameType, status }: OwnChoice): BetFilter => ({
  ...moments,
  ...(gameType && { gameType }),
  ...(status && { status }),
});

/** Whether a round would stand in a list of this filter. */
export function meets(bet: BetSummary, { from, to, gameType, status }: BetFilter): boolean {
  const opened = Date.parse(bet.openedAt);
  return (
    opened >= Date.parse(from) &&
    (to === undefined || opened < Date.parse(to)) &&
    (gameType === undefined || bet.gameType === gameType) &&
    (status === undefined || bet.status === status)
  );
}
