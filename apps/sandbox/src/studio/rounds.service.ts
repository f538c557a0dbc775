import { randomUUID } from 'node:crypto';
import type { RoundResult } from '../../studio/api.js';
import {
  playerOf,
  type Round,
  type RoundInput,
  type Session,
  type Source,
  type WalletTransaction,
} from './studio.records.js';
import { StudioRefusal } from './studio.refusal.js';
import type { StudioRecord, StudioStore } from './studio.store.js';
import type { WalletClient, WalletReply } from './wallet.client.js';
import type { WalletCourier } from './wallet.courier.js';

export interface BetOrder {
  stake: bigint;
  source: Source;
  input: RoundInput;
  /** Written together with the portal's acceptance. */
  alongside?: StudioRecord[];
  /** How long the portal has to answer, in milliseconds. */
  timeout?: number;
}

/**
 * The money of a round. What is to be asked or told is written down before; a bet without an answer is taken back,
 * and wins and rollbacks are told by the courier until the portal has them. Demos play with the session's own money.
 */
export class Rounds {
  constructor(
    readonly store: StudioStore,
    readonly wallet: WalletClient,
    readonly courier: WalletCourier,
  ) {}

  /** Takes up what an earlier run left: a round that was not over is void, and its stake goes back. */
  start(): void {
    for (const round of this.store.unfinishedRounds()) void this.void(round);
    this.courier.start();
  }

  /**
   * Takes the stake. @throws StudioRefusal insufficient_funds, limit, session_ended, game_unavailable; then the round
   * does not count, and a stake that was taken after all goes back
   */
  async open(session: Session, order: BetOrder): Promise<Round> {
    const round: Round = {
      id: randomUUID(),
      session: session.id,
      player: playerOf(session),
      game: session.game,
      demo: session.demo,
      stake: String(order.stake),
      payout: '0',
      at: Date.now(),
      state: 'betting',
      source: order.source,
      input: order.input,
      result: null,
    };
    return session.demo ? this.#openDemo(session, round, order) : this.#openReal(session, round, order);
  }

  /** Ends an open round. Ends itself with the first attempt to tell the portal. */
  async settle(open: Round, result: RoundResult, payout: bigint): Promise<void> {
    const round: Round = { ...open, state: 'settled', result, payout: String(payout) };
    if (round.demo) return this.#moveDemo(round, payout);
    const win = transactionOf(round, 'win', payout, this.#betOf(round)?.id ?? null);
    this.store.save({ round }, { transaction: win });
    await this.courier.deliver(win);
  }

  /** Gives the stake back, whether the portal had taken it or had not answered. */
  async void(before: Round): Promise<void> {
    const round: Round = { ...before, state: 'void', payout: '0' };
    if (round.demo) return this.#moveDemo(round, before.state === 'open' ? BigInt(round.stake) : 0n);
    const bet = this.#betOf(round);
    if (!bet) return this.store.save({ round });
    const rollback = transactionOf(round, 'rollback', BigInt(round.stake), bet.id);
    const known: WalletTransaction = bet.state === 'pending' ? { ...bet, state: 'unanswered' } : bet;
    this.store.save({ round }, { transaction: known }, { transaction: rollback });
    await this.courier.deliver(rollback);
  }

  /** More about the result of a round that is over, such as where a crash round ended after a cash-out. */
  amend(id: string, result: RoundResult): void {
    const round = this.store.round(id);
    if (round) this.store.save({ round: { ...round, result } });
  }

  async #openReal(session: Session, betting: Round, order: BetOrder): Promise<Round> {
    const bet = transactionOf(betting, 'bet', order.stake, null);
    this.store.save({ round: betting }, { transaction: bet });
    const reply = await this.wallet.tell(session, betting, bet, order.timeout);
    const answered = { ...bet, attempts: 1, answer: reply.why, answeredAt: Date.now() };
    if (reply.status === 'RS_OK') {
      const round: Round = { ...betting, state: 'open' };
      const known = this.store.session(session.id) ?? session;
      const balance = String(reply.balance ?? known.balance);
      this.store.save(
        { round },
        { transaction: { ...answered, state: 'accepted' } },
        { session: { ...known, balance } },
        ...(order.alongside ?? []),
      );
      return round;
    }
    const refusal = refusalOf(reply);
    if (refusal === 'unknown') {
      this.store.save({ transaction: { ...answered, answeredAt: null } });
      void this.void(betting);
      throw new StudioRefusal('game_unavailable');
    }
    this.store.save(
      { round: { ...betting, state: 'refused' } },
      { transaction: { ...answered, state: 'refused' } },
    );
    throw new StudioRefusal(refusal);
  }

  #openDemo(session: Session, betting: Round, order: BetOrder): Round {
    const known = this.store.session(session.id) ?? session;
    const left = BigInt(known.balance) - order.stake;
    if (left < 0n) throw new StudioRefusal('insufficient_funds');
    const round: Round = { ...betting, state: 'open' };
    this.store.save({ round }, { session: { ...known, balance: String(left) } }, ...(order.alongside ?? []));
    return round;
  }

  #moveDemo(round: Round, amount: bigint): void {
    const session = this.store.session(round.session);
    if (!session) return this.store.save({ round });
    const balance = String(BigInt(session.balance) + amount);
    this.store.save({ round }, { session: { ...session, balance } });
    this.courier.options.onBalance?.({ ...session, balance });
  }

  #betOf(round: Round): WalletTransaction | undefined {
    return this.store.transactionsOf(round.id).find(({ operation }) => operation === 'bet');
  }
}

function transactionOf(
  round: Round,
  operation: WalletTransaction['operation'],
  amount: bigint,
  reference: string | null,
): WalletTransaction {
  return {
    id: randomUUID(),
    operation,
    round: round.id,
    session: round.session,
    reference,
    amount: String(amount),
    state: 'pending',
    at: Date.now(),
    answeredAt: null,
    attempts: 0,
    answer: null,
  };
}

/** What a bet's refusal means for the player; unknown where the portal may have taken it. */
function refusalOf({ status }: WalletReply): 'unknown' | StudioRefusal['code'] {
  switch (status) {
    case null:
    case 'RS_ERROR_UNKNOWN':
    case 'RS_ERROR_DUPLICATE_TRANSACTION':
      return 'unknown';
    case 'RS_ERROR_NOT_ENOUGH_MONEY':
      return 'insufficient_funds';
    case 'RS_ERROR_LIMIT_REACHED':
      return 'limit';
    case 'RS_ERROR_INVALID_TOKEN':
    case 'RS_ERROR_TOKEN_EXPIRED':
    case 'RS_ERROR_USER_DISABLED':
      return 'session_ended';
    default:
      return 'game_unavailable';
  }
}
