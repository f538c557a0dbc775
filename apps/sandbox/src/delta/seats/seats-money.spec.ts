import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { betsOf } from '../../../common/seats/three-cards.js';
import { scratchFolder } from '../../studio/studio.fixture.js';
import { GameError } from '../../vendor/game-error.js';
import type { Session } from '../../vendor/records.js';
import { decodeState, encodeState } from './hand-codec.js';
import {
  ANTE,
  type CardRoom,
  chipsAt,
  expectBooksToFit,
  OPERATOR,
  openCardRoom,
  TIMES,
  until,
} from './seats.fixture.js';

const folder = scratchFolder();
let files = 0;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());
afterAll(folder.remove);

const USERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];

/** The tables under random play, and what an operator knows of the money. */
class Model {
  readonly file = join(folder.path, `${++files}.jsonl`);
  room: CardRoom = openCardRoom(this.file);
  readonly sessions = new Map<string, Session>();
  readonly transferred = new Map<string, bigint>();
  hands = 0;

  async start(): Promise<this> {
    for (const user of USERS) {
      this.sessions.set(user, await this.room.enter(user));
      this.transfer('deposit', user, 20_000n);
    }
    return this;
  }

  transfer(direction: 'deposit' | 'withdrawal', user: string, minor: bigint): void {
    if (this.room.transfer(direction, user, minor) !== 'accepted') return;
    const sum = direction === 'deposit' ? minor : -minor;
    this.transferred.set(user, (this.transferred.get(user) ?? 0n) + sum);
  }

  sit = (user: string, ante: bigint) =>
    this.try(user, (session) => this.room.tables.sit(session, ante * ANTE));
  leave = (user: string) => this.try(user, (session) => this.room.tables.leave(session));
  connect = (user: string, is: boolean) =>
    this.try(user, (session) => this.room.tables.setConnected(session, is));

  /** Whoever has the turn at the user's table does something that is allowed, or not. */
  move(user: string, kind: string, raise: boolean): void {
    this.try(user, (session) => {
      const played = this.room.tables.tableOf(session)?.played;
      const seat = played?.state.seats[played.state.turn];
      const sitter = played && this.room.table(session).places[played.places[played.state.turn] ?? -1];
      if (!played || !seat || !sitter || !this.room.tables.tableOf(sitter.session)) return;
      const bets = betsOf(played.state, seat);
      const [amount] = raise ? bets.reverse() : bets;
      const bet = seat.seen ? 'chaal' : 'blind';
      if (kind === 'bet') this.room.move(sitter.session, { kind: bet, amount: amount ?? 0n });
      else this.room.move(sitter.session, { kind: kind as 'see' });
    });
  }

  async pass(ms: number): Promise<void> {
    const before = this.tables().map(({ played }) => played?.hand.id);
    jest.advanceTimersByTime(ms);
    await until(() =>
      this.tables().every(({ phase, until: end }) => phase !== 'starting' || (end ?? 0) > Date.now()),
    );
    this.hands += this.tables().filter(({ played }, at) => played && played.hand.id !== before[at]).length;
  }

  kill(torn: boolean): void {
    this.room.tables.stop();
    if (torn) appendFileSync(this.file, '[{"hand":{"id":"torn","state":"settled"');
    this.room = openCardRoom(this.file);
  }

  /** The protocol's equation, and that no chip is lost: what is at stake is what the open hands hold. */
  check(): void {
    for (const user of USERS) expectBooksToFit(this.room, user, this.transferred.get(user) ?? 0n);
    const held = this.room.vendor.wallets.book.hands.open().reduce((sum, { cards }) => {
      const { seats, pot } = decodeState(cards);
      return sum + pot + seats.reduce((chips, { packed, stack }) => (packed ? chips : chips + stack), 0n);
    }, 0n);
    const atStake = USERS.reduce((sum, user) => sum + this.room.balance(user).atStake, 0n);
    expect(atStake).toBe(held);
    for (const table of this.tables()) if (table.played) expect(chipsAt(table)).toBeGreaterThan(0n);
  }

  tables = () => [
    ...new Set([...this.sessions.values()].flatMap((one) => this.room.tables.tableOf(one) ?? [])),
  ];

  private try(user: string, work: (session: Session) => void): void {
    const session = this.sessions.get(user);
    try {
      if (session) work(session);
    } catch (error) {
      expect(error).toBeInstanceOf(GameError);
    }
  }
}

const user = fc.constantFrom(...USERS);
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      user,
      kind: fc.constantFrom('bet', 'bet', 'bet', 'see', 'pack', 'show'),
      raise: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('sit' as const), user, ante: fc.constantFrom(1n, 1n, 10n) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(TIMES.start, TIMES.result, TIMES.turn),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), user }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connect' as const), user, is: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      user,
      direction: fc.constantFrom('deposit' as const, 'withdrawal' as const),
      minor: fc.constantFrom(100n, 3000n, 15_000n),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), torn: fc.boolean() }) },
);

test('over random play, transfers and kills no chip is lost and every wallet fits its transfers and bets', async () => {
  let [hands, bets] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 90, size: 'max' }), async (steps) => {
      const model = await new Model().start();
      for (const one of USERS.slice(0, 4)) model.sit(one, 1n);
      await model.pass(TIMES.start);
      for (const one of steps) {
        if (one.do === 'move') model.move(one.user, one.kind, one.raise);
        else if (one.do === 'sit') model.sit(one.user, one.ante);
        else if (one.do === 'pass') await model.pass(one.ms);
        else if (one.do === 'leave') model.leave(one.user);
        else if (one.do === 'connect') model.connect(one.user, one.is);
        else if (one.do === 'transfer') model.transfer(one.direction, one.user, one.minor);
        else model.kill(one.torn);
        model.check();
      }
      model.kill(false);
      model.check();
      expect(model.room.vendor.wallets.book.hands.open()).toEqual([]);
      hands += model.hands;
      bets += model.room.vendor.wallets.book.betsOf(OPERATOR).length;
    }),
    { numRuns: 25 },
  );
  expect({ hands: hands > 20, bets: bets > 50 }).toEqual({ hands: true, bets: true });
});

test('a state comes back from its text as it was', async () => {
  const model = await new Model().start();
  for (const one of USERS.slice(0, 3)) model.sit(one, 1n);
  await model.pass(TIMES.start);
  const seen: string[] = [];
  for (const kind of ['see', 'bet', 'bet', 'pack', 'show']) {
    model.move('ann', kind, true);
    const state = model.tables()[0]?.played?.state;
    if (!state) throw new Error('no hand');
    const text = JSON.stringify(encodeState(state));
    expect(decodeState(JSON.parse(text))).toEqual(state);
    seen.push(text);
  }
  expect(new Set(seen).size).toBe(5);
  expect(readFileSync(model.file, 'utf8')).toContain(seen.at(-1));
  model.room.tables.stop();
});
