import { join } from 'node:path';
import { jest } from '@jest/globals';
import { cardsOfSeat, deckOf } from '../../../common/seats/deal.js';
import { scratchFolder } from '../../studio/studio.fixture.js';
import { sha256Hex } from '../../vendor/randomness.js';
import type { Session } from '../../vendor/records.js';
import { betJson } from '../wallet.reply.js';
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
import { stateFor } from './seats.view.js';

const folder = scratchFolder();
let files = 0;
let file = '';
let room: CardRoom;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  file = join(folder.path, `${++files}.jsonl`);
  room = openCardRoom(file);
});
afterEach(() => {
  room.tables.stop();
  jest.useRealTimers();
});
afterAll(folder.remove);

const MONEY = 100_000n;
const LEAST = 25n * ANTE;
const MOST = 250n * ANTE;

/** Players with money who sit at tables of the first ante. */
async function sit(...users: string[]): Promise<Session[]> {
  const sessions: Session[] = [];
  for (const user of users) {
    room.transfer('deposit', user, MONEY);
    const session = await room.enter(user);
    room.tables.sit(session, ANTE);
    sessions.push(session);
  }
  return sessions;
}

async function deal(session: Session | undefined): Promise<void> {
  if (!session) throw new Error('nobody sits');
  jest.advanceTimersByTime(TIMES.start);
  await until(() => room.table(session).phase === 'playing');
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);
const shown = (session: Session) => stateFor(session, room.tables).table;
const kill = () => {
  room.tables.stop();
  room = openCardRoom(file);
};

test('a lone player waits, and a hand begins with the second', async () => {
  const [ann] = (await sit('ann')) as [Session];
  pass(TIMES.start * 10);
  expect(shown(ann)).toMatchObject({ phase: 'waiting', until: null, hand: null });
  const [bob] = (await sit('bob')) as [Session];
  expect(shown(ann)).toMatchObject({ phase: 'starting', until: Date.now() + TIMES.start });
  expect(stateFor(bob, room.tables).levels[0]).toEqual({ ante: '100', least: '2500', players: 2 });
  await deal(ann);
  expect(shown(bob)).toMatchObject({
    phase: 'playing',
    until: Date.now() + TIMES.turn,
    hand: { own: 1, pot: '200', turn: 1 },
  });
  expect(shown(ann)?.places.map((place) => place && [place.name, place.own, place.seat])).toEqual([
    ['a***n', true, 0],
    ['b***b', false, 1],
    null,
    null,
    null,
  ]);
});

test('chips are at stake from the deal on, and a withdrawal takes only what is free', async () => {
  const [ann, bob] = (await sit('ann', 'bob')) as [Session, Session];
  await deal(ann);
  expect(room.balance('ann')).toEqual({ balance: MONEY - MOST, atStake: MOST });
  expect(room.transfer('withdrawal', 'ann', MONEY - MOST + 1n)).toBe('refused');
  expect(room.transfer('withdrawal', 'ann', MONEY - MOST)).toBe('accepted');
  room.move(bob, { kind: 'blind', amount: 200n });
  room.move(ann, { kind: 'pack' });
  expect(room.balance('ann')).toEqual({ balance: MOST - ANTE, atStake: 0n });
  // The pot of 100 + 100 + 200, less 3 %.
  expect(room.balance('bob')).toEqual({ balance: MONEY + ANTE - 12n, atStake: 0n });
});

test('whoever folds has the rest of the chips back at once, and the bet at the end', async () => {
  const [ann, bob, cat] = (await sit('ann', 'bob', 'cat')) as [Session, Session, Session];
  await deal(ann);
  room.move(bob, { kind: 'pack' });
  expect(room.balance('bob')).toEqual({ balance: MONEY - ANTE, atStake: ANTE });
  expect(room.vendor.wallets.book.betsOf(OPERATOR)).toEqual([]);
  room.move(cat, { kind: 'blind', amount: 100n });
  room.move(ann, { kind: 'pack' });
  expect(room.balance('bob')).toEqual({ balance: MONEY - ANTE, atStake: 0n });
  for (const user of ['ann', 'bob', 'cat']) expectBooksToFit(room, user, MONEY);
});

