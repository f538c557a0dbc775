import { randomUUID } from 'node:crypto';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { insertOperator, insertSession } from '#libs/platform/testing/test-session';
import { type Fields, LotteryTestbed } from '../lottery.fixture.js';
import { LAST_TWO, orderOf } from './ticket-orders.fixture.js';

/** A minute before the draws of noon in Dhaka. */
const START = new Date('2027-03-10T05:59:00Z');
const NOON = '20270310-144';
const TEN_DIGITS = [...'0123456789'];

const COUNTRY = 'cf-ipcountry';
const { db, api, parts } = setUpTestApi({
  parts: [],
  env: { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: COUNTRY },
});
let testbed: LotteryTestbed;

beforeAll(async () => {
  testbed = new LotteryTestbed({ db, api, parts });
  await testbed.begin(START, 'SSC5M', 'PK10_3M', 'L645', 'SEA_5M');
});

const order = (changes?: Fields): Fields => orderOf(NOON, changes);
/** One line of this rule. */
const line = (changes: Fields): Fields => ({ lines: [{ ...LAST_TWO, ...changes }] });
const ONE = { unit: '1', multiple: 1, bets: 1 };
const HUGE = Array.from({ length: 9_999 }, () => '12345678');

test.each<[string, Fields, number, string]>([
  ['an unknown rule', line({ rule: 'ssc.nothing' }), 422, 'error_lottery_picks'],
  ['a rule of another mode', line({ rule: 'ssc.total' }), 422, 'error_lottery_picks'],
  ['a rule of another family', line({ rule: 'pk.first2' }), 422, 'error_lottery_picks'],
  ['a field that no line has', line({ colour: 'red' }), 400, 'error_invalid_input'],
  ['a pick twice', line({ picks: [['1', '1'], ['4']] }), 422, 'error_lottery_picks'],
  ['a token that is none', line({ picks: [['1', '11'], ['4']] }), 422, 'error_lottery_picks'],
  ['an empty row', line({ picks: [['1'], []] }), 422, 'error_lottery_picks'],
  ['no rows', line({ picks: [] }), 422, 'error_lottery_picks'],
  [
    'a hundred kilobytes of picks',
    line({ picks: [HUGE, ['4']], bets: HUGE.length }),
    400,
    'error_invalid_input',
  ],
  ['more picks than a row may have', line({ picks: [[...HUGE, '1', '2']] }), 400, 'error_invalid_input'],
  [
    'a typed list with a bet twice',
    { lines: [{ rule: 'ssc.last2.direct', list: ['12', '34', '12'], ...ONE, bets: 3 }], amount: '3.00' },
    422,
    'error_lottery_picks',
  ],
  [
    'a number of one digit where they have two',
    {
      gameCode: 'PK10_3M',
      drawNo: '20270310-240',
      prizeMode: 'ELOTT',
      lines: [{ rule: 'pk.pos', picks: [['7'], ...Array(9).fill([])], amount: '1.00', bets: 1 }],
      amount: '1.00',
    },
    422,
    'error_lottery_picks',
  ],
  [
    'thirteen numbers of 45',
    {
      gameCode: 'L645',
      drawNo: '20270310',
      lines: [
        {
          ...ONE,
          rule: 'l6.std',
          picks: [Array.from({ length: 13 }, (_, at) => String(at + 1).padStart(2, '0'))],
          bets: 1716,
        },
      ],
      amount: '1716.00',
    },
    422,
    'error_lottery_picks',
  ],
  [
    'three of a kind in any order',
    {
      gameCode: 'SEA_5M',
      drawNo: '20270310-156',
      prizeMode: 'SEA',
      lines: [{ rule: 'sea.tod3', picks: [['333']], amount: '1.00', bets: 1 }],
      amount: '1.00',
    },
    422,
    'error_lottery_picks',
  ],
  ['other bets than the picks come to', line({ bets: 5 }), 422, 'error_lottery_amount'],
  ['another amount', { amount: '5.99' }, 422, 'error_lottery_amount'],
  ['a unit that is none', line({ unit: '0.001' }), 400, 'error_invalid_input'],
  ['a multiple of nothing', line({ multiple: 0 }), 400, 'error_invalid_input'],
  ['a multiple below nothing', line({ multiple: -1 }), 400, 'error_invalid_input'],
  ['one and a half times', line({ multiple: 1.5 }), 400, 'error_invalid_input'],
  ['ten thousand times', line({ multiple: 10_000 }), 400, 'error_invalid_input'],
  ['an amount beside unit and multiple', line({ amount: '1.00' }), 422, 'error_lottery_picks'],
  ['an amount below the smallest', { ...line({ unit: '0.1' }), amount: '0.60' }, 422, 'error_lottery_stake'],
  [
    'a line of a hundred thousand bets',
    {
      lines: [
        {
          ...ONE,
          unit: '0.01',
          rule: 'ssc.s5.direct',
          picks: Array(5).fill(TEN_DIGITS),
          bets: 100_000,
        },
      ],
      amount: '1000.00',
    },
    422,
    'error_lottery_stake',
  ],
  ['101 lines', { lines: Array(101).fill(LAST_TWO), amount: '606.00' }, 400, 'error_invalid_input'],
  ['no line', { lines: [], amount: '0.00' }, 400, 'error_invalid_input'],
  ['a prize group between two', { prizeGroup: 1931 }, 422, 'error_lottery_picks'],
  ['a prize group above the highest', { prizeGroup: 1932 }, 422, 'error_lottery_picks'],
  ['a prize group below the lowest', { prizeGroup: 1799 }, 422, 'error_lottery_picks'],
  [
    'a lower prize group at the raised prize',
    {
      prizeMode: 'ZY',
      prizeGroup: 1900,
      lines: [{ rule: 'ssc.pos', picks: [[], [], [], [], ['7']], ...ONE }],
      amount: '1.00',
    },
    422,
    'error_lottery_picks',
  ],
  ['odds of yesterday', line({ odds: { '': '97' } }), 409, 'error_lottery_odds_changed'],
  ['a draw that does not exist', { drawNo: '20270310-0999' }, 404, 'error_not_found'],
  ['a game that is not offered', { gameCode: 'X5_5M' }, 404, 'error_not_found'],
  ['a mode that the game does not have', { prizeMode: 'SEA' }, 404, 'error_not_found'],
  [
    'a win above the largest',
    {
      lines: [{ ...ONE, rule: 'ssc.s5.direct', picks: [['1'], ['2'], ['3'], ['4'], ['5']], multiple: 100 }],
      amount: '100.00',
    },
    422,
    'error_lottery_win_limit',
  ],
  [
    'more than the balance',
    { ...line({ multiple: 200 }), amount: '1200.00' },
    422,
    'error_insufficient_balance',
  ],
])('refuses %s, and nothing is bought', async (_, changes, status, message) => {
  const member = await testbed.member();
  const reply = await testbed.bet(member, order(changes));
  expect([reply.status, reply.message]).toEqual([status, message]);
  expect(await testbed.balance(member)).toBe('1000.00');
});

