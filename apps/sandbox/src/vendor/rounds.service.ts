import { randomUUID } from 'node:crypto';
import type { RoundResult } from '../../common/api.js';
import { GameError } from './game-error.js';
import {
  playerOf,
  type Round,
  type RoundInput,
  type Session,
  type Source,
  type WalletTransaction,
} from './records.js';
import type { VendorRecord, VendorStore } from './store.js';
import type { WalletClient, WalletReply } from './wallet.client.js';
import type { WalletDelivery } from './wallet.delivery.js';

export interface BetOrder {
  /** 0 for a free round. */
  stake: bigint;
  /** The free rounds that it takes one of. */
  reward?: string | undefined;
  source: Source;
  input: RoundInput;
  /** Stored together with the portal's acceptance. */
  alongside?: VendorRecord[];
  /** The time limit for the portal's answer, in milliseconds. */
  timeout?: number;
}

/** How an open round ends; `validAmount` is what of its stake was at risk, where its game says it. */
export interface Outcome {
  round: Round;
  result: RoundResult;
  payout: bigint;
  validAmount?: bigint;
}

/**
 * The money of a round. Each request to the portal is stored before it is sent; a bet without an answer is rolled back,
 * and wins and rollbacks are retried until the portal accepts them. Demos use the session's own play money.
 */
export class Rounds {
  constructor(
    readonly store: VendorStore,
    readonly wallet: WalletClient,
    readonly delivery: WalletDelivery,
  ) {}

  /**
   * Continues after a restart: an unfinished round becomes void, and its stake is rolled back. An open one stays if its
   * game `resumes` it.
   */
  start(resumes: (round: Round) => boolean): void {
    for (const round of this.store.unfinishedRounds())
      if (round.state === 'betting' || !resumes(round)) void this.void(round);
    this.delivery.start();
  }

