import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { SharedRoundCode } from '../../common/shared-round/titles.js';
import { FakePortal, scratchFolder } from '../studio/studio.fixture.js';
import type { Session } from '../vendor/records.js';
import { type House, openHouse, seat, TIMES } from './table.fixture.js';

const folder = scratchFolder();
let files = 0;
let portal: FakePortal;
let house: House;
let onChange: (urgent: boolean) => void = () => undefined;

beforeEach(async () => {
  portal = await new FakePortal().start();
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  onChange = () => undefined;
});
afterEach(async () => {
  await house.stop();
  jest.useRealTimers();
  await portal.close();
});
afterAll(folder.remove);

const open = (game: SharedRoundCode) => {
  house = openHouse(join(folder.path, `${++files}.jsonl`), portal.url, game, (urgent) => onChange(urgent));
  house.table.watch();
  return until(() => house.table.phase === 'open');
};

/** Ends when it is so; what is awaited is the real world, such as a digest or a call. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
const delivered = () => until(() => house.vendor.store.pendingTransactions().length === 0);
const close = () => jest.advanceTimersByTimeAsync(TIMES.open);
async function next(): Promise<void> {
  await jest.advanceTimersByTimeAsync(TIMES.result);
  await until(() => house.table.phase === 'open');
}
const balanceOf = ({ id }: Session) => Number(house.vendor.store.session(id)?.balance);
const bet = (session: Session, stakes: Record<string, string>) => house.table.bet(session, stakes);

test('a round takes bets until it closes, shows its result, and the next one opens', async () => {
  await open('courtyard-cards');
  const guest = await seat(house, { demo: true });
  const [first] = [house.table.current];
  await bet(guest, { andar: '1000', bahar: '500' });
  expect(balanceOf(guest)).toBe(998_500);
  await jest.advanceTimersByTimeAsync(TIMES.open - 1);
  expect(house.table.phase).toBe('open');
  await jest.advanceTimersByTimeAsync(1);
  expect(house.table.phase).toBe('result');
  const winner = house.table.road[0];
  expect(balanceOf(guest)).toBe(998_500 + (winner === 'A' ? 1900 : 1000));
  const [round] = house.vendor.store.roundsOf(`mela:${guest.user}`, 'courtyard-cards');
  expect(round).toMatchObject({ state: 'settled', result: { kind: 'shared', result: first?.result } });

  await next();
  expect(house.table.current).not.toBe(first);
  expect(house.table.current?.bets.size).toBe(0);
});

test('bets are taken while it is open, one of each player in a round', async () => {
  await open('courtyard-cards');
  const [guest, late] = [await seat(house, { demo: true }), await seat(house, { demo: true })];
  await bet(guest, { andar: '1000' });
  await expect(bet(guest, { bahar: '1000' })).rejects.toMatchObject({
    code: 'limit',
    params: { rule: 'bets' },
  });
  await close();
  await expect(bet(late, { andar: '1000' })).rejects.toMatchObject({ code: 'round_closed' });
  expect(balanceOf(late)).toBe(1_000_000);
  await next();
  await bet(guest, { bahar: '1000' });
});

test('a late timer takes no bet after the closing moment', async () => {
  await open('courtyard-cards');
  const guest = await seat(house, { demo: true });
  jest.setSystemTime(Date.now() + TIMES.open);
  await expect(bet(guest, { andar: '1000' })).rejects.toMatchObject({ code: 'round_closed' });
});

test.each<[SharedRoundCode, Record<string, string>, object]>([
  ['courtyard-cards', {}, { code: 'invalid_input', params: { field: 'stakes' } }],
  ['courtyard-cards', { tie: '1000' }, { code: 'invalid_input', params: { field: 'stakes' } }],
  ['courtyard-cards', { constructor: '1000' }, { code: 'invalid_input', params: { field: 'stakes' } }],
  ['lotus-table', { player: '1000', tie: '99' }, { code: 'limit', params: { rule: 'min', value: '100' } }],
  ['lotus-table', { tie: '1000001' }, { code: 'limit', params: { rule: 'max', value: '1000000' } }],
])('on %s the stakes %j are refused', async (game, stakes, error) => {
  await open(game);
  const guest = await seat(house, { demo: true });
  await expect(bet(guest, stakes)).rejects.toMatchObject(error);
  expect(balanceOf(guest)).toBe(1_000_000);
});

test('spots that could win more together than the largest win are refused, and each of them alone is not', async () => {
  await open('padma-wheel');
  const guest = await seat(house, { user: '1' });
  // On the number 17: 36 and four times 18 times 10,000.00 are 1,080,000.00, and without the last two 720,000.00.
  const stakes = { 'straight-17': '1000000', 'split-16-17': '1000000', 'split-17-18': '1000000' };
  const more = { 'split-14-17': '1000000', 'split-17-20': '1000000' };
  await expect(bet(guest, { ...stakes, ...more })).rejects.toMatchObject({
    code: 'limit',
    params: { rule: 'maxWin', value: '100000000' },
  });
  portal.balance *= 100;
  await bet(guest, stakes);
});

test('one bet on many spots is one bet at the portal, and its closing win says what was at risk', async () => {
  await open('village-derby');
  const [both, one] = [await seat(house, { user: '1' }), await seat(house, { user: '2' })];
  await bet(both, { meron: '3000', wala: '1000' });
  await bet(one, { wala: '5000' });
  expect(portal.of('bet').map(({ body }) => [body['amount'], body['valid_amount']])).toEqual([
    [4_000_000, undefined],
    [5_000_000, undefined],
  ]);
  const winner = house.table.current?.result;
  await close();
  await delivered();
  const wins = Object.fromEntries(portal.of('win').map(({ body }) => [String(body['user']), body]));
  expect(winner).not.toEqual({ winner: 'draw' });
  expect(wins['1']).toMatchObject({ round_closed: true, valid_amount: 2_000_000 });
  expect(wins['2']).toMatchObject({ round_closed: true, valid_amount: 5_000_000 });
});

test('a stake that nobody stood against comes back, with nothing at risk', async () => {
  await open('village-derby');
  await bet(await seat(house), { meron: '1000' });
  await close();
  await delivered();
  expect(portal.of('win').map(({ body }) => [body['amount'], body['valid_amount']])).toEqual([
    [1_000_000, 0],
  ]);
  expect(portal.balance).toBe(100_000_000);
});

test('play money, another currency and another operator share no pool', async () => {
  await open('village-derby');
  const guests = [
    await seat(house),
    await seat(house, { demo: true }),
    await seat(house, { demo: true, currency: 'EUR' }),
    await seat(house, { user: '9', operator: 'fener' }),
  ];
  for (const [index, guest] of guests.entries())
    await bet(guest, { [index % 2 === 0 ? 'meron' : 'wala']: '1000' });
  expect(house.table.pools().size).toBe(4);
  await close();
  expect(house.table.current?.bets.all().map(({ payout }) => payout)).toEqual([1000n, 1000n, 1000n, 1000n]);
});

test('every result is stored when the first one is shown', async () => {
  await open('lotus-table');
  for (const user of ['1', '2', '3']) await bet(await seat(house, { user }), { banker: '1000' });
  const { store } = house.vendor;
  const seen: string[] = [];
  onChange = (urgent) => {
    const bets = house.table.current?.bets.all() ?? [];
    if (urgent && house.table.phase === 'result')
      seen.push(...bets.map(({ round }) => store.round(round.id)?.state ?? 'none'));
  };
  await close();
  expect(seen).toEqual(['settled', 'settled', 'settled']);
});

test('a store that fails shows no result', async () => {
  await open('lotus-table');
  await bet(await seat(house), { banker: '1000' });
  const full = jest.spyOn(house.vendor.store, 'save').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  await expect(close()).rejects.toThrow('the disk is full');
  expect([house.table.phase, house.table.road]).toEqual(['open', []]);
  full.mockRestore();
});

test('a table rests while nobody watches, and goes on with the next round', async () => {
  await open('courtyard-cards');
  house.table.unwatch();
  await close();
  expect(house.table.isOpen).toBe(false);
  await jest.advanceTimersByTimeAsync(TIMES.result + 60_000);
  expect([house.table.current?.place.shoe, house.table.isOpen]).toEqual([0, true]);
  house.table.watch();
  await until(() => house.table.phase === 'open');
  expect(house.table.current?.place.shoe).toBe(1);
});
