import { randomUUID } from 'node:crypto';
import { bytesToHex, hexToBytes } from '#libs/platform/common/bytes';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { ticketLeaf } from '../common/fairness/ticket-leaf.js';
import { rootFromPath } from '../common/fairness/ticket-tree.js';
import type { TicketDetail } from '../common/tickets.calls.js';
import { type Fields, LotteryTestbed } from '../lottery.fixture.js';
import { LAST_TWO, orderOf } from './ticket-orders.fixture.js';

const DAY_MS = 86_400_000;
const VALUE = 'aa'.repeat(32);

const { db, api, parts } = setUpTestApi({ parts: [] });

let testbed: LotteryTestbed;
/** Each test is a day later, a minute before the draws of noon in Dhaka. */
let start = new Date('2027-03-09T05:59:00Z');
const later = (ms: number) => testbed.moveTo(new Date(start.getTime() + ms));
const numberOf = (index: string) => `${start.toISOString().slice(0, 10).replaceAll('-', '')}-${index}`;
const noon = () => numberOf('144');
const noonOfMinutes = () => numberOf('0720');

beforeAll(() => {
  testbed = new LotteryTestbed({ db, api, parts });
});
beforeEach(() => {
  start = new Date(start.getTime() + DAY_MS);
  return testbed.begin(start, 'SSC5M', 'SSC1M');
});

const order = (changes?: Fields): Fields => orderOf(noon(), changes);
/** A board's cell: digits of a place, the amount on each. */
const cells = (digits: string[], amount: string, changes: Fields = {}): Fields => ({
  gameCode: 'SSC1M',
  drawNo: noonOfMinutes(),
  prizeMode: 'ELOTT',
  lines: [{ rule: 'ssc.pos', picks: [[], [], [], [], digits], amount, bets: digits.length }],
  amount: (digits.length * Number(amount)).toFixed(2),
  ...changes,
});

test('a ticket takes its stake, says what it may win, and stands among those that run', async () => {
  const member = await testbed.member();
  const { value } = await testbed.bet(member, order());
  expect(value).toMatchObject({
    drawNo: noon(),
    bets: 6,
    amount: '6.00',
    largestWin: '96.50',
    odds: [{ '': '96.5' }],
    balance: '994.00',
  });
  expect(await testbed.balance(member)).toBe('994.00');
  const running = await testbed.get<{ list: Fields[] }>(member, '/bets?status=running');
  expect(running.value.list).toMatchObject([{ ticketId: value.ticketId, status: 'accepted', win: null }]);
  expect(await testbed.isBalanced()).toBe(true);
});

test('the same key buys one ticket and has one answer; with other lines it is refused', async () => {
  const member = await testbed.member();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => testbed.bet(member, order(), key)));
  const ids = new Set(replies.filter(({ status }) => status === 200).map(({ value }) => value.ticketId));
  expect(ids.size).toBe(1);
  expect(await testbed.balance(member)).toBe('994.00');
  const other = await testbed.bet(
    member,
    order({ amount: '12.00', lines: [{ ...LAST_TWO, multiple: 2 }] }),
    key,
  );
  expect([other.status, other.message]).toEqual([422, 'error_idempotency_key_reused']);
});

test('what was refused for want of money is bought under the same key once there is enough', async () => {
  const member = await testbed.member('100.00');
  const large = order({ lines: [{ ...LAST_TWO, multiple: 20 }], amount: '120.00' });
  const key = randomUUID();
  expect((await testbed.bet(member, large, key)).message).toBe('error_insufficient_balance');
  await testbed.pay(member, '100.00');
  expect((await testbed.bet(member, large, key)).status).toBe(200);
  expect(await testbed.balance(member)).toBe('80.00');
});

test('a guest buys nothing, and a call without a key is refused', async () => {
  const member = await testbed.member();
  expect((await api.client.send('POST', '/lotto/lgw/bets', order(), { key: randomUUID() })).status).toBe(401);
  const bare = await api.client.send('POST', '/lotto/lgw/bets', order(), { token: member.token });
  expect(bare.body.message).toBe('error_idempotency_key_required');
});

test('the last moment before the close is in time, and the close is too late', async () => {
  const member = await testbed.member();
  await later(38_000);
  expect((await testbed.bet(member, order())).status).toBe(200);
  await later(40_000);
  const late = await testbed.bet(member, order());
  expect([late.status, late.message, late.value]).toEqual([
    422,
    'error_draw_closed',
    { next: numberOf('145') },
  ]);
});

test('of two tickets at once that the balance suffices for one of, exactly one is bought', async () => {
  const member = await testbed.member('100.00');
  const large = order({ lines: [{ ...LAST_TWO, multiple: 10 }], amount: '60.00' });
  const replies = await Promise.all([testbed.bet(member, large), testbed.bet(member, large)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await testbed.balance(member)).toBe('40.00');
});

test('no outcome of a draw pays more than its limit, whoever bets at once, and the refusal says what is left', async () => {
  await db.query(`update lottery.sale_limit set outcome_pay = 100000 where game = 'SSC1M'`);
  const members = await Promise.all(Array.from({ length: 8 }, () => testbed.member()));
  const replies = await Promise.all(members.map((member) => testbed.bet(member, cells(['7'], '20.00'))));
  // 20.00 at 9.65 pay 193.00: five of them are 965.00 of 1,000.00.
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = replies.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ message: 'error_lottery_number_full', params: { left: '35.00' } });
  const other = await testbed.bet(members[0] as Registered, cells(['8'], '20.00'));
  expect(other.status).toBe(200);
  const [row] = await db.query<{ payouts: number[] }>(
    `select payouts::float8[] as payouts from lottery.exposure e join lottery.draw d on d.id = e.draw
     where d.game = 'SSC1M' and d.draw_no = $1`,
    [noonOfMinutes()],
  );
  expect(row?.payouts).toEqual([0, 0, 0, 0, 0, 0, 0, 96_500, 19_300, 0]);
});

