import { type LedgerBench, openLedger } from './ledger.fixture.js';
import { OutgoingFreezes } from './outgoing-freezes.js';

let bench: LedgerBench;
let freezes: OutgoingFreezes;

beforeAll(async () => {
  bench = await openLedger();
  freezes = new OutgoingFreezes(bench.parts.database, bench.parts.clock);
});
afterAll(() => bench.close());

test('freezes a member once, and releases only who is named', async () => {
  await freezes.freeze('701', 'unpaid-dividend');
  await freezes.freeze('701', 'unpaid-dividend');
  await freezes.freeze('702', 'unpaid-dividend');
  expect(await freezes.has('701')).toBe(true);
  await freezes.release('701', 'unpaid-dividend');
  expect(await freezes.has('701')).toBe(false);
  expect(await freezes.has('702')).toBe(true);
});

test('a freeze is undone with the transaction that made it', async () => {
  const failing = bench.parts.database.transaction(async () => {
    await freezes.freeze('703', 'unpaid-dividend');
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await freezes.has('703')).toBe(false);
});