test('each player of a hand gets one bet, of which a winner risked only what another had to meet', async () => {
  const [ann, bob] = (await sit('ann', 'bob')) as [Session, Session];
  await deal(ann);
  room.move(bob, { kind: 'blind', amount: 200n });
  room.move(ann, { kind: 'pack' });
  const bets = room.vendor.wallets.book.betsOf(OPERATOR).map(betJson);
  expect(bets.map(({ user, stake, win, valid_amount }) => ({ user, stake, win, valid_amount }))).toEqual([
    { user: 'ann', stake: 100_000, win: 0, valid_amount: 100_000 },
    { user: 'bob', stake: 300_000, win: 388_000, valid_amount: 100_000 },
  ]);
  const [round] = room.vendor.store.roundsOf(`${OPERATOR}:bob`, 'three-cards');
  expect(bets[1]).toMatchObject({ game_code: 'three-cards', round: round?.id, state: 'settled' });
});

test('a turn that runs out folds; its player rests until he comes back, and loses the place in time', async () => {
  const [ann, bob] = (await sit('ann', 'bob', 'cat')) as [Session, Session];
  await deal(ann);
  pass(TIMES.turn - 1);
  expect(shown(ann)?.hand?.seats[1]?.packed).toBe(false);
  pass(1);
  expect(shown(ann)).toMatchObject({ last: { seat: 1, kind: 'timeout' }, hand: { turn: 2 } });
  expect(shown(bob)?.places[1]).toMatchObject({ state: 'resting', keptUntil: Date.now() + TIMES.keep });
  pass(TIMES.turn);
  pass(TIMES.result);
  expect(shown(ann)).toMatchObject({ phase: 'waiting' });
  room.tables.sit(bob, ANTE);
  expect(shown(bob)?.places[1]).toMatchObject({ state: 'ready', keptUntil: null });
  await deal(ann);
  expect(shown(ann)?.hand?.seats).toHaveLength(2);
  pass(TIMES.turn);
  pass(TIMES.keep);
  expect(room.tables.tableOf(bob)).toBeDefined();
  expect(shown(bob)?.places[2]).toBeNull();
});

test('the seat of a lost connection is kept, in a hand and for a while after it', async () => {
  const [ann, bob] = (await sit('ann', 'bob')) as [Session, Session];
  await deal(ann);
  room.tables.setConnected(bob, false);
  expect(shown(ann)?.places[1]).toMatchObject({ state: 'offline', seat: 1 });
  pass(TIMES.turn - 1);
  room.tables.setConnected(bob, true);
  room.move(bob, { kind: 'see' });
  expect(shown(bob)?.hand?.seats[1]?.cards).toHaveLength(3);
  room.move(bob, { kind: 'pack' });
  room.tables.setConnected(bob, false);
  pass(TIMES.result);
  expect(shown(ann)).toMatchObject({ phase: 'waiting' });
  pass(TIMES.keep - TIMES.result - 1);
  expect(room.tables.tableOf(bob)).toBeDefined();
  pass(1);
  expect(room.tables.tableOf(bob)).toBeUndefined();
  expect(shown(ann)?.places[1]).toBeNull();
});

test('who leaves out of turn folds at the next one, and pays no more', async () => {
  const [ann, bob, cat] = (await sit('ann', 'bob', 'cat')) as [Session, Session, Session];
  await deal(ann);
  room.tables.leave(cat);
  expect(shown(cat)).toBeNull();
  expect(shown(ann)?.hand).toMatchObject({ turn: 1, seats: [{}, {}, { packed: false }] });
  room.move(bob, { kind: 'blind', amount: 100n });
  expect(shown(ann)?.hand).toMatchObject({ turn: 0, seats: [{}, {}, { packed: true, paid: '100' }] });
  pass(TIMES.turn);
  expect(room.balance('cat')).toEqual({ balance: MONEY - ANTE, atStake: 0n });
  pass(TIMES.result);
  expect(shown(bob)?.places[2]).toBeNull();
});

