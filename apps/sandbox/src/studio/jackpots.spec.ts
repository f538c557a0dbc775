import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import {
  JACKPOT_SOCKET,
  type JackpotServerEvents,
  type JackpotState,
  SOCKET_PATH,
} from '../../common/api.js';
import { floats } from '../../common/fairness.js';
import { hitsJackpot, jackpotRules } from '../../common/studio/jackpot.js';
import type { Round } from '../vendor/records.js';
import {
  call,
  FakePortal,
  launch,
  MINOR,
  openStudio,
  scratchFolder,
  signedRequest,
  type TestStudio,
} from './studio.fixture.js';

const WEALTH = 1_000_000 * 100 * MINOR;
/** The largest stake, 2500 whole units: of so many, one in 400 hits. */
const STAKE = 250_000n;
const CHANCE = `${STAKE}/100000000`;
const REELS = 3;
const rules = jackpotRules(100n);
const SEED = BigInt(rules.seed);

const folder = scratchFolder();
const ends: (() => unknown)[] = [];
let portal: FakePortal;
let file: string;
let files = 0;

beforeEach(async () => {
  portal = await new FakePortal().start();
  portal.balance = WEALTH;
  file = join(folder.path, `${++files}.jsonl`);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await portal.close();
});
afterAll(folder.remove);

function open(from = file): TestStudio {
  const studio = openStudio(from, portal.url);
  ends.unshift(studio.close);
  return studio;
}

const sit = (studio: TestStudio, user: string, changes: object = {}) =>
  launch(studio, { game_code: 'harvest-pot', user, ...changes });

/** Gives a player a client seed with which the next spin hits, or with which none of the next twenty does. */
async function prepare(studio: TestStudio, bearer: string, user: string, hit: boolean): Promise<void> {
  await call(studio, bearer, '/seeds', { clientSeed: 'any' });
  const { vendor } = studio.studio;
  const next = (vendor.store.currentPair(`mela:${user}`, 'harvest-pot')?.number ?? 0) + 1;
  const serverSeed = vendor.randomness.hex(`server:harvest-pot:${next}`, 32);
  const isHit = async (clientSeed: string, nonce: number) =>
    hitsJackpot((await floats({ serverSeed, clientSeed, nonce }, REELS + 2)).slice(REELS), CHANCE);
  for (let at = 0; ; at += 1) {
    const clientSeed = `seed-${at}`;
    const found = await Promise.all(
      Array.from({ length: hit ? 1 : 20 }, (_, nonce) => isHit(clientSeed, nonce)),
    );
    if (found.includes(true) !== hit) continue;
    await call(studio, bearer, '/seeds', { clientSeed });
    return;
  }
}

const spin = async (studio: TestStudio, bearer: string, amount = STAKE) =>
  (await call(studio, bearer, '/slot/spin', { amount: String(amount) })).body as {
    payout: string;
    wins: { payout: string }[];
    jackpot: { chance: string; won: string };
  };
const roundsOf = (studio: TestStudio, user: string) =>
  studio.studio.vendor.store.roundsOf(`mela:${user}`, 'harvest-pot');
const wonIn = ({ result }: Round) => (result?.kind === 'slot' ? BigInt(result.jackpot?.won ?? 0) : 0n);
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const pool = { game: 'harvest-pot', operator: 'mela', currency: 'BDT', demo: false } as const;
const amountOf = (studio: TestStudio) => studio.studio.jackpots.amountOf(pool);

/** What the settled rounds leave in the pot, in hundredths of a minor unit. */
function inside(studio: TestStudio, users: readonly string[]): bigint {
  const settled = users.flatMap((user) => roundsOf(studio, user)).filter(({ state }) => state === 'settled');
  const won = settled.map(wonIn).filter((amount) => amount > 0n);
  const seeds = SEED * BigInt(won.length + 1);
  return seeds * 100n + sum(settled.map(({ stake }) => BigInt(stake))) - sum(won) * 100n;
}
function stored(studio: TestStudio): bigint {
  const pot = studio.studio.vendor.store.pot('harvest-pot', 'mela/BDT/real');
  if (!pot) throw new Error('no pot');
  return BigInt(pot.seeded) * 100n + BigInt(pot.contributed) - BigInt(pot.paid) * 100n;
}

test('of two hits at once the first takes the pot, and the other the new one', async () => {
  const studio = open();
  const [one, other] = [await sit(studio, 'a'), await sit(studio, 'b')];
  await prepare(studio, one, 'a', true);
  await prepare(studio, other, 'b', true);
  const before = amountOf(studio);
  const spins = await Promise.all([spin(studio, one), spin(studio, other)]);
  const won = spins.map(({ jackpot }) => BigInt(jackpot.won)).sort((a, b) => Number(b - a));
  expect(won).toEqual([before + STAKE / 100n, SEED + STAKE / 100n]);
  expect(amountOf(studio)).toBe(SEED);
  for (const { payout, wins, jackpot } of spins) {
    expect(jackpot.chance).toBe(CHANCE);
    expect(BigInt(payout)).toBe(sum(wins.map((win) => BigInt(win.payout))) + BigInt(jackpot.won));
  }
  const paid = sum(spins.map(({ payout }) => BigInt(payout)));
  expect(portal.balance).toBe(WEALTH - Number(2n * STAKE - paid) * MINOR);
});

