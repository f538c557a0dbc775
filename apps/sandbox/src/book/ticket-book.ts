import type { Accept, CashOutRequest, SlipLeg } from '../../common/book/api.js';
import type { BookCode } from '../../common/book/codes.js';
import type { BookOutcome } from '../../common/book/outcome.js';
import { type Leg, MOST_LEGS, settledPayout, slipPayout } from '../../common/book/slip.js';
import { currencyOf } from '../vendor/currencies.js';
import { GameError } from '../vendor/game-error.js';
import { playerOf, type Round, type Session, turnOf } from '../vendor/records.js';
import type { SeamlessVendor } from '../vendor/seamless.vendor.js';
import { checkStake, checkWin } from '../vendor/stake.js';
import { limitsOf } from '../vendor/title.js';
import type { Matches } from './matches.js';
import { agreedLegs, type Choice } from './slip.js';
import { cashOutRisk, isTicket, legsOf, type MatchOf, quoteOf, type Ticket } from './tickets.js';

export interface Slip {
  /** Minor units. */
  amount: string;
  legs: readonly SlipLeg[];
  accept: Accept;
}

/** How a ticket ends, or goes on. */
interface End {
  state: 'settled' | 'void' | 'open';
  payout: bigint;
  result: BookOutcome | null;
}

/**
 * The tickets of one title. Whatever ends a ticket runs under the ticket's key and looks at its stored state first, so
 * that only one of cash-out and settlement pays.
 */
export class TicketBook {
  /** The open tickets by their round. */
  readonly #open = new Map<string, Ticket>();

  constructor(
    readonly code: BookCode,
    readonly vendor: SeamlessVendor,
    readonly matches: Matches,
    readonly onTicket: (ticket: Ticket) => void,
  ) {}

  /** Takes over the open tickets of an earlier run. */
  start(): void {
    for (const round of this.vendor.store.unfinishedRounds())
      if (isTicket(round) && round.game === this.code && round.input.isConfirmed)
        this.#open.set(round.id, round);
  }

  get openCount(): number {
    return this.#open.size;
  }