test.each<[string, Parameters<CardRoom['move']>[1], string]>([
  ['a seen bet of a blind player', { kind: 'chaal', amount: 200n }, 'round_closed'],
  ['an amount that cannot be bet', { kind: 'blind', amount: 150n }, 'invalid_input'],
  ['a bet without an amount', { kind: 'blind' }, 'invalid_input'],
  ['a show among three', { kind: 'show' }, 'round_closed'],
])('refuses %s, and moves no money', async (_, move, code) => {
  const [ann, bob] = (await sit('ann', 'bob', 'cat')) as [Session, Session];
  await deal(ann);
  expect(() => room.move(bob, move)).toThrow(code);
  expect(() => room.move(ann, { kind: 'blind', amount: 100n })).toThrow('round_closed');
  expect(room.balance('bob')).toEqual({ balance: MONEY - MOST, atStake: MOST });
});

test('a move of an earlier turn or hand counts for no other', async () => {
  const [ann, bob] = (await sit('ann', 'bob')) as [Session, Session];
  await deal(ann);
  const hand = room.table(ann).played?.hand.id ?? '';
  room.move(bob, { kind: 'blind', amount: 100n });
  room.move(ann, { kind: 'blind', amount: 100n });
  const late = { hand, turn: 0, kind: 'blind' as const, amount: '100' };
  expect(() => room.tables.move(bob, late)).toThrow('round_closed');
  expect(() => room.tables.move(bob, { ...late, hand: 'another', turn: 2 })).toThrow('round_closed');
  room.tables.move(bob, { ...late, turn: 2 });
});

test('five play at a table, the sixth at another, until there is room', async () => {
  const [ann, , , , eve] = (await sit('ann', 'bob', 'cat', 'dan', 'eve')) as Session[];
  const [fay] = (await sit('fay')) as [Session];
  expect(room.table(fay)).not.toBe(room.table(ann as Session));
  await deal(ann);
  expect(shown(ann as Session)?.hand?.seats).toHaveLength(5);
  expect(shown(fay)).toMatchObject({ phase: 'waiting' });
  room.tables.leave(eve as Session);
  for (let turn = 0; turn < 4; turn += 1) pass(TIMES.turn);
  pass(TIMES.result);
  expect(room.table(fay)).toBe(room.table(ann as Session));
});

test('operators, currencies and play money do not meet', async () => {
  const demo = await room.enter('', { demo: true });
  const other = await room.enter('', { demo: true });
  const foreign = await room.enter('', { demo: true, operator: 'other' });
  const yen = await room.enter('', { demo: true, currency: 'JPY' });
  const [real] = (await sit('ann')) as [Session];
  for (const session of [demo, other, foreign]) room.tables.sit(session, ANTE);
  expect(() => room.tables.sit(yen, 7n)).toThrow('invalid_input');
  room.tables.sit(yen, ANTE);
  expect(new Set([demo, foreign, yen, real].map((one) => room.table(one))).size).toBe(4);
  expect(room.table(other)).toBe(room.table(demo));
  await deal(demo);
  pass(TIMES.turn);
  const balances = [demo, other].map((one) => Number(room.vendor.sessions.renewed(one).balance));
  expect(balances.toSorted((one, another) => one - another)).toEqual([999_900, 1_000_094]);
  expect(room.vendor.wallets.book.betsOf(OPERATOR)).toEqual([]);
});

