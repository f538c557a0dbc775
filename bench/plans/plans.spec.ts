import pg from 'pg';
import { TEST_STUDIO_SECRET } from '#libs/games/vendors/studio.fixture';
import { sign } from '#libs/platform/crypto/signature';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession, operatorSession } from '#libs/platform/testing/test-session';
import { betOf, type WalletFields, winOf } from '../clients/wallet-requests.js';
import { endRaffle, openBoard, publishPrizes } from '../fill/campaigns.js';
import { fillDatabase } from '../fill/fill.js';
import { FIRST_MEMBER, firstPlayer, levelsOf, seatedOf } from '../fill/size.js';
import {
  type ExplainedStatement,
  rowsRead,
  rowsReturned,
  sequentialScans,
  wastefulScans,
} from './explained-statement.js';
import { furtherRows } from './further-rows.sql.js';
import { GROWING_TABLES } from './growing-tables.js';
import { type PageRead, pageReads } from './page-reads.js';
import { openPlanTap, type PlanTap, REPORT_PLANS } from './plan-tap.js';

/** Large enough that the planner prefers an index to a whole table wherever there is one. */
const SIZE = { members: 20_000, rounds: 100_000, transactions: 100_000 };

/** Operators write them: a search of their texts may read some thousands. */
const SEARCHED_WHOLE = 'site.announcement';

let db: TestDatabase;
let tap: PlanTap;
let api: TestApi;
let headers: Record<PageRead['as'], Record<string, string>>;
let reads: PageRead[];
let promoted: { board: string; raffle: string };

beforeAll(async () => {
  db = await createTestDatabase();
  const client = new pg.Client(db.url);
  await client.connect();
  try {
    await fillDatabase(client, SIZE);
    for (const statement of furtherRows(SIZE)) await client.query(statement);
    promoted = await openPromotions(client);
    const database = new URL(db.url).pathname.slice(1);
    await client.query(`load 'auto_explain'`);
    for (const [setting, value] of Object.entries(REPORT_PLANS))
      await client.query(`alter database ${database} set ${setting} = '${value}'`);
  } finally {
    await client.end();
  }
  tap = await openPlanTap(db.url);
  api = await startTestApi({
    databaseUrl: tap.url,
    env: { VENDOR_STUDIO_SECRET: TEST_STUDIO_SECRET, VENDOR_DELTA_URL: 'http://127.0.0.1:1' },
  });
  // Of the second level, with a hundredth of all members below: a share for which an index pays.
  const agent = FIRST_MEMBER + levelsOf(SIZE)[0];
  const player = firstPlayer(SIZE);
  const bearer = async (person: number, role: 'agent' | 'member') => ({
    authorization: `Bearer ${await insertSession(db, { person: String(person), role })}`,
  });
  headers = {
    agent: await bearer(agent, 'agent'),
    topAgent: await bearer(FIRST_MEMBER, 'agent'),
    player: await bearer(player, 'member'),
    operator: await operatorSession(db, api.url),
    guest: {},
  };
  const idOf = async (sql: string, of: number) => {
    const [row] = await db.query<{ id: string }>(sql, [of]);
    if (!row) throw new Error(`nothing was filled for ${sql}`);
    return row.id;
  };
  reads = pageReads({
    player: String(player),
    round: await idOf('select id from games.round where member = $1 limit 1', player),
    downline: await idOf('select id from members.member where parent = $1 limit 1', agent),
    thread: await idOf('select id from messaging.thread where member = $1 limit 1', player),
    ticket: await idOf('select id from lottery.ticket where member = $1 limit 1', player),
    chase: await idOf('select id from lottery.chase where member = $1 limit 1', player),
    ...promoted,
    contract: await idOf('select id from agency.contract where upline = $1 limit 1', agent),
  });
}, 120_000);
afterAll(async () => {
  await api?.stop();
  await tap?.close();
  await db?.drop();
});

/** Two leaderboards and two raffles that all take part in; answers one board, and the promotion of a raffle. */
async function openPromotions(client: pg.ClientBase): Promise<{ board: string; raffle: string }> {
  const all = { first: FIRST_MEMBER, members: SIZE.members };
  const [board] = [await openBoard(client, all), await openBoard(client, all)];
  const raffle = await publishPrizes(client, 'draw');
  for (const period of ['2026-01-01', '2026-02-01']) await endRaffle(client, raffle, { ...all, period });
  await client.query(
    `insert into rewards.ticket_range (raffle, first_no, last_no, member, client_seed)
     select raffle, row_number() over w, row_number() over w, member, '' from rewards.raffle_entry
     window w as (partition by raffle order by member)`,
  );
  await client.query('vacuum analyze rewards.ticket_range');
  return { board, raffle };
}

