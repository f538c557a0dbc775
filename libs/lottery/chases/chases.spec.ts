import { setUpTestApi } from '#libs/platform/testing/set-up';
import { type Fields, LotteryTestbed } from '../lottery.fixture.js';

const DAY_MS = 86_400_000;
const { db, api, parts } = setUpTestApi({ parts: [] });

let testbed: LotteryTestbed;
let start = new Date('2027-03-09T05:59:00Z');
const later = (ms: number) => testbed.moveTo(new Date(start.getTime() + ms));
const numberOf = (index: number) =>
  `${start.toISOString().slice(0, 10).replaceAll('-', '')}-${String(index).padStart(4, '0')}`;
/** The draw of noon in Dhaka, and those after it. */
const FIRST = 720;
const draws = (...multiples: number[]) =>
  multiples.map((multiple, at) => ({ drawNo: numberOf(FIRST + at), multiple }));

beforeAll(() => {
  testbed = new LotteryTestbed({ db, api, parts });
});
beforeEach(() => {
  start = new Date(start.getTime() + DAY_MS);
  return testbed.begin(start, 'SSC1M');
});

/** All digits of the last place, 1.00 on each: one of them wins 9.65. */
const ALL = { rule: 'ssc.pos', picks: [[], [], [], [], [...'0123456789']], amount: '1.00', bets: 10 };
const FIVE = { rule: 'ssc.pos', picks: [[], [], [], [], ['5']], amount: '10.00', bets: 1 };
const order = (changes: Fields = {}): Fields => ({
  gameCode: 'SSC1M',
  prizeMode: 'ELOTT',
  lines: [ALL],
  draws: draws(1, 2, 4),
  amount: '70.00',
  ...changes,
});
const place = (member: Parameters<LotteryTestbed['post']>[0], changes: Fields = {}) =>
  testbed.post<{ chaseId: string }>(member, '/chases', order(changes));

interface Chase {
  status: string;
  refunded: string;
  won: string;
  over: number;
  nextDrawNo: string | null;
  draws: { drawNo: string; multiple: number; amount: string; status: string; win: string | null }[];
}

test('buys a ticket for each draw at once, each with its multiple', async () => {
  const member = await testbed.member();
  const { value } = await place(member);
  expect(value).toMatchObject({ tickets: 3, amount: '70.00' });
  expect(await testbed.balance(member)).toBe('930.00');
  const chase = (await testbed.get<Chase>(member, `/chases/${value.chaseId}`)).value;
  expect(chase).toMatchObject({ status: 'running', over: 0, nextDrawNo: numberOf(FIRST) });
  expect(chase.draws.map(({ multiple, amount }) => [multiple, amount])).toEqual([
    [1, '10.00'],
    [2, '20.00'],
    [4, '40.00'],
  ]);
});

test('a win stops it: the tickets after it are cancelled, and their stakes return', async () => {
  const member = await testbed.member();
  const { value } = await place(member);
  await testbed.settle(await testbed.hold('SSC1M', numberOf(FIRST), 'aa'.repeat(32)));
  const chase = (await testbed.get<Chase>(member, `/chases/${value.chaseId}`)).value;
  expect(chase).toMatchObject({ status: 'stopped', refunded: '60.00', won: '9.65', nextDrawNo: null });
  expect(chase.draws.map(({ status }) => status)).toEqual(['won', 'cancelled', 'cancelled']);
  expect(await testbed.balance(member)).toBe('999.65');
  const [row] = await db.query(
    `select sum(p)::int as paid from lottery.exposure e join lottery.draw d on d.id = e.draw, unnest(payouts) p
     where d.draw_no > $1`,
    [numberOf(FIRST)],
  );
  expect(row).toEqual({ paid: 0 });
  expect(await testbed.isBalanced()).toBe(true);
});

test('a ticket whose sale was over when the win came stands and is drawn', async () => {
  const member = await testbed.member();
  const { value } = await place(member);
  const first = await testbed.hold('SSC1M', numberOf(FIRST), 'aa'.repeat(32));
  const second = await testbed.hold('SSC1M', numberOf(FIRST + 1), 'bb'.repeat(32));
  await testbed.settle(first);
  await testbed.settle(second);
  const chase = (await testbed.get<Chase>(member, `/chases/${value.chaseId}`)).value;
  expect(chase.status).toBe('stopped');
  expect(chase.draws.map(({ status }) => status)).toEqual(['won', 'won', 'cancelled']);
});

test('without stop on win it plays on, and is finished after the last draw', async () => {
  const member = await testbed.member();
  const { value } = await place(member, { stopOnWin: false });
  for (let at = 0; at < 3; at += 1)
    await testbed.settle(await testbed.hold('SSC1M', numberOf(FIRST + at), 'aa'.repeat(32)));
  const chase = (await testbed.get<Chase>(member, `/chases/${value.chaseId}`)).value;
  expect(chase).toMatchObject({ status: 'finished', over: 3, won: '67.55' });
  expect(await testbed.balance(member)).toBe('997.55');
});

