import type { LoggedIn } from '#libs/platform/http/caller';
import {
  type CashierTestbed,
  fundsOf,
  image,
  newOwner,
  openCashier,
  operator,
  order,
} from '../cashier.fixture.js';

const FIRST = operator('1');
let testbed: CashierTestbed;
let owner: LoggedIn;
let id: string;

beforeAll(async () => {
  testbed = await openCashier();
});
afterAll(() => testbed.close());

const pay = (amount: string) =>
  testbed.operators.applyMove(FIRST, id, 'DISTRIBUTE', { amount, reference: `pay-${amount}` });
/** What the member's list, the member's page and the operators' case say that was sent. */
async function sentAsSeen(): Promise<(string | undefined)[]> {
  const { list } = await testbed.queries.list(owner.person, { pageNo: 1, pageSize: 10 });
  const { sent } = await testbed.queries.get(owner.person, id);
  const found = await testbed.cases.one('mela', id);
  expect([list[0]?.rest, found.rest]).toEqual([found.rest, list[0]?.rest]);
  return [list[0]?.sent, sent, found.sent];
}
async function pushedParts(): Promise<string[]> {
  const events = await testbed.db.query<{ part: string }>(
    `select data->>'part' as part from platform.event
     where person = $1 and name in ('withdrawal.resolved', 'withdrawal.received') order by seq`,
    [owner.person],
  );
  return events.map(({ part }) => part);
}

/** An order of 600.00 with a fee of 1.50, whose first payout of 100.00 was refunded. */
beforeEach(async () => {
  owner = await newOwner(testbed, 60_000n);
  id = await order(testbed, owner, 60_000n, 150n);
  await testbed.operators.applyMove(FIRST, id, 'APPROVE', {});
  await pay('100.00');
  await testbed.receipts.answer(owner, { id, tranche: 1, answer: 'not-received' }, [image()]);
  expect(await sentAsSeen()).toEqual(Array(3).fill('100.00'));
  await testbed.operators.applyMove(FIRST, id, 'REFUND', {});
});

test('what was refunded was not sent, and what is sent afterwards counts alone', async () => {
  expect(await sentAsSeen()).toEqual(Array(3).fill('0.00'));
  await pay('398.50');
  expect(await sentAsSeen()).toEqual(Array(3).fill('398.50'));
  // The refunded part is in the wallet, so it is not left to be sent.
  expect((await testbed.queries.get(owner.person, id)).rest).toBe('100.00');
});

test('the push of a refund names what the wallet gets: the payout with its fee', async () => {
  expect((await fundsOf(testbed, owner.person)).wallet).toBe(10_150n);
  expect(await pushedParts()).toEqual(['101.50']);
  await pay('498.50');
  await testbed.receipts.answer(owner, { id, tranche: 2, answer: 'received' }, []);
  expect(await pushedParts()).toEqual(['101.50', '498.50']);
});