test('a title is sold in its countries alone, and to trial accounts where it has a trial', async () => {
  const member = await testbed.member();
  const trial = { token: await insertSession(db, { person: member.id, role: 'trial', ends: '10 years' }) };
  await db.query(`update authentication.session set seen_at = $1 where role = 'trial'`, [START]);
  const buy = async (who: { token: string }, country: string) => {
    const options = { token: who.token, key: randomUUID(), headers: { [COUNTRY]: country } };
    const { status, body } = await api.client.send('POST', '/lotto/lgw/bets', order(), options);
    return `${status} ${body.message}`;
  };
  const change = (set: string) =>
    db.query(`update games.title set ${set} where vendor = 'LOTT' and game_code = 'SSC5M'`);
  try {
    await change(`regions = '{BD}'`);
    expect(await buy(member, 'FR')).toBe('451 error_game_region_restricted');
    expect(await buy(member, 'BD')).toBe('200 null');
    const menu = await api.client.get('/lotto/lgw/games/SSC5M?language=EN', member.token);
    expect(menu.status).toBe(451);
    await change(`regions = '{}', support_play = false, freeplay = false`);
    expect(await buy(trial, 'FR')).toBe('403 error_in_need_true_account');
    expect(await buy(member, 'FR')).toBe('200 null');
  } finally {
    await change(`regions = '{}', support_play = true`);
  }
});