test('contributions and seeds less payouts are the pot, whatever became of the bets', async () => {
  const studio = open();
  const users = ['a', 'b', 'c'];
  const bearers = await Promise.all(users.map((user) => sit(studio, user)));
  const [first = '', second = ''] = bearers;
  await prepare(studio, first, 'a', true);
  await prepare(studio, second, 'b', false);
  portal.manner = ({ operation }, nth) => {
    if (operation === 'bet')
      return (['done', 'done', 'lost', 'RS_ERROR_LIMIT_REACHED', 'ignored'] as const)[nth % 5] ?? 'done';
    return nth % 3 === 0 ? 'lost' : 'done';
  };
  const stakes = [100n, 105n, 33_335n, STAKE];
  await Promise.all(
    bearers.flatMap((bearer) => Array.from({ length: 12 }, (_, at) => spin(studio, bearer, stakes[at % 4]))),
  );
  const states = new Set(users.flatMap((user) => roundsOf(studio, user)).map(({ state }) => state));
  expect(states).toEqual(new Set(['settled', 'void', 'refused']));
  expect(stored(studio)).toBe(inside(studio, users));
  expect(amountOf(studio)).toBe(stored(studio) / 100n);
});

test('an accepted spin that was cut off before its result is settled by the next start, with its hit', async () => {
  const studio = open();
  const bearer = await sit(studio, 'a');
  await prepare(studio, bearer, 'a', true);
  portal.manner = ({ operation }) => (operation === 'win' ? 'ignored' : 'done');
  const { jackpot, payout } = await spin(studio, bearer);
  await studio.close();
  const lines = readFileSync(file, 'utf8').split('\n');
  const killed = `${file}.killed`;
  writeFileSync(
    killed,
    lines
      .slice(
        0,
        lines.findIndex((line) => line.includes('"pot":')),
      )
      .join('\n'),
  );

  portal.manner = () => 'done';
  const before = portal.of('win').length;
  const next = open(killed);
  await portal.reach('win', before + 1);
  expect(roundsOf(next, 'a').map(({ state, payout: paid }) => [state, paid])).toEqual([['settled', payout]]);
  expect(portal.balance).toBe(WEALTH - Number(STAKE - BigInt(payout)) * MINOR);
  expect([portal.of('rollback'), BigInt(jackpot.won) > SEED, amountOf(next)]).toEqual([[], true, SEED]);
});

test('a studio that is killed between hit and payout pays once, and the pot stays as the hit left it', async () => {
  const studio = open();
  const bearer = await sit(studio, 'a');
  await prepare(studio, bearer, 'a', true);
  portal.manner = ({ operation }) => (operation === 'win' ? 'lost' : 'done');
  const { payout } = await spin(studio, bearer);
  await studio.close();
  portal.manner = () => 'done';
  const before = portal.of('win').length;
  const next = open();
  await portal.reach('win', before + 1);
  expect(new Set(portal.of('win').map(({ body }) => body.transaction_uuid)).size).toBe(1);
  expect(portal.balance).toBe(WEALTH - Number(STAKE - BigInt(payout)) * MINOR);
  expect([amountOf(next), stored(next)]).toEqual([SEED, inside(next, ['a'])]);
});

test('demos, currencies and operators have pots of their own, and portals are told theirs', async () => {
  const studio = open();
  await spin(studio, await sit(studio, 'a', { demo: true }), 100_000n);
  portal.currency = 'INR';
  await spin(studio, await sit(studio, 'a', { currency: 'INR' }), 50_000n);
  portal.currency = 'BDT';
  const liveOf = async (query: string, operator = 'mela') => {
    const url = `/studio/game/live${query}`;
    return (await studio.server.inject(signedRequest('GET', url, undefined, { operator }))).json();
  };
  const seeded = { tables: [], jackpots: [{ game_code: 'harvest-pot', amount: Number(SEED) * MINOR }] };
  expect(await liveOf('')).toEqual(seeded);
  expect((await liveOf('?currency=INR')).jackpots[0].amount).toBe((Number(SEED) + 500) * MINOR);
  await spin(studio, await sit(studio, 'a'), 10_000n);
  expect((await liveOf('')).jackpots[0].amount).toBe((Number(SEED) + 100) * MINOR);
  expect(await liveOf('', 'another')).toEqual(seeded);
});

test('a page is pushed the pot of its own pool, and the latest hit', async () => {
  const studio = open();
  const url = await studio.listen();
  const bearer = await sit(studio, 'rahim');
  const socket: Socket<JackpotServerEvents> = io(url + JACKPOT_SOCKET, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { session: bearer },
    reconnection: false,
    forceNew: true,
  });
  ends.unshift(() => socket.disconnect());
  const until = (wanted: (state: JackpotState) => boolean) =>
    new Promise<JackpotState>((resolve) => {
      socket.on('jackpot.state', (state) => wanted(state) && resolve(state));
    });
  expect(await until(() => true)).toMatchObject({ amount: String(SEED), last: null });
  await spin(studio, bearer, 10_000n);
  await until(({ amount }) => amount === String(SEED + 100n));
  await prepare(studio, bearer, 'rahim', true);
  const { jackpot } = await spin(studio, bearer);
  expect(await until(({ last }) => last !== null)).toMatchObject({
    amount: String(SEED),
    last: { amount: jackpot.won, name: 'r***m' },
  });
});

test('sessions of other games see no pot', async () => {
  const studio = open();
  const url = await studio.listen();
  const socket: Socket = io(url + JACKPOT_SOCKET, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { session: await launch(studio, { game_code: 'mango-grove' }) },
    reconnection: false,
    forceNew: true,
  });
  ends.unshift(() => socket.disconnect());
  const refused = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
  expect(refused.message).toBe('invalid_input');
});
