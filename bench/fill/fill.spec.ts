import { createHash } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { fillDatabase } from './fill.js';
import { refresh } from './refresh.sql.js';
import { FIRST_MEMBER, firstPlayer, seatedOf } from './size.js';
import { launchToken, sessionToken } from './tokens.js';

const SIZE = { members: 1000, rounds: 300, transactions: 200 };
const INDEXES = `select indexdef from pg_indexes where schemaname not like 'pg\\_%' order by indexdef`;

let db: TestDatabase;
let indexesBefore: unknown[];

beforeAll(async () => {
  db = await createTestDatabase();
  indexesBefore = await db.query(INDEXES);
  const client = new pg.Client(db.url);
  await client.connect();
  await fillDatabase(client, SIZE).finally(() => client.end());
});
afterAll(() => db.drop());

const count = async (from: string): Promise<number> => {
  const [row] = await db.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return row?.n ?? Number.NaN;
};

test('puts members in five levels, each below a member of the level above', async () => {
  const depths = await db.query(
    `select depth, count(*)::int as members
     from (select m.id, count(a.ancestor)::int as depth from members.member m left join members.ancestor a on a.member = m.id
           where m.id >= ${FIRST_MEMBER} group by 1) below group by 1 order by 1`,
  );
  expect(depths.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 4]);
  expect(depths.reduce((sum, { members }) => sum + members, 0)).toBe(SIZE.members);
  expect(await count(`agency.contract where downline >= ${FIRST_MEMBER}`)).toBe(
    firstPlayer(SIZE) - FIRST_MEMBER,
  );
});

test('fills rounds that agency has taken, and postings that sum to zero', async () => {
  expect(await count(`games.round where round like 'bench-%'`)).toBe(SIZE.rounds);
  expect(await count('games.round r join games.bet_entry e on e.round = r.id')).toBe(SIZE.rounds);
  expect(await count('ledger.posting where transaction >= 1000000000')).toBe(2 * SIZE.transactions);
  expect(
    await count('(select transaction from ledger.posting group by 1 having sum(amount) <> 0) unbalanced'),
  ).toBe(0);
});

test('leaves balances that equal their postings', async () => {
  expect(await count('ledger.balance where amount > 0')).toBe(SIZE.members);
  expect(
    await count(`ledger.balance b where amount <> coalesce(
      (select sum(amount) from ledger.posting p where p.account = b.account), 0)`),
  ).toBe(0);
});

test('gives every player with a session the tokens that clients send', async () => {
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  const { firstPlayer, players } = seatedOf(SIZE);
  const found = await db.query(
    `select encode(s.token_hash, 'hex') as session, encode(l.token_hash, 'hex') as launch
     from authentication.session s join games.launch l on l.session = s.id order by s.person`,
  );
  const wanted = Array.from({ length: players }, (_, index) => ({
    session: hash(sessionToken(firstPlayer + index)),
    launch: hash(launchToken(firstPlayer + index)),
  }));
  expect(found).toEqual(wanted);
});

test('restores every index, and triggers work again', async () => {
  expect(await db.query(INDEXES)).toEqual(indexesBefore);
  await expect(db.query('delete from ledger.posting')).rejects.toThrow();
});

test('refreshes a copy that is days old to the present', async () => {
  await db.query(
    `update authentication.session set expires_at = now() - interval '3 days' where user_agent = 'bench'`,
  );
  await db.query(refresh);
  expect(await count(`authentication.session where user_agent = 'bench' and expires_at < now()`)).toBe(0);
});
