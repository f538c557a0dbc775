import { type ActorContext, memberActor } from '#libs/platform/transitions/actor-context';
import { MaintenanceDeadlines } from '#libs/site/index';
import { type CashierTestbed, newDeposit, newOwner } from './cashier.fixture.js';
import { Deposit } from './deposit/deposit.entity.js';
import type { DepositMove } from './deposit/deposit.lifecycle.js';
import { MaintenanceExtensions } from './maintenance-extensions.js';
import { openSuspense } from './unmatched-payments/unmatched-payment.fixture.js';

const HOUR = 3_600_000;
const BANK: ActorContext = { kind: 'system', provider: 'bank' };
/** A maintenance of two hours, in hours from noon. */
const [BEGAN, ENDED] = [0, 2];

let testbed: CashierTestbed & Pick<Awaited<ReturnType<typeof openSuspense>>, 'deposits'>;
let deadlines: MaintenanceDeadlines;

beforeAll(async () => {
  testbed = await openSuspense();
  const { database } = testbed.parts;
  deadlines = new MaintenanceDeadlines(database);
  new MaintenanceExtensions(database, deadlines).onModuleInit();
});
afterAll(() => testbed.close());

const at = (hours: number) => new Date(Date.parse('2126-11-21T12:00:00Z') + hours * HOUR);

/** Orders a deposit, makes the moves, ends a maintenance, and returns by how many hours the order is extended. */
async function extensionOf(
  { ordered, expires }: { ordered: number; expires: number },
  moves: DepositMove[],
): Promise<number> {
  const { parts, db, deposits } = testbed;
  const owner = await newOwner(testbed, 1n);
  const deposit = { ...newDeposit(testbed, owner), createdAt: at(ordered), expiresAt: at(expires) };
  const row = parts.database.manager.create(Deposit, deposit);
  await parts.database.transaction(async () => {
    await deposits.order(row, memberActor(owner));
    for (const move of moves) await deposits.applyMove(row, move, { reason: 'none' }, BANK);
  });
  await db.query('delete from site.maintenance');
  await db.query(`insert into site.maintenance (brand, began_at, ended_at) values ('mela', $1, $2)`, [
    at(BEGAN),
    at(ENDED),
  ]);
  await deadlines.moveBack('mela');
  const { expiresAt } = await parts.database.manager.findOneByOrFail(Deposit, { id: row.id });
  return (expiresAt.getTime() - at(expires).getTime()) / HOUR;
}

const BEFORE = { ordered: -1, expires: 1 };

test.each<[string, DepositMove[], number]>([
  ['created', [], 2],
  ['pending', ['OPEN'], 2],
  ['failed, which may be paid again', ['FAIL'], 2],
  ['paid', ['PAY'], 0],
  ['expired', ['EXPIRE'], 0],
])('a deposit that is %s', async (_, moves, hours) => {
  expect(await extensionOf(BEFORE, moves)).toBe(hours);
});

test('a deposit that failed is extended by the part of the maintenance that came after its order', async () => {
  expect(await extensionOf({ ordered: 1.5, expires: 3 }, ['FAIL'])).toBe(0.5);
});

test('a deposit that failed, and could no longer be paid when the maintenance began, is not', async () => {
  expect(await extensionOf({ ordered: -2, expires: -1 }, ['FAIL'])).toBe(0);
});