test('nobody sits down without enough for a hand, or at a second table during one', async () => {
  const poor = await room.enter('poor');
  expect(() => room.tables.sit(poor, ANTE)).toThrow('insufficient_funds');
  const [ann, bob] = (await sit('ann', 'bob')) as [Session, Session];
  await deal(ann);
  expect(() => room.tables.sit(bob, ANTE * 10n)).toThrow('round_open');
  room.move(bob, { kind: 'pack' });
  room.tables.sit(bob, ANTE * 10n);
  expect(shown(bob)).toMatchObject({ ante: '1000', phase: 'waiting' });
});

test('who has become poor is not dealt in, and is again after a deposit', async () => {
  const [ann, bob] = (await sit('ann', 'bob')) as [Session, Session];
  room.transfer('withdrawal', 'bob', MONEY - LEAST + 1n);
  expect(shown(ann)).toMatchObject({ phase: 'waiting', places: [{}, { state: 'short' }, null, null, null] });
  room.transfer('deposit', 'bob', 1n);
  expect(shown(bob)).toMatchObject({ phase: 'starting', places: [{}, { state: 'ready' }, null, null, null] });
});

test('the seed of a hand is committed to before it and revealed after it, and deals its cards', async () => {
  const [ann, bob] = (await sit('ann', 'bob')) as [Session, Session];
  const commitment = shown(ann)?.commitment ?? '';
  await deal(ann);
  expect(shown(bob)?.commitment).toBe(commitment);
  const roundOf = (user: string) => room.vendor.store.roundsOf(`${OPERATOR}:${user}`, 'three-cards')[0];
  const proof = () => room.tables.decks.proofOf(roundOf('ann')?.source ?? { hand: '' });
  expect(proof()).toMatchObject({ serverSeedHash: commitment, serverSeed: null, nonce: 0 });
  room.move(bob, { kind: 'see' });
  room.move(bob, { kind: 'show' });
  const { serverSeed, clientSeed, nonce } = proof();
  expect(sha256Hex(serverSeed ?? '')).toBe(commitment);
  const deck = await deckOf({ serverSeed: serverSeed ?? '', clientSeed, nonce });
  const hands = [0, 1].map((seat) => cardsOfSeat(deck, seat, 2));
  expect(roundOf('ann')?.result).toEqual({
    kind: 'seats',
    by: 'show',
    seat: 0,
    seats: 2,
    folded: false,
    hands,
  });
  pass(TIMES.result);
  expect(shown(ann)?.commitment).not.toBe(commitment);
});

test('a kill in a hand gives everybody back what was brought, and the next hand has another deck', async () => {
  const [ann, bob] = (await sit('ann', 'bob', 'cat')) as [Session, Session];
  await deal(ann);
  const commitment = shown(ann)?.commitment;
  const chips = chipsAt(room.table(ann));
  room.move(bob, { kind: 'pack' });
  expect(chipsAt(room.table(ann))).toBe(chips);
  kill();
  for (const user of ['ann', 'bob', 'cat']) {
    expect(room.balance(user)).toEqual({ balance: MONEY, atStake: 0n });
    const [round] = room.vendor.store.roundsOf(`${OPERATOR}:${user}`, 'three-cards');
    expect(round).toMatchObject({ state: 'void', payout: '0' });
    expectBooksToFit(room, user, MONEY);
  }
  room.tables.sit(ann, ANTE);
  expect(shown(ann)?.commitment).not.toBe(commitment);
  kill();
  expect(room.balance('ann')).toEqual({ balance: MONEY, atStake: 0n });
});

test('a kill in a demo gives the play money back', async () => {
  const [one, two] = [await room.enter('', { demo: true }), await room.enter('', { demo: true })];
  for (const session of [one, two]) room.tables.sit(session, ANTE);
  await deal(one);
  const balance = ({ id }: Session) => room.vendor.store.session(id)?.balance;
  expect(balance(one)).toBe(String(1_000_000n - MOST));
  kill();
  expect([balance(one), balance(two)]).toEqual(['1000000', '1000000']);
});