test('a smallest line that operators have lowered is sold', async () => {
  const member = await testbed.member();
  const small = order({
    lines: [{ rule: 'ssc.pos', picks: [[], [], [], [], ['7']], unit: '0.1', multiple: 1, bets: 1 }],
    amount: '0.10',
  });
  expect((await testbed.bet(member, small)).message).toBe('error_lottery_stake');
  await db.query(`update lottery.sale_limit set line_min = 10 where game = 'SSC5M'`);
  expect((await testbed.bet(member, small)).status).toBe(200);
  await db.query(`update lottery.sale_limit set line_min = 100 where game = 'SSC5M'`);
});

test('a day that no calendar has is refused, and so is one before all draws', async () => {
  const member = await testbed.member();
  for (const path of ['/games/opened/numero?gameCode=SSC5M&date=', '/bets?from=', '/bets?to='])
    for (const day of ['0000-01-01', '2027-02-30'])
      expect((await testbed.get(member, path + day)).message).toBe('error_invalid_input');
});

test('two keys buy two tickets', async () => {
  const member = await testbed.member();
  const [one, other] = await Promise.all([testbed.bet(member, order()), testbed.bet(member, order())]);
  expect(one.value.ticketId).not.toBe(other.value.ticketId);
  expect(await testbed.balance(member)).toBe('988.00');
});

test('who takes a break or is excluded buys neither a ticket nor a chase', async () => {
  const member = await testbed.member();
  const operator = await insertOperator(db, []);
  const [row] = await db.query<{ id: string }>(
    `insert into safer_play.restriction (brand, member, kind, reason, since, until, set_by, set_as)
     values ('mela', $1, 'cool_off', 'a reason', $2, $3, $4, 'an operator') returning id`,
    [member.id, new Date(START.getTime() - 3_600_000), new Date(START.getTime() + 3_600_000), operator],
  );
  const { drawNo: _, ...lines } = order();
  const chase = {
    ...lines,
    draws: [NOON, '20270310-145'].map((drawNo) => ({ drawNo, multiple: 1 })),
    stopOnWin: true,
    amount: '12.00',
  };
  for (const refused of [await testbed.bet(member, order()), await testbed.post(member, '/chases', chase)])
    expect([refused.status, refused.message]).toEqual([423, 'error_play_barred']);
  await db.query('update safer_play.restriction set until = $2 where id = $1', [
    row?.id,
    new Date(START.getTime() - 1000),
  ]);
  expect((await testbed.post(member, '/chases', chase)).status).toBe(200);
  expect(await testbed.balance(member)).toBe('988.00');
});

test('a cancellation counts on its day, however long before the ticket was bought', async () => {
  const member = await testbed.member();
  const later = order({ drawNo: '20270310-160' });
  const bought: string[] = [];
  for (let at = 0; at < 21; at += 1) bought.push((await testbed.bet(member, later)).value.ticketId);
  await db.query(`update lottery.ticket set placed_at = placed_at - interval '5 days' where member = $1`, [
    member.id,
  ]);
  const replies: string[] = [];
  for (const id of bought)
    replies.push((await testbed.post(member, `/bets/${id}/cancellation`)).message ?? 'ok');
  expect(replies).toEqual([...Array(20).fill('ok'), 'error_ticket_cancellations_used']);
});