test('its member ends it: what is on sale returns, once', async () => {
  const member = await testbed.member();
  const { value } = await place(member);
  await later(56_000);
  const path = `/chases/${value.chaseId}/cancellation`;
  expect((await testbed.post(member, path)).value).toEqual({ cancelled: 2, refunded: '60.00' });
  expect((await testbed.post(member, path)).message).toBe('error_chase_move_not_allowed');
  const stranger = await testbed.member();
  expect((await testbed.post(stranger, path)).status).toBe(404);
});

test.each<[string, () => Fields, number, string]>([
  ['a draw twice', () => ({ draws: [...draws(1), ...draws(1)], amount: '20.00' }), 422, 'error_chase_draws'],
  [
    'draws that are not in order',
    () => ({ draws: draws(1, 1).toReversed(), amount: '20.00' }),
    422,
    'error_chase_draws',
  ],
  [
    'a draw that is over',
    () => ({ draws: [{ drawNo: numberOf(FIRST - 2), multiple: 1 }, ...draws(1)], amount: '20.00' }),
    422,
    'error_chase_draws',
  ],
  ['one draw', () => ({ draws: draws(1), amount: '10.00' }), 400, 'error_invalid_input'],
  [
    '121 draws',
    () => ({ draws: draws(...Array<number>(121).fill(1)), amount: '1210.00' }),
    400,
    'error_invalid_input',
  ],
  ['another amount', () => ({ amount: '69.99' }), 422, 'error_lottery_amount'],
  [
    'a balance that is short for the last one',
    () => ({ draws: draws(1, 99), amount: '1000.00', lines: [ALL] }),
    200,
    '',
  ],
  [
    'more than the balance',
    () => ({ draws: draws(1, 100), amount: '1010.00' }),
    422,
    'error_insufficient_balance',
  ],
  [
    'a draw whose numbers are full',
    () => ({ lines: [{ ...FIVE, amount: '10000.00' }], draws: draws(1, 9), amount: '100000.00' }),
    422,
    'error_lottery_stake',
  ],
])('with %s it is bought as a whole or not at all', async (_, changes, status, message) => {
  const member = await testbed.member();
  const reply = await place(member, changes());
  expect([reply.status, reply.message ?? '']).toEqual([status, message]);
  expect(await testbed.balance(member)).toBe(status === 200 ? '0.00' : '1000.00');
  const [row] = await db.query('select count(*)::int as tickets from lottery.ticket where member = $1', [
    member.id,
  ]);
  expect(row).toEqual({ tickets: status === 200 ? 2 : 0 });
});

test('stop on win while its member ends it: each ticket is cancelled once', async () => {
  const member = await testbed.member();
  const { value } = await place(member);
  const draw = await testbed.hold('SSC1M', numberOf(FIRST), 'aa'.repeat(32));
  const [ended] = await Promise.all([
    testbed.post(member, `/chases/${value.chaseId}/cancellation`),
    testbed.settle(draw),
  ]);
  const chase = (await testbed.get<Chase>(member, `/chases/${value.chaseId}`)).value;
  expect(chase.status).toBe(ended.status === 200 ? 'cancelled' : 'stopped');
  expect(chase.draws.map(({ status }) => status)).toEqual(['won', 'cancelled', 'cancelled']);
  expect(await testbed.balance(member)).toBe('999.65');
});

test('draws that it has bought are held late when the worker was away', async () => {
  const member = await testbed.member();
  const { value } = await place(member, { stopOnWin: false });
  await later(15 * 60_000);
  await testbed.draws.advanceDue();
  for (let at = 0; at < 3; at += 1)
    testbed.draws.tell(await testbed.draws.find('SSC1M', numberOf(FIRST + at)), 'aa'.repeat(32));
  await later(15 * 60_000 + 5000);
  await testbed.draws.advanceDue();
  for (let at = 0; at < 3; at += 1) {
    const draw = await testbed.draws.find('SSC1M', numberOf(FIRST + at));
    expect(draw.status).toBe('drawn');
    await testbed.settle(draw);
  }
  const chase = (await testbed.get<Chase>(member, `/chases/${value.chaseId}`)).value;
  expect(chase).toMatchObject({ status: 'finished', won: '67.55' });
});

test('a draw all of whose tickets the member has cancelled can be chased again', async () => {
  const member = await testbed.member();
  for (let at = 0; at < 2; at += 1) {
    const { value } = await place(member);
    await testbed.post(member, `/chases/${value.chaseId}/cancellation`);
  }
  expect((await place(member)).status).toBe(200);
  expect(await testbed.balance(member)).toBe('930.00');
});

test('chases count among the twenty that may be cancelled in a day', async () => {
  const member = await testbed.member();
  const replies: string[] = [];
  for (let at = 0; at < 21; at += 1) {
    const { value } = await place(member);
    const { message } = await testbed.post(member, `/chases/${value.chaseId}/cancellation`);
    replies.push(message ?? 'ok');
  }
  expect(replies).toEqual([...Array<string>(20).fill('ok'), 'error_ticket_cancellations_used']);
  expect(await testbed.balance(member)).toBe('930.00');
});
