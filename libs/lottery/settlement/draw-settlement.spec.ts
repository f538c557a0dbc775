import pg from 'pg';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { type Fields, LotteryTestbed } from '../lottery.fixture.js';

const DAY_MS = 86_400_000;
const { db, api, parts } = setUpTestApi({ parts: [] });

let testbed: LotteryTestbed;
let start = new Date('2027-03-09T05:59:00Z');
const noon = () => `${start.toISOString().slice(0, 10).replaceAll('-', '')}-144`;

beforeAll(() => {
  testbed = new LotteryTestbed({ db, api, parts });
});
beforeEach(() => {
  start = new Date(start.getTime() + DAY_MS);
  return testbed.begin(start, 'SSC5M');
});

const order = (prizeGroup: number, digits: string): Fields => ({
  gameCode: 'SSC5M',
  drawNo: noon(),
  prizeMode: 'LOTT',
  prizeGroup,
  lines: [
    { rule: 'ssc.pos', picks: [[], [], [], [], [...digits]], unit: '1', multiple: 10, bets: digits.length },
  ],
  amount: `${digits.length * 10}.00`,
});

test('pays wins and rebates at the odds of the sale, and tells each member by push', async () => {
  const [full, low] = await Promise.all([testbed.member(), testbed.member()]);
  await testbed.bet(full, order(1930, '0123456789'));
  await testbed.bet(low, order(1800, '0123456789'));
  const socket = api.client.socket(full.token);
  await socket.ready;
  await testbed.settle(await testbed.hold('SSC5M', noon(), 'aa'.repeat(32)));
  // 10.00 at 9.65; and at 9.00 with 6.5 % of 100.00.
  expect(await testbed.balance(full)).toBe('996.50');
  expect(await testbed.balance(low)).toBe('996.50');
  expect((await socket.waitFor('bet.settled')).data).toMatchObject({
    stake: '100.00',
    payout: '96.50',
    status: 'settled',
  });
  socket.close();
});

test('a void draw gives all stakes back, counts for nothing and ends chases', async () => {
  const members = await Promise.all([testbed.member(), testbed.member()]);
  for (const member of members) {
    await testbed.bet(member, order(1930, '5'));
    await testbed.bet(member, order(1850, '67'));
  }
  await testbed.moveTo(new Date(start.getTime() + 60_000));
  await testbed.draws.advanceDue();
  await testbed.moveTo(new Date(start.getTime() + 60_000 + 600_000));
  await testbed.draws.advanceDue();
  const draw = await testbed.draws.find('SSC5M', noon());
  expect(draw.status).toBe('void');
  await testbed.settle(draw);
  await testbed.settle(draw);
  for (const member of members) {
    expect(await testbed.balance(member)).toBe('1000.00');
    expect(await testbed.rounds(member)).toMatchObject([{ status: 'void', stake: 0, payout: 0 }]);
  }
  const left = await db.query('select from lottery.draw where id = $1 and due_at is not null', [draw.id]);
  expect(left).toHaveLength(0);
  expect(await testbed.isBalanced()).toBe(true);
});

test('what was cut off goes on with the members that are left, and pays nobody twice', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => testbed.member()));
  await Promise.all(members.map((member) => testbed.bet(member, order(1930, '0123456789'))));
  const draw = await testbed.hold('SSC5M', noon(), 'aa'.repeat(32));
  // A member whose account is locked by nobody's leave stops the whole part that he is in.
  await db.query(
    `create function lottery.stumble() returns trigger language plpgsql as $$
     begin raise exception 'cut off'; end $$;
     create trigger stumble before update on lottery.ticket for each row when (new.member = ${members[3]?.id}) execute function lottery.stumble()`,
  );
  await expect(testbed.settle(draw)).rejects.toThrow('cut off');
  const before = await Promise.all(members.map((member) => testbed.balance(member)));
  expect(before).toEqual(members.map(() => '900.00'));
  await db.query('drop trigger stumble on lottery.ticket; drop function lottery.stumble()');
  await settleAtOnce(draw, 3);
  await testbed.settle(draw);
  const after = await Promise.all(members.map((member) => testbed.balance(member)));
  expect(after).toEqual(members.map(() => '996.50'));
  expect((await testbed.draws.find('SSC5M', noon())).status).toBe('settled');
  expect(await testbed.isBalanced()).toBe(true);
});

test('who cannot be paid holds back nobody of another part', async () => {
  const members = await Promise.all(Array.from({ length: 11 }, () => testbed.member()));
  const [stuck] = members;
  await Promise.all(
    members.map((member, at) => testbed.bet(member, order(1930, at === 0 ? '0123456789' : String(at - 1)))),
  );
  const draw = await testbed.hold('SSC5M', noon(), 'aa'.repeat(32));
  await db.query(
    `create function lottery.stumble() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
     create trigger stumble before update on lottery.ticket for each row when (new.member = ${stuck?.id}) execute function lottery.stumble()`,
  );
  await expect(testbed.settle(draw)).rejects.toThrow('cut off');
  // Winners are a part, and losers another one, which comes later.
  const statuses = () =>
    db.query(
      'select status, count(*)::int as n from lottery.ticket where draw = $1 group by status order by status',
      [draw.id],
    );
  expect(await statuses()).toEqual([
    { status: 'accepted', n: 2 },
    { status: 'lost', n: 9 },
  ]);
  await db.query('drop trigger stumble on lottery.ticket; drop function lottery.stumble()');
  await testbed.settle(draw);
  expect(await statuses()).toEqual([
    { status: 'lost', n: 9 },
    { status: 'won', n: 2 },
  ]);
  expect(await testbed.isBalanced()).toBe(true);
});

/** Several workers that have all read the tickets before one of them settles any. */
async function settleAtOnce(draw: { id: string }, workers: number): Promise<void> {
  const holder = new pg.Client(db.url);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select pg_advisory_xact_lock(lottery.draw_lock($1::bigint))', [draw.id]);
  const settling = Promise.allSettled(Array.from({ length: workers }, () => testbed.settle(draw)));
  for (;;) {
    const waiting = await db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
    );
    if (waiting.length === workers) break;
  }
  await holder.query('commit');
  await settling;
  await holder.end();
}
