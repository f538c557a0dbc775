import { fundedWallet, type LedgerTestbed, openLedger, transfer } from './ledger.fixture.js';
import type { LedgerItem } from './ledger.service.js';

let testbed: LedgerTestbed;
let bank: string;
let wallet: string;
let member = 5000;

beforeAll(async () => {
  testbed = await openLedger();
});
afterAll(() => testbed.close());
beforeEach(async () => {
  member += 1;
  bank = await testbed.ledger.houseAccount('mela', 'bank', 'BDT');
  wallet = await fundedWallet(testbed.ledger, String(member), 10_000n);
});

const post = (...items: LedgerItem[]) => testbed.ledger.post(items);
const balance = async () => (await testbed.ledger.balanceOf(String(member), 'BDT'))?.balance;
const transactions = async (key: string) =>
  (await testbed.db.query('select 1 from ledger.transaction where key = $1', [key])).length;

test('moves money once under a key', async () => {
  const item = transfer(bank, wallet, 2_500n);
  expect(await post(item)).toEqual(['posted']);
  expect(await post(item)).toEqual(['replayed']);
  expect(await post({ ...item }, { ...item })).toEqual(['replayed', 'replayed']);
  expect(await balance()).toBe('125.00');
});

test('answers a conflict to a known key with other content', async () => {
  const item = transfer(bank, wallet, 100n);
  await post(item);
  const { key } = item;
  expect(await post(transfer(bank, wallet, 200n, { key }))).toEqual(['key_conflict']);
  expect(await post({ ...item, kind: 'other' })).toEqual(['key_conflict']);
  expect(await post({ ...item, reference: 'other' })).toEqual(['key_conflict']);
  expect(await balance()).toBe('101.00');
});

test('posts a key that is twice in a batch once', async () => {
  const item = transfer(bank, wallet, 100n);
  expect(await post(item, item)).toEqual(['posted', 'replayed']);
  expect(await balance()).toBe('101.00');
});

test('posts the same key once in each brand', async () => {
  const there = await testbed.ledger.houseAccount('other', 'bank', 'BDT');
  const games = await testbed.ledger.houseAccount('other', 'games', 'BDT');
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
      async () => transfer(await testbed.ledger.houseAccount('mela', 'bank', 'JPY'), wallet, 1n),
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

  test('leaves the key of a refused item free', async () => {
    const item = transfer(wallet, bank, 15_000n);
    expect(await post(item)).toEqual(['insufficient']);
    expect(await post(transfer(bank, wallet, 5_000n), item)).toEqual(['posted', 'posted']);
    expect(await balance()).toBe('0.00');
  });
});

test('posts a later item of a batch on the balance that the earlier one left', async () => {
  expect(await post(transfer(wallet, bank, 10_000n), transfer(wallet, bank, 1n))).toEqual([
    'posted',
    'insufficient',
  ]);
});

test('publishes wallet and hold in one event', async () => {
  const hold = await testbed.ledger.memberAccount('mela', String(member), 'hold', 'BDT');
  await post(transfer(wallet, hold, 4_000n));
  const [event] = (await testbed.parts.events.after(String(member), 0, 100)).slice(-1);
  expect(event).toMatchObject({
    name: 'balance.changed',
    data: { balance: '60.00', onHold: '40.00', bonus: '0.00', currency: 'BDT' },
  });
});

test('reads and publishes the balances of two currencies apart', async () => {
  const { ledger, parts } = testbed;
  await fundedWallet(ledger, String(member), 700n, 'JPY');
  expect(await ledger.balanceOf(String(member), 'JPY')).toMatchObject({ balance: '700', currency: 'JPY' });
  expect(await balance()).toBe('100.00');
  const [event] = (await parts.events.after(String(member), 0, 100)).slice(-1);
  expect(event?.data).toEqual({ balance: '700', onHold: '0', bonus: '0', currency: 'JPY' });
  expect(await ledger.balanceOf(String(member), 'THB')).toBeUndefined();
});

test('rolls money and event back with their transaction', async () => {
  const events = async () => (await testbed.parts.events.range(String(member))).head;
  const before = await events();
  const work = testbed.parts.database.transaction(async () => {
    await post(transfer(bank, wallet, 100n));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await balance()).toBe('100.00');
  expect(await events()).toBe(before);
});
