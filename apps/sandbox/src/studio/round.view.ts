import type { ChainProof, RoundResult, RoundsReply, RoundView, SeedProof } from '../../studio/api.js';
import type { Chains } from './crash.chain.js';
import { proofOf } from './seeds.service.js';
import { playerOf, type Round, type Session } from './studio.records.js';
import type { StudioStore } from './studio.store.js';

const PAGE = 20;

/** Rounds as players and the portal see them, without the result of an undecided round. */
export class RoundViews {
  constructor(
    readonly store: StudioStore,
    readonly chains: Chains,
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
      result: this.#resultOf(round),
      proof: this.#proofOf(round),
    };
  }

  #resultOf(round: Round): RoundResult | null {
    if (round.result?.kind !== 'crash' || !('chain' in round.source)) return round.result;
    const over = this.chains.isOver(round.source);
    return { ...round.result, bust: over ? round.result.bust : null };
  }

  #proofOf({ source }: Round): SeedProof | ChainProof {
    if ('chain' in source) return this.chains.proofOf(source);
    const pair = this.store.pair(source.pair);
    if (!pair) throw new Error(`the pair ${source.pair} of a round is gone`);
    return proofOf(pair, source.nonce);
  }
}