  /** The matches of the open tickets. */
  needed(): Set<string> {
    return new Set([...this.#open.values()].flatMap(({ input }) => input.legs.map(({ match }) => match)));
  }

  /**
   * Takes a stake on a slip whose odds are good before and after the portal's answer; otherwise the stake is rolled back.
   * @throws GameError invalid_input, limit, market_suspended, odds_changed, and those of Rounds.open
   */
  place(session: Session, { amount, legs, accept }: Slip): Promise<Ticket> {
    const limits = limitsOf(this.vendor.titleOf(session.game), currencyOf(session.currency));
    const stake = checkStake(amount, limits);
    const matches = legs.map(({ match }) => match);
    if (legs.length === 0 || legs.length > MOST_LEGS || new Set(matches).size < legs.length)
      throw new GameError('invalid_input', { field: 'legs' });
    return this.vendor.turns.run(turnOf(session), async () => {
      const agreed = agreedLegs(this.#choicesOf(legs), accept);
      checkWin(slipPayout(stake, agreed), limits);
      const round = await this.vendor.rounds.open(session, {
        stake,
        source: { matches },
        input: { kind: 'book', legs: agreed.map(legOf), isConfirmed: false },
      });
      try {
        const final = agreedLegs(this.#choicesOf(agreed), accept);
        checkWin(slipPayout(stake, final), limits);
        return this.#confirm(round, final);
      } catch (error) {
        void this.vendor.rounds.void(round);
        throw error;
      }
    });
  }

  /**
   * Ends a ticket for what it is worth now, which is not less than the page showed.
   * @throws GameError round_closed, market_suspended, odds_changed
   */
  cashOut(session: Session, { round, quote: shown }: CashOutRequest): Promise<bigint> {
    return this.vendor.turns.run(keyOf(round), async () => {
      const ticket = this.#open.get(round);
      if (ticket?.player !== playerOf(session)) throw new GameError('round_closed');
      const stake = BigInt(ticket.stake);
      const legs = legsOf(ticket, this.#matchOf);
      if (settledPayout(stake, legs) !== null) throw new GameError('round_closed');
      const quote = quoteOf(ticket, this.#matchOf);
      if (quote === null) throw new GameError('market_suspended');
      if (quote < BigInt(shown)) throw new GameError('odds_changed');
      const result: BookOutcome = { kind: 'book', legs, isCashedOut: true };
      const validAmount = cashOutRisk(stake, quote);
      await this.#publish(
        ticket,
        this.vendor.rounds.settleAll([{ round: ticket, result, payout: quote, validAmount }]),
      );
      return quote;
    });
  }

  /** Settles the open tickets that are decided by now. */
  async settleDue(): Promise<void> {
    const due = [...this.#open.values()].filter((ticket) => endOf(ticket, this.#matchOf).state !== 'open');
    await Promise.all(due.map(({ id }) => this.vendor.turns.run(keyOf(id), () => this.#settle(id))));
  }

  /** Brings the tickets on a match in line with its rulings; those that were cashed out stay as they are. */
  async review(match: string): Promise<void> {
    const rounds = this.vendor.store.roundsOfMatch(match);
    await Promise.all(rounds.map(({ id }) => this.vendor.turns.run(keyOf(id), () => this.#review(id))));
  }

  async #review(id: string): Promise<void> {
    const ticket = this.vendor.store.round(id);
    if (!ticket || !isTicket(ticket)) return;
    if (this.#open.has(id)) return this.#settle(id);
    if (ticket.state !== 'settled' || ticket.result?.kind !== 'book' || ticket.result.isCashedOut) return;
    const found = await Promise.all(ticket.input.legs.map(({ match }) => this.matches.find(match)));
    const end = endOf(ticket, (match) => found.find((one) => one.id === match));
    if (end.state === 'settled' && String(end.payout) === ticket.payout) {
      if (end.result) this.vendor.rounds.amend(id, end.result);
      return;
    }
    await this.#publish(ticket, this.vendor.rounds.correct(ticket, end));
  }

  async #settle(id: string): Promise<void> {
    const ticket = this.#open.get(id);
    const end = ticket && endOf(ticket, this.#matchOf);
    if (!ticket || !end?.result || end.state === 'open') return;
    const { result, payout, state } = end;
    const { rounds } = this.vendor;
    const delivered =
      state === 'void'
        ? rounds.void({ ...ticket, result })
        : rounds.settleAll([{ round: ticket, result, payout }]);
    await this.#publish(ticket, delivered);
  }

  /** Follows the stored state of a ticket and shows it to its player; ends after the first attempt to deliver the money. */
  async #publish({ id }: Ticket, delivered: Promise<void>): Promise<void> {
    const stored = this.vendor.store.round(id);
    if (!stored || !isTicket(stored)) return;
    if (stored.state === 'open') this.#open.set(id, stored);
    else this.#open.delete(id);
    this.onTicket(stored);
    await delivered;
  }

  #confirm(round: Round, legs: readonly SlipLeg[]): Ticket {
    const ticket: Ticket = {
      ...round,
      input: { kind: 'book', legs: legs.map(legOf), isConfirmed: true },
    };
    this.vendor.store.save({ round: ticket });
    this.#open.set(ticket.id, ticket);
    this.onTicket(ticket);
    return ticket;
  }

  #choicesOf(legs: readonly SlipLeg[]): Choice[] {
    return legs.map((leg) => {
      const match = this.matches.shown.find(({ id }) => id === leg.match);
      if (!match) throw new GameError('market_suspended', { match: leg.match });
      return { match, leg };
    });
  }

  readonly #matchOf: MatchOf = (id) => this.matches.get(id);
}

const keyOf = (round: string): string => `ticket:${round}`;

const legOf = ({ match, market, selection, odds }: SlipLeg): Leg => ({ match, market, selection, odds });

/** A ticket is settled once its payout is known; if all its matches were cancelled, the stake goes back. */
function endOf(ticket: Ticket, matchOf: MatchOf): End {
  const legs = legsOf(ticket, matchOf);
  const result: BookOutcome = { kind: 'book', legs, isCashedOut: false };
  if (legs.every(({ state }) => state === 'void')) return { state: 'void', payout: 0n, result };
  const payout = settledPayout(BigInt(ticket.stake), legs);
  return payout === null ? { state: 'open', payout: 0n, result: null } : { state: 'settled', payout, result };
}