/** The problems of the plans, as sentences. */
function violationsOf(statements: ExplainedStatement[], ofRows: boolean): string[] {
  return statements.flatMap((statement) => {
    const text = statement.text.replace(/\s+/g, ' ').trim().slice(0, 160);
    const whole = sequentialScans(statement).filter((table) => GROWING_TABLES.has(table));
    const violations = whole.map((table) => `reads ${table} as a whole: ${text}`);
    for (const { table, found, dropped } of wastefulScans(statement).filter(
      (scan) => scan.table !== SEARCHED_WHOLE,
    ))
      violations.push(`drops ${dropped} rows of ${table} for ${found}: ${text}`);
    const [read, returned] = [rowsRead(statement), rowsReturned(statement)];
    if (ofRows && read > 20 * returned + 100)
      violations.push(`reads ${Math.round(read)} rows for ${returned}: ${text}`);
    return violations;
  });
}

test('no read of a page scans a growing table, or reads many rows for one', async () => {
  const violations: string[] = [];
  for (const { as, path, sums } of reads) {
    await fetch(api.url + path, { headers: headers[as] }); // reads the catalogues of the new connection first
    tap.take();
    const reply = await fetch(api.url + path, { headers: headers[as] });
    const text = await reply.text();
    if (reply.status !== 200) violations.push(`${path} answers ${reply.status} ${text}`);
    violations.push(...violationsOf(tap.take(), !sums).map((violation) => `${path} ${violation}`));
  }
  expect(violations).toEqual([]);
}, 180_000);

test('no bet and no win scans a growing table, or reads many rows for one', async () => {
  const send = async (operation: 'bet' | 'win', fields: WalletFields) => {
    const path = `/gw/v1/wallet/${operation}`;
    const body = JSON.stringify(fields);
    const timestamp = Math.floor(Date.now() / 1000);
    const reply = await fetch(api.url + path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': String(timestamp),
        'x-operator-id': 'mela',
        'x-signature': sign(TEST_STUDIO_SECRET, timestamp, 'POST', path, 'mela', body),
      },
    });
    expect(await reply.json()).toMatchObject({ status: 'RS_OK' });
  };
  const { firstPlayer: player } = seatedOf(SIZE);
  const bet = betOf(player);
  tap.take();
  await send('bet', bet);
  await send('win', winOf(bet));
  const statements = tap.take();
  expect(statements.length).toBeGreaterThan(2);
  expect(violationsOf(statements, true)).toEqual([]);
});

test('no settlement scans the rows of earlier ones, or the journal', async () => {
  // All contracts of a brand are settled together.
  const whole = new Set(['agency.contract', 'agency.contract_tier']);
  const client = new pg.Client(tap.url);
  await client.connect();
  try {
    const { rows: found } = await client.query<{ batch: string; since: Date }>(
      `with late as (
         update games.round set revision = 2, amended_at = now(), payout = payout + 100
         where id in (select id from games.round where round like 'bench-%' order by id limit 500) returning 1
       ) select batch + 1 as batch, now() as since,
         setval('agency.settlement_id_seq', (select max(settlement) from agency.payout))
       from games.bet_feed where brand = 'mela'`,
    );
    const { batch, since } = found[0] ?? { batch: '0', since: new Date() };
    tap.take();
    const { rows: intake } = await client.query(
      `select games.take_bets(p_brand => 'mela', p_batch => $1, p_from => $2, p_to => $2::timestamptz + interval '1 minute',
         p_taken_until => $2::timestamptz + interval '1 minute', p_currency => 'BDT', p_edge_share => 50, p_shares => '[]', p_at => now()) as taken`,
      [batch, since],
    );
    await client.query(
      `select agency.roll_up(p_brand => 'mela', p_batch => batch, p_taken_until => taken_until, p_first_entry => first_entry,
         p_last_entry => last_entry) from games.bet_batch where brand = 'mela' and batch = $1`,
      [batch],
    );
    const { rows: settled } = await client.query(
      `select agency.settle(p_brand => 'mela', p_kind => 'realtime', p_code => '', p_period_start => $2, p_period_end => now(),
         p_since_batch => $1::bigint - 1, p_through_batch => $1, p_active_member_bet => 100, p_carries_loss => true,
         p_currency => 'BDT', p_at => now()) as pending`,
      [batch, since],
    );
    await client.query(
      `select agency.pay_from_house(p_payouts => array(select id from agency.payout where status = 'pending' order by id),
         p_at => now(), p_digits => '{"BDT": 2}')`,
    );
    expect([intake, settled]).toEqual([[{ taken: 1000 }], [{ pending: expect.any(Number) }]]);
    expect(
      violationsOf(tap.take(), false).filter(
        (text) => ![...whole].some((table) => text.includes(` ${table} `)),
      ),
    ).toEqual([]);
  } finally {
    await client.end();
  }
});