  /**
   * Takes the stake. @throws GameError insufficient_funds, limit, free_rounds_over, session_ended, game_unavailable; then the round
   * does not count, and if the stake was taken after all, it is rolled back
   */
  async open(session: Session, order: BetOrder): Promise<Round> {
    const round: Round = {
      id: randomUUID(),
      session: session.id,
      player: playerOf(session),
      game: session.game,
      demo: session.demo,
      ...(order.reward !== undefined && { reward: order.reward }),
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

  /**
   * Settles an open round. Resolves after the first attempt to notify the portal, with the player's balance in minor
   * units: a win belongs to the player even before the portal has accepted it. `session` is the player's current one,
   * where it is not that of the bet. The result is stored, together with what is `alongside`, before this first waits.
   */
  async settle(
    open: Round,
    result: RoundResult,
    payout: bigint,
    { session = open.session, alongside = [] }: { session?: string; alongside?: VendorRecord[] } = {},
  ): Promise<bigint> {
    const before = this.#balanceOf(session);
    await this.settleAll([{ round: open, result, payout }], alongside);
    if (open.demo) return this.#balanceOf(session);
    const accepted = this.#transactionOf(open, 'win')?.state === 'accepted';
    const balance = accepted ? this.#balanceOf(open.session) : before + payout;
    const current = this.store.session(session);
    if (accepted && current && session !== open.session)
      this.store.save({ session: { ...current, balance: String(balance) } });
    return balance;
  }

  /**
   * Settles open rounds of different sessions at once: all results are stored when this returns, or none. Resolves
   * after the first attempts to notify the portal. @throws Error of the file system
   */
  settleAll(outcomes: readonly Outcome[], alongside: VendorRecord[] = []): Promise<void> {
    const ends = outcomes.map((outcome) => this.#end(outcome));
    const [first, ...others] = [...alongside, ...ends.flatMap(({ records }) => records)];
    if (first) this.store.save(first, ...others);
    for (const { demo } of ends) if (demo) this.delivery.onBalance(demo);
    return Promise.all(ends.map(({ win }) => win && this.delivery.deliver(win))).then(() => undefined);
  }

  #end({ round: open, result, payout, validAmount }: Outcome): {
    records: VendorRecord[];
    demo?: Session;
    win?: WalletTransaction;
  } {
    const round: Round = { ...open, state: 'settled', result, payout: String(payout) };
    const session = this.store.session(round.session);
    if (!round.demo) {
      const bet = this.#transactionOf(round, 'bet')?.id ?? null;
      const valid = validAmount === undefined ? null : String(validAmount);
      const win: WalletTransaction = { ...transactionOf(round, 'win', payout, bet), validAmount: valid };
      return { records: [{ round }, { transaction: win }], win };
    }
    if (!session) return { records: [{ round }] };
    const demo = { ...session, balance: String(BigInt(session.balance) + payout) };
    return { records: [{ round }, { session: demo }], demo };
  }

  /**
   * Corrects a round that was settled: its win is rolled back, and its new state is stored with that in one line. A new
   * win is paid to a settled round, the stake to a void one; an open one goes on.
   */
  async correct(
    settled: Round,
    {
      state,
      payout,
      result,
    }: { state: 'settled' | 'void' | 'open'; payout: bigint; result: RoundResult | null },
  ): Promise<void> {
    const round: Round = { ...settled, state, payout: String(payout), result };
    const returned = state === 'void' ? BigInt(settled.stake) : payout;
    if (round.demo) return this.#moveDemo(round, returned - BigInt(settled.payout));
    const bet = this.#transactionOf(round, 'bet');
    const win = this.#transactionOf(round, 'win');
    if (!bet || !win) throw new Error(`the round ${round.id} was not settled`);
    const moves = [transactionOf(round, 'rollback', BigInt(win.amount), win.id)];
    if (state === 'settled') moves.push(transactionOf(round, 'win', payout, bet.id));
    if (state === 'void') moves.push(transactionOf(round, 'rollback', BigInt(round.stake), bet.id));
    this.store.save({ round }, ...moves.map((transaction) => ({ transaction })));
    await Promise.all(moves.map((transaction) => this.delivery.deliver(transaction)));
  }

  /** Rolls the stake back, whether the portal had accepted it or had not answered. */
  async void(before: Round): Promise<void> {
    const round: Round = { ...before, state: 'void', payout: '0' };
    if (round.demo) return this.#moveDemo(round, before.state === 'open' ? BigInt(round.stake) : 0n);
    const bet = this.#transactionOf(round, 'bet');
    if (!bet) return this.store.save({ round });
    const rollback = transactionOf(round, 'rollback', BigInt(round.stake), bet.id);
    const known: WalletTransaction = bet.state === 'pending' ? { ...bet, state: 'unanswered' } : bet;
    this.store.save({ round }, { transaction: known }, { transaction: rollback });
    await this.delivery.deliver(rollback);
  }

  /** Adds to the result of a settled round, such as the crash point after a cash-out. */
  amend(id: string, result: RoundResult): void {
    const round = this.store.round(id);
    if (round) this.store.save({ round: { ...round, result } });
  }

  async #openReal(session: Session, betting: Round, order: BetOrder): Promise<Round> {
    const bet = transactionOf(betting, 'bet', order.stake, null);
    this.store.save({ round: betting }, { transaction: bet });
    const reply = await this.wallet.send(session, betting, bet, order.timeout);
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
    const error = errorOf(reply, order.reward !== undefined);
    if (error === 'unknown') {
      this.store.save({ transaction: { ...answered, answeredAt: null } });
      void this.void(betting);
      throw new GameError('game_unavailable');
    }
    this.store.save(
      { round: { ...betting, state: 'refused' } },
      { transaction: { ...answered, state: 'refused' } },
    );
    throw new GameError(error);
  }

  #openDemo(session: Session, betting: Round, order: BetOrder): Round {
    const known = this.store.session(session.id) ?? session;
    const left = BigInt(known.balance) - order.stake;
    if (left < 0n) throw new GameError('insufficient_funds');
    const round: Round = { ...betting, state: 'open' };
    this.store.save({ round }, { session: { ...known, balance: String(left) } }, ...(order.alongside ?? []));
    return round;
  }

  #moveDemo(round: Round, amount: bigint): void {
    const session = this.store.session(round.session);
    if (!session) return this.store.save({ round });
    const balance = String(BigInt(session.balance) + amount);
    this.store.save({ round }, { session: { ...session, balance } });
    this.delivery.onBalance({ ...session, balance });
  }

  #balanceOf(session: string): bigint {
    return BigInt(this.store.session(session)?.balance ?? '0');
  }

  #transactionOf({ id }: Round, kind: 'bet' | 'win'): WalletTransaction | undefined {
    return this.store.transactionsOf(id).findLast(({ operation }) => operation === kind);
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
    validAmount: null,
    state: 'pending',
    at: Date.now(),
    answeredAt: null,
    attempts: 0,
    answer: null,
  };
}

/** The error that the player sees; `unknown` if the portal may have accepted the bet. */
function errorOf({ status }: WalletReply, isFree: boolean): 'unknown' | GameError['code'] {
  switch (status) {
    case null:
    case 'RS_ERROR_UNKNOWN':
    case 'RS_ERROR_DUPLICATE_TRANSACTION':
      return 'unknown';
    case 'RS_ERROR_NOT_ENOUGH_MONEY':
      return 'insufficient_funds';
    case 'RS_ERROR_LIMIT_REACHED':
      return isFree ? 'free_rounds_over' : 'limit';
    case 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST':
      return isFree ? 'free_rounds_over' : 'game_unavailable';
    case 'RS_ERROR_INVALID_TOKEN':
    case 'RS_ERROR_TOKEN_EXPIRED':
    case 'RS_ERROR_USER_DISABLED':
      return 'session_ended';
    default:
      return 'game_unavailable';
  }
}
