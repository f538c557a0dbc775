import { fundedWallet, type LedgerBench, openLedger, transfer } from './ledger.fixture.js';
import type { LedgerItem } from './ledger.service.js';

let bench: LedgerBench;
let bank: string;
let wallet: string;
let member = 5000;

beforeAll(async () => {
  bench = await openLedger();
});
afterAll(() => bench.close());
beforeEach(async () => {
  member += 1;
  bank = await bench.ledger.houseAccount('mela', 'bank', 'BDT');
  wallet = await fundedWallet(bench.ledger, String(member), 10_000n);
});

const post = (...items: LedgerItem[]) => bench.ledger.post(items);
const balance = async () => (await bench.ledger.balanceOf(String(member)))?.balance;
const transactions = async (key: string) =>
  (await bench.db.query('select 1 from ledger.transaction where key = $1', [key])).length;

test('money moves, and the key posts once', async () => {
  const item = transfer(bank, wallet, 2_500n);
  expect(await post(item)).toEqual(['posted']);
  expect(await post(item)).toEqual(['replayed']);
  expect(await post({ ...item }, { ...item })).toEqual(['replayed', 'replayed']);
  expect(await balance()).toBe('125.00');
});

test('a known key with another content is a conflict', async () => {
  const item = transfer(bank, wallet, 100n);
  await post(item);
  const { key } = item;
  expect(await post(transfer(bank, wallet, 200n, { key }))).toEqual(['key_conflict']);
  expect(await post({ ...item, kind: 'other' })).toEqual(['key_conflict']);
  expect(await post({ ...item, reference: 'other' })).toEqual(['key_conflict']);
  expect(await balance()).toBe('101.00');
});

test('the same key twice in one batch posts once', async () => {
  const item = transfer(bank, wallet, 100n);
  expect(await post(item, item)).toEqual(['posted', 'replayed']);
  expect(await balance()).toBe('101.00');
});

test('a key belongs to its brand', async () => {
  const there = await bench.ledger.houseAccount('other', 'bank', 'BDT');
  const games = await bench.ledger.houseAccount('other', 'games', 'BDT');
  const item = transfer(bank, wallet, 100n);
  await post(item);
  expect(await post(transfer(there, games, 100n, { brand: 'other', key: item.key }))).toEqual(['posted']);
});

describe('refused', () => {
  const refusals: [string, () => Promise<LedgerItem> | LedgerItem][] = [
    ['insufficient', () => transfer(wallet, bank, 11_000n)],
    ['unbalanced', () => transfer(bank, wallet, 1n, { postings: [{ account: wallet, amount: 1n }] })],
    ['unbalanced', () => transfer(bank, wallet, 1n, { postings: [] })],
    ['unknown_account', () => transfer('999999999', wallet, 1n)],
    ['unknown_account', () => transfer(bank, wallet, 1n, { brand: 'other' })],
    [
      'wrong_currency',
      async () => transfer(await bench.ledger.houseAccount('mela', 'bank', 'JPY'), wallet, 1n),
    ],
  ];

  test.each(refusals)('%s leaves nothing and does not touch the others', async (status, make) => {
    const refused = await make();
    const before = transfer(bank, wallet, 100n);
    const after = transfer(wallet, bank, 50n);
    expect(await post(before, refused, after)).toEqual(['posted', status, 'posted']);
    expect(await transactions(refused.key)).toBe(0);
    expect(await balance()).toBe('100.50');
  });

  test('the key of a refused item is free', async () => {
    const item = transfer(wallet, bank, 15_000n);
    expect(await post(item)).toEqual(['insufficient']);
    expect(await post(transfer(bank, wallet, 5_000n), item)).toEqual(['posted', 'posted']);
    expect(await balance()).toBe('0.00');
  });
});

test('a later item of a batch sees what the earlier one moved', async () => {
  expect(await post(transfer(wallet, bank, 10_000n), transfer(wallet, bank, 1n))).toEqual([
    'posted',
    'insufficient',
  ]);
});

test('a wallet and its hold are told together', async () => {
  const hold = await bench.ledger.memberAccount('mela', String(member), 'hold', 'BDT');
  await post(transfer(wallet, hold, 4_000n));
  const [event] = (await bench.parts.events.after(String(member), 0, 100)).slice(-1);
  expect(event).toMatchObject({
    name: 'balance.changed',
    data: { balance: '60.00', onHold: '40.00', currency: 'BDT' },
  });
});

test('money and event are undone with the transaction that they are part of', async () => {
  const events = async () => (await bench.parts.events.range(String(member))).head;
  const before = await events();
  const work = bench.parts.database.transaction(async () => {
    await post(transfer(bank, wallet, 100n));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await balance()).toBe('100.00');
  expect(await events()).toBe(before);
});
