import type { MatchesPush, MatchView, TicketView } from '../../common/book/api.js';
import type { BookCode } from '../../common/book/codes.js';
import { bookTitle } from '../../common/book/titles.js';
import { playerOf, type Session } from '../vendor/records.js';
import type { SeamlessVendor } from '../vendor/seamless.vendor.js';
import type { MatchSeeds } from './match-seeds.js';
import { Matches } from './matches.js';
import { TicketBook } from './ticket-book.js';
import { isTicket, type Ticket, ticketView } from './tickets.js';

/** How many tickets that are over a page shows. */
const PAST = 20;

export interface TitleBookEvents {
  /** The matches were played on. */
  onStep: () => void;
  onTicket: (ticket: Ticket) => void;
}

/** The book of one title, played step by step as long as somebody watches or has an open ticket. */
export class TitleBook {
  readonly matches: Matches;
  readonly tickets: TicketBook;
  watching = 0;
  #timer: NodeJS.Timeout | undefined;
  #stepping: Promise<void> | null = null;
  #isStopped = false;

  constructor(
    readonly code: BookCode,
    readonly vendor: SeamlessVendor,
    seeds: MatchSeeds,
    readonly events: TitleBookEvents,
  ) {
    this.matches = new Matches(code, seeds, vendor.store);
    this.tickets = new TicketBook(code, vendor, this.matches, (ticket) => events.onTicket(ticket));
  }

  /** Continues the work of an earlier run. */
  async start(): Promise<void> {
    this.tickets.start();
    await this.step();
    for (const { match, game } of this.vendor.store.rulings())
      if (game === this.code) await this.tickets.review(match);
  }

  /** Open tickets stay in the store. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Resolves when the matches are those of this moment. */
  watch(): Promise<void> {
    this.watching += 1;
    return this.step();
  }

  unwatch(): void {
    this.watching -= 1;
  }

  /** Plays on to this moment, and settles what is decided; the portal is told without waiting for it. */
  step(): Promise<void> {
    this.#stepping ??= this.#step().finally(() => {
      this.#stepping = null;
    });
    return this.#stepping;
  }

  async #step(): Promise<void> {
    await this.matches.refresh(Date.now(), this.tickets.needed());
    if (this.#isStopped) return;
    void this.tickets.settleDue();
    this.events.onStep();
    this.#plan();
  }

  /** All matches of a title make their steps at the same moments. */
  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped || (this.watching === 0 && this.tickets.openCount === 0)) return;
    const { stepMs } = bookTitle(this.code).rules;
    this.#timer = setTimeout(() => void this.step(), stepMs - (Date.now() % stepMs));
  }

  /** All matches that are shown, with the views of those that differ from what `sent` says, which is brought up to date. */
  push(sent: Map<string, string>): MatchesPush {
    const now = Date.now();
    const changed: MatchView[] = [];
    for (const match of this.matches.shown) {
      const mark = [match.state.steps, match.isCancelled, now >= match.fixture.startsAt].join();
      if (sent.get(match.id) === mark) continue;
      sent.set(match.id, mark);
      changed.push(match.view(now));
    }
    const shown = this.matches.shown.map(({ id }) => id);
    for (const id of sent.keys()) if (!shown.includes(id)) sent.delete(id);
    return { now, shown, changed };
  }

  /** The player's open tickets and the latest others, newest first, in the currency of the session. */
  ticketsOf(session: Session): TicketView[] {
    const { store } = this.vendor;
    const tickets = store
      .roundsOf(playerOf(session), this.code)
      .filter(isTicket)
      .filter(
        ({ input, session: id }) => input.isConfirmed && store.session(id)?.currency === session.currency,
      );
    const over = tickets.filter(({ state }) => state !== 'open').slice(0, PAST);
    return tickets
      .filter((ticket) => ticket.state === 'open' || over.includes(ticket))
      .map((ticket) => ticketView(ticket, (id) => this.matches.get(id)));
  }
}
