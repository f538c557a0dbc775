import { createHash } from 'node:crypto';
import pg from 'pg';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { LotteryTestbed } from '../lottery.fixture.js';

const START = new Date('2027-03-10T05:59:00Z');
const NOON = '20270310-144';
const MEMBERS = 12;
const BETS = 40;

const { db, api, parts } = setUpTestApi({ parts: [] });
let other: TestApi;
beforeAll(async () => {
  other = await startTestApi({ databaseUrl: db.url });
});
afterAll(() => other.stop());

const ORDER = {
  gameCode: 'SSC5M',
  drawNo: NOON,
  prizeMode: 'LOTT',
  lines: [{ rule: 'ssc.pos', picks: [[], [], [], [], ['7']], unit: '1', multiple: 1, bets: 1 }],
  amount: '1.00',
};
const CLOSE = START.getTime() + 40_000;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** RFC 6962 by its recursive definition, apart from the product's own tree. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256(Buffer.alloc(0));
  if (leaves.length === 1) return sha256(Buffer.concat([Buffer.of(0), leaves[0] ?? Buffer.alloc(0)]));
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha256(Buffer.concat([Buffer.of(1), rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half))]));
}

test('each answered bet is in the root, and no refused one is anywhere, with two processes across the close', async () => {
  const testbed = new LotteryTestbed({ db, api, parts });
  const beside = new LotteryTestbed({ db, api: other, parts });
  await testbed.begin(START, 'SSC5M');
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => testbed.member('10000.00')));
  await testbed.moveTo(new Date(CLOSE - 600));
  const bought: string[] = [];
  const refused = new Set<string>();
  const buy = async (at: number) => {
    const member = members[at % MEMBERS];
    if (!member) return;
    for (let bet = 0; bet < BETS; bet += 1) {
      const { status, value, message } = await (bet % 2 ? beside : testbed).bet(member, ORDER);
      if (status === 200) bought.push(value.ticketId);
      else refused.add(message ?? '');
    }
  };
  const closing = (async () => {
    while ((await testbed.draws.find('SSC5M', NOON)).status !== 'closed') await testbed.draws.advanceDue();
  })();
  await Promise.all([closing, ...members.flatMap((_, at) => [buy(at), buy(at)])]);

  expect(bought.length).toBeGreaterThan(0);
  expect([...refused]).toEqual(['error_draw_closed']);
  const rows = await db.query<{ id: string; leaf: Buffer }>(
    'select t.id, t.leaf from lottery.ticket t order by t.position',
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(bought.toSorted());
  const draw = await testbed.draws.find('SSC5M', NOON);
  expect(draw.root).toBe(rootOf(rows.map(({ leaf }) => leaf)).toString('hex'));

  testbed.draws.tell(draw, 'aa'.repeat(32));
  await testbed.moveTo(new Date(START.getTime() + 60_000));
  await testbed.draws.advanceDue();
  await testbed.settle(draw);
  const [sums] = await db.query<{ open: number; stake: number; payout: number; paid: number }>(
    `select count(*) filter (where status = 'accepted')::int as open, sum(stake)::int as stake, sum(win)::int as payout,
       (select sum(payout)::int from games.round where vendor = 'LOTT') as paid from lottery.ticket`,
  );
  expect(sums).toMatchObject({ open: 0, stake: bought.length * 100, paid: sums?.payout });
  expect(await testbed.isBalanced()).toBe(true);
});

test('the close waits for a bet that is under way, which is in the root', async () => {
  const testbed = new LotteryTestbed({ db, api, parts });
  const start = new Date(START.getTime() + 86_400_000);
  await testbed.begin(start, 'SSC5M');
  const member = await testbed.member();
  const drawNo = NOON.replace('0310', '0311');
  const holder = new pg.Client(db.url);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `select from ledger.balance b join ledger.account a on a.id = b.account where a.member = $1 and a.kind = 'wallet' for update of b`,
      [member.id],
    );
    const bet = testbed.bet(member, { ...ORDER, drawNo });
    await waiting('place_tickets');
    await testbed.moveTo(new Date(start.getTime() + 40_000));
    const closing = testbed.draws.advanceDue();
    await waiting('pg_advisory_xact_lock');
    await holder.query('commit');
    const { status, value } = await bet;
    await closing;
    expect(status).toBe(200);
    const [row] = await db.query<{ leaf: Buffer }>('select leaf from lottery.ticket where id = $1', [
      value.ticketId,
    ]);
    const draw = await testbed.draws.find('SSC5M', drawNo);
    expect(draw.root).toBe(rootOf(row ? [row.leaf] : []).toString('hex'));
  } finally {
    await holder.end();
  }
});

/** Until a statement with this text waits for a lock, which the test's end bounds. */
async function waiting(text: string): Promise<void> {
  for (;;) {
    const [row] = await db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'
         and pid <> pg_backend_pid()`,
      [text],
    );
    if (row) return;
  }
}
