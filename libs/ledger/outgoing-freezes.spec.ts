import { type LedgerTestbed, openLedger } from './ledger.fixture.js';
import { OutgoingFreezes } from './outgoing-freezes.js';

let testbed: LedgerTestbed;
let freezes: OutgoingFreezes;

beforeAll(async () => {
  testbed = await openLedger();
  freezes = new OutgoingFreezes(testbed.parts.database, testbed.parts.clock);
});
afterAll(() => testbed.close());

test('freezes a member once, and releases only that member', async () => {
  await freezes.freeze('701', 'unpaid');
  await freezes.freeze('701', 'unpaid');
  await freezes.freeze('702', 'unpaid');
  expect(await freezes.has('701')).toBe(true);
  await freezes.release('701', 'unpaid');
  expect(await freezes.has('701')).toBe(false);
  expect(await freezes.has('702')).toBe(true);
});

test('rolls a freeze back with its transaction', async () => {
  const failing = testbed.parts.database.transaction(async () => {
    await freezes.freeze('703', 'unpaid');
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await freezes.has('703')).toBe(false);
});
