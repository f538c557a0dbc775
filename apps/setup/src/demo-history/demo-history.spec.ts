import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, fromSetUp, type TestDatabase } from '#libs/platform/testing/test-database';

const AGENTS = ['agentone', 'agenttwo', 'agent41', 'agent42'];
const MONTH = 28;

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  await setUp();
});
afterAll(() => db.drop());

async function setUp(): Promise<void> {
  const main = path.join(fromSetUp('TEST_PROGRAMS'), 'setup/src/main.js');
  const env = { PATH: process.env.PATH, NODE_ENV: 'development', DATABASE_URL: db.url, DEMO_HISTORY: '1' };
  await promisify(execFile)(process.execPath, [main], { env });
}
const rows = (sql: string, parameters: unknown[] = []) => db.query<Record<string, unknown>>(sql, parameters);
const count = async (from: string) => Number((await rows(`select count(*) as n from ${from}`))[0]?.n);

test.each(AGENTS)(
  'lets the team of %s play on each day of the month except the last ones',
  async (account) => {
    const [team] = await rows(
      `select count(distinct (r.settled_at at time zone 'Asia/Dhaka')::date)::int as days, max(r.settled_at) < now() - interval '2 days' as past
     from games.round r join members.member m on m.account = $1 where r.member = m.id or m.id = any (r.ancestors)`,
      [account],
    );
    expect(team).toEqual({ days: MONTH, past: true });
  },
);

test('pays agents with contracts on the days themselves', async () => {
  const paid = await rows(
    `select m.account, count(distinct (p.paid_at at time zone 'Asia/Dhaka')::date)::int as days
     from agency.payout p join members.member m on m.id = p.payee where p.status = 'paid' group by 1 order by 1`,
  );
  const days = new Map(paid.map((row) => [row.account, Number(row.days)]));
  for (const agent of ['agentone', 'agenttwo', 'agent41']) expect(days.get(agent)).toBeGreaterThan(20);
});

test('leaves correct books and no trace of the simulation', async () => {
  expect(await count('(select 1 from ledger.posting having sum(amount) <> 0) wrong')).toBe(0);
  expect(
    await count(`ledger.balance b where amount <>
      (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account = b.account)`),
  ).toBe(0);
  expect(await count('ledger.balance where amount < 0')).toBe(0);
  expect([await count('authentication.session'), await count('games.launch')]).toEqual([0, 0]);
  expect(await rows('select offset_ms::int as offset from platform.clock')).toEqual([{ offset: 0 }]);
  expect(await count(`agency.payout where status in ('pending', 'unpaid')`)).toBe(0);
  expect(await count('ledger.outgoing_freeze')).toBe(0);
});

test('adds nothing in a second run', async () => {
  const before = await count('ledger.transaction');
  await setUp();
  expect(await count('ledger.transaction')).toBe(before);
});
