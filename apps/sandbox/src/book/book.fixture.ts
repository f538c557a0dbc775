import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { SlipLeg } from '../../common/book/api.js';
import type { BookCode } from '../../common/book/codes.js';
import { matchNumbers, playTo, type Selection } from '../../common/book/match.js';
import { oddsIn } from '../../common/book/odds.js';
import { bookTitle, fixtureOf, type SportState } from '../../common/book/titles.js';
import { FakePortal, MINOR, SECRET, scratchFolder, USER } from '../studio/studio.fixture.js';
import type { Session } from '../vendor/records.js';
import { SeamlessVendor } from '../vendor/seamless.vendor.js';
import { BOOK_OFFERS } from './catalogue.js';
import { MatchSeeds } from './match-seeds.js';
import { isTicket } from './tickets.js';
import { TitleBook } from './title-book.js';

/** For the specs of the book, which use the studio's fake portal and a clock of their own. */
export const NOW = 1_800_000_000_000;
export const WEALTH = 10_000_000_000 * MINOR;

/** The match of the title that begins at this moment, or so many before it. */
export const idAt = (code: BookCode, back = 0): string => {
  const { every } = bookTitle(code);
  return fixtureOf(code, Math.ceil(NOW / every) - back).id;
};

export class House {
  readonly vendor: SeamlessVendor;
  readonly seeds: MatchSeeds;
  readonly book: TitleBook;

  constructor(
    readonly code: BookCode,
    readonly file: string,
    portalUrl: string,
  ) {
    this.vendor = new SeamlessVendor(BOOK_OFFERS, {
      file,
      portalUrl,
      secretsOf: () => [SECRET],
      seed: 'a book of the specs',
      pauses: [1],
    });
    this.seeds = new MatchSeeds(this.vendor.store, this.vendor.randomness);
    const ignore = () => undefined;
    this.book = new TitleBook(code, this.vendor, this.seeds, { onStep: ignore, onTicket: ignore });
    this.vendor.rounds.start((round) => isTicket(round) && round.input.isConfirmed);
  }

  async stop(): Promise<void> {
    this.book.stop();
    await this.vendor.stop();
  }

  /** A player with a session, of the portal's money. */
  player(user = USER, demo = false): Promise<Session> {
    const bearer = this.vendor.sessions.open({
      vendor: 'TABLE',
      operator: 'mela',
      user,
      token: 'token of the launch',
      game: this.code,
      currency: 'BDT',
      language: 'en',
      theme: null,
      lobbyUrl: null,
      depositUrl: null,
      demo,
    });
    return this.vendor.sessions.enter(bearer);
  }

  /** Moves the clock, and plays the matches on to it. */
  async at(time: number): Promise<void> {
    jest.setSystemTime(time);
    await this.book.step();
  }

  /** A leg as a slip shows it now. */
  leg(id: string, selection: Selection = 'home', market = 'winner'): SlipLeg {
    const match = this.book.matches.get(id);
    const offered = match?.markets.find((one) => one.id === market);
    const odds = offered && oddsIn(offered, selection);
    if (!match || !odds) throw new Error(`${selection} of ${market} is not offered in ${id}`);
    return { match: id, market, selection, odds, events: match.state.events };
  }

  /** Every state of a match from its beginning on: an oracle that only shares the rules. */
  async course(id: string): Promise<SportState[]> {
    const { rules } = bookTitle(this.code);
    const fixture = fixtureOf(this.code, Number(id.split('-').at(-1)));
    const numbers = await matchNumbers(this.seeds.of(id), id, rules.maxSteps);
    const states = [rules.begin(fixture)];
    for (let state = rules.begin(fixture); !rules.isOver(state); states.push(state))
      state = playTo(rules, fixture, numbers, state.steps + 1, state);
    return states;
  }

  /** Retries wait one millisecond of the clock of the specs. */
  async delivered(): Promise<void> {
    while (this.vendor.store.pendingTransactions().length > 0) {
      await jest.advanceTimersByTimeAsync(1);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** A new portal for each test of the file, and books that are closed after it. */
export function housesOfEachTest(): {
  portal: FakePortal;
  open: (code: BookCode, file?: string) => Promise<House>;
} {
  const folder = scratchFolder();
  const houses: House[] = [];
  let files = 0;
  const current = {
    portal: {} as FakePortal,
    open: async (code: BookCode, file = join(folder.path, `${++files}.jsonl`)) => {
      const house = new House(code, file, current.portal.url);
      houses.push(house);
      await house.book.start();
      await house.book.watch();
      return house;
    },
  };
  beforeEach(async () => {
    current.portal = await new FakePortal().start();
    current.portal.balance = WEALTH;
    jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.stop();
    jest.useRealTimers();
    await current.portal.close();
  });
  afterAll(folder.remove);
  return current;
}