test('a cancelled ticket gives back its stake and its room; a further one opens a round of its own', async () => {
  const member = await testbed.member();
  const next = order({ drawNo: numberOf('145') });
  const { value } = await testbed.bet(member, next);
  const path = `/bets/${value.ticketId}/cancellation`;
  expect((await testbed.post(member, path)).value).toEqual({ status: 'cancelled' });
  expect(await testbed.balance(member)).toBe('1000.00');
  const [row] = await db.query('select sum(p)::int as paid from lottery.exposure, unnest(payouts) p');
  expect(row).toEqual({ paid: 0 });
  expect((await testbed.post(member, path)).message).toBe('error_ticket_move_not_allowed');
  const stranger = await testbed.member();
  expect((await testbed.post(stranger, path)).status).toBe(404);
  expect((await testbed.get(stranger, `/bets/${value.ticketId}`)).status).toBe(404);
  expect((await testbed.bet(member, next)).status).toBe(200);
  expect(await testbed.rounds(member)).toMatchObject([
    { round: `SSC5M:${numberOf('145')}`, status: 'void' },
    { round: `SSC5M:${numberOf('145')}#2`, status: 'open', stake: 600 },
  ]);
});

test('nothing is cancelled less than 30 seconds before the close, or in a game of each minute', async () => {
  const member = await testbed.member();
  const bought = [await testbed.bet(member, order()), await testbed.bet(member, cells(['7'], '20.00'))];
  await later(10_001);
  for (const { value } of bought)
    expect((await testbed.post(member, `/bets/${value.ticketId}/cancellation`)).status).toBe(409);
});

test('twenty tickets of a game may be cancelled in a day', async () => {
  const member = await testbed.member();
  const next = order({ drawNo: numberOf('145') });
  const replies: string[] = [];
  for (let at = 0; at < 21; at += 1) {
    const { value } = await testbed.bet(member, next);
    const { message } = await testbed.post(member, `/bets/${value.ticketId}/cancellation`);
    replies.push(message ?? 'ok');
  }
  expect(replies).toEqual([...Array(20).fill('ok'), 'error_ticket_cancellations_used']);
});

test('after the close each ticket leads to the published root, and a cancelled one is not among them', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => testbed.member()));
  const bought = await Promise.all(members.map((member) => testbed.bet(member, order())));
  const [first] = members as [Registered];
  const [gone] = bought as [(typeof bought)[number]];
  expect((await testbed.post(first, `/bets/${gone.value.ticketId}/cancellation`)).status).toBe(200);
  await later(40_000);
  await testbed.draws.advanceDue();
  const { root } = await testbed.draws.find('SSC5M', noon());
  for (const [at, member] of members.entries()) {
    const id = bought[at]?.value.ticketId;
    const { value } = await testbed.get<TicketDetail>(member, `/bets/${id}`);
    if (at === 0) {
      expect(value.proof).toBeNull();
      continue;
    }
    expect(value.proof).toMatchObject({ count: 4, root });
    expect(await rootOf(value)).toBe(root);
  }
});

/** As the browser checks it. */
async function rootOf({ ticketNo, amount, lines, proof }: TicketDetail): Promise<string> {
  if (!proof) throw new Error('no proof');
  const sold = lines.map(({ hits: _, win: __, ...line }) => line);
  const leaf = await ticketLeaf({ salt: proof.salt, ticketNo, stake: amount, lines: sold });
  const { place, count } = proof;
  const root = await rootFromPath({ leaf, place, path: proof.path.map(hexToBytes) }, count);
  return root ? bytesToHex(root) : 'none';
}

test('a suspended draw takes no bets', async () => {
  const member = await testbed.member();
  await db.query(`update lottery.draw set suspended = true where draw_no = $1`, [noon()]);
  expect((await testbed.bet(member, order())).message).toBe('error_draw_suspended');
});

test('the value of a draw decides tickets: wins are paid once, and the round ends with its valid bet', async () => {
  const member = await testbed.member();
  for (const digits of [
    ['0', '1', '2', '3', '4'],
    ['5', '6', '7', '8', '9'],
  ])
    expect((await testbed.bet(member, cells(digits, '10.00'))).status).toBe(200);
  const draw = await testbed.hold('SSC1M', noonOfMinutes(), VALUE);
  await Promise.allSettled([testbed.settle(draw), testbed.settle(draw)]);
  await testbed.settle(draw);
  expect(await testbed.balance(member)).toBe('996.50');
  // All ten digits are covered.
  expect(await testbed.rounds(member)).toEqual([
    { round: `SSC1M:${noonOfMinutes()}`, status: 'settled', stake: 10_000, payout: 9650, valid: 0 },
  ]);
  const { value } = await testbed.get<{ list: Fields[] }>(member, '/bets');
  expect(value.list.map(({ status }) => status).toSorted()).toEqual(['lost', 'won']);
  expect(await testbed.draws.find('SSC1M', noonOfMinutes())).toMatchObject({ status: 'settled' });
  expect(await testbed.isBalanced()).toBe(true);
});
