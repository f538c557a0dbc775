import type { RoundsReply, RoundView } from '../../common/api.js';
import { playerOf, type Round, type Session } from './records.js';
import type { VendorStore } from './store.js';

const PAGE = 20;

/** What a round's game tells about it now: nothing of a result that is still secret. */
export type VisibleOutcome = Pick<RoundView, 'result' | 'proof'>;

/** Rounds as players and the portal see them, without the result of an undecided round. */
export class RoundViews {
  constructor(
    readonly store: VendorStore,
    readonly outcomeOf: (round: Round) => VisibleOutcome,
  ) {}

  /** `page` counts from 1. */
  ofPlayer(session: Session, page: number): RoundsReply {
    const taken = this.store
      .roundsOf(playerOf(session), session.game)
      .filter(({ state }) => state !== 'betting' && state !== 'refused');
    const rounds = taken.slice((page - 1) * PAGE, page * PAGE).map((round) => this.of(round));
    return { rounds, page, pages: Math.ceil(taken.length / PAGE) };
  }

  of(round: Round): RoundView {
    return {
      round: round.id,
      at: round.at,
      state: round.state === 'settled' || round.state === 'void' ? round.state : 'open',
      stake: round.stake,
      payout: round.payout,
      reward: round.reward ?? null,
      ...this.outcomeOf(round),
    };
  }
}
