import { randomUUID } from 'node:crypto';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { publishCampaign, type TermsChange } from '../campaigns/campaign.fixture.js';
import type { DepositBonus } from '../common/deposit-bonuses.calls.js';
import type { Promotion, Reward } from '../common/promotions.calls.js';

const { db, api } = setUpTestApi({ worker: true });
let member: Registered;
beforeEach(async () => {
  member = await api.client.register();
});
const endAll = () => db.query(`update rewards.campaign set status = 'ended'`);
beforeAll(endAll);
afterEach(endAll);

const read = async <Value>(path: string, token = member.token) =>
  (await api.client.get(`/wps/rewards/${path}`, token)).body.value as Value;
const offered = () => read<{ list: DepositBonus[]; automatic: DepositBonus[] }>('deposit-bonuses');
const bonuses = async () => (await offered()).list;
const rewards = async () => (await read<{ list: Reward[] }>('center')).list;
const statusOf = async (id: string) => (await read<Promotion>(`promotions/${id}`)).status;
const join = (id: string) =>
  api.client.send(
    'POST',
    `/wps/rewards/promotions/${id}/join`,
    {},
    { token: member.token, key: randomUUID() },
  );

const order = (amount: string, bonus?: string | null, key: string = randomUUID()) =>
  api.client.send(
    'POST',
    '/wps/cashier/deposits',
    { method: 'bank', amount, ...(bonus !== undefined && { bonus }) },
    { token: member.token, key },
  );
const refusal = async (reply: ReturnType<typeof order>) => {
  const { status, body } = await reply;
  return `${status} ${body.message}`;
};
/** An order that is accepted; answers its id. */
async function ordered(amount: string, bonus?: string | null): Promise<string> {
  const { status, body } = await order(amount, bonus);
  expect(status).toBe(200);
  return (body.value as { id: string }).id;
}
/** The bank reports the payment; resolves when a worker has looked at it. */
async function pay(reference: string, amount: string): Promise<void> {
  await api.client.bankReport(TEST_BANK_SECRET, { reference, amount });
  while ((await db.query('select from rewards.signal')).length > 0) await new Promise(setImmediate);
}
const orders = async () =>
  (await db.query('select from cashier.deposit where member = $1', [member.id])).length;

/** Doubles each deposit from 100 on, for those who ask for it. */
const double = (change: TermsChange = {}, id?: string) =>
  publishCampaign(
    db,
    {
      trigger: { on: 'deposit', least: '100.00', nth: null, within: null },
      reward: { size: { kind: 'percent', percent: 100, least: null, most: '1000.00' } },
      giving: { optIn: true, how: 'auto', claimDays: 7 },
      ...change,
    },
    id,
  );

describe('a bonus that was chosen with the order', () => {
  test('is given for this deposit, once, and is not joined for the next one', async () => {
    const [id] = [await double(), await double()];
    const deposit = await ordered('200.00', id);
    expect(await statusOf(id)).toBe('joined');
    await pay(deposit, '200.00');
    await pay(deposit, '200.00');
    expect(await rewards()).toMatchObject([{ promotion: id, status: 'issued', amount: '200.00' }]);
    expect(await statusOf(id)).toBe('join');
    await pay(await ordered('300.00'), '300.00');
    expect(await rewards()).toHaveLength(1);
  });

  test('is given to each of two orders that stand at once', async () => {
    const id = await double();
    const [one, other] = [await ordered('200.00', id), await ordered('300.00', id)];
    await pay(other, '300.00');
    await pay(one, '200.00');
    expect((await rewards()).map(({ amount }) => amount)).toEqual(['200.00', '300.00']);
  });

  test('takes the place of others that were joined, which stay for the next deposit', async () => {
    const [chosen, joined] = [await double(), await double()];
    await join(joined);
    await pay(await ordered('200.00', chosen), '200.00');
    expect(await rewards()).toMatchObject([
      { promotion: chosen, amount: '200.00' },
      { promotion: joined, status: 'joined' },
    ]);
    await pay(await ordered('300.00', joined), '300.00');
    expect(await rewards()).toMatchObject([
      { promotion: chosen, amount: '200.00' },
      { promotion: joined, status: 'issued', amount: '300.00' },
    ]);
  });

  test('keeps the terms and the time of the order, whenever the bank reports', async () => {
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    const id = await double({ schedule: { endsAt } });
    const deposit = await ordered('200.00', id);
    await double(
      {
        reward: { size: { kind: 'percent', percent: 10, least: null, most: '1000.00' } },
        schedule: { endsAt: new Date(Date.now() - 1).toISOString() },
      },
      id,
    );
    await pay(deposit, '200.00');
    expect(await rewards()).toMatchObject([{ amount: '200.00' }]);
  });

  test('is not joined where the order is repeated or was never paid', async () => {
    const id = await double();
    const key = randomUUID();
    const [first, again] = [await order('200.00', id, key), await order('200.00', id, key)];
    expect(again.body).toEqual(first.body);
    expect(await orders()).toBe(1);
    await db.query(`update cashier.deposit set status = 'expired' where member = $1`, [member.id]);
    expect(await statusOf(id)).toBe('join');
    await pay(await ordered('300.00'), '300.00');
    expect(await rewards()).toEqual([]);
  });
});

describe('no bonus', () => {
  test('gives none that has to be joined, also to who has joined', async () => {
    const id = await double();
    await join(id);
    await pay(await ordered('200.00', null), '200.00');
    expect(await rewards()).toMatchObject([{ status: 'joined', amount: null }]);
  });

  test('leaves what every deposit gets', async () => {
    const id = await double({ giving: { optIn: false, how: 'auto', claimDays: 7 } });
    await pay(await ordered('200.00', null), '200.00');
    expect(await rewards()).toMatchObject([{ promotion: id, amount: '200.00' }]);
  });
});

describe('the bonuses to choose from', () => {
  test('say what this member gets, and for which deposit', async () => {
    const [joined] = [
      await double({ reward: { size: { kind: 'percent', percent: 30, least: '50.00', most: '1000.00' } } }),
      await double({ reward: { kind: 'points', size: { kind: 'level', amounts: ['20', '30'] } } }),
      await double({ giving: { optIn: false, how: 'auto', claimDays: 7 } }),
    ];
    await join(joined);
    const { list, automatic } = await offered();
    expect(list).toHaveLength(2);
    expect(automatic).toMatchObject([{ least: '100.00' }]);
    expect(list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: joined, least: '166.67', joined: true }),
        expect.objectContaining({ size: { kind: 'fixed', amount: '20' }, least: '100.00', joined: false }),
      ]),
    );
  });

  test('are those that the next deposit can have', async () => {
    const first = await double({ trigger: { on: 'deposit', least: '100.00', nth: 1, within: null } });
    const second = await double({ trigger: { on: 'deposit', least: '100.00', nth: 2, within: 'D' } });
    await double({ eligibility: { levels: [3] } });
    await double({ schedule: { endsAt: '2026-02-01T00:00:00Z' } });
    await double({ budget: { amount: '0.00' } });
    const ids = async () => (await bonuses()).map(({ id }) => id);
    expect(await ids()).toEqual([first]);
    await pay(await ordered('200.00', first), '200.00');
    expect(await ids()).toEqual([second]);
    await pay(await ordered('200.00', second), '200.00');
    expect(await ids()).toEqual([]);
  });

  test('leave out one that the member has had as often as it is given', async () => {
    const id = await double({ budget: { perMember: 1 } });
    await pay(await ordered('200.00', id), '200.00');
    expect(await bonuses()).toEqual([]);
    expect(await refusal(order('200.00', id))).toBe('422 error_not_eligible');
  });
});

test('an order with a bonus that it would not get is refused, and nothing is ordered', async () => {
  const [over, others, spent, small] = [
    await double({ schedule: { endsAt: '2026-02-01T00:00:00Z' } }),
    await double({ eligibility: { levels: [3] } }),
    await double({ budget: { amount: '0.00' } }),
    await double({ trigger: { on: 'deposit', least: '150.01', nth: null, within: null } }),
  ];
  const automatic = await double({ giving: { optIn: false, how: 'auto', claimDays: 7 } });
  expect(await refusal(order('200.00', over))).toBe('422 error_campaign_over');
  expect(await refusal(order('200.00', others))).toBe('422 error_not_eligible');
  expect(await refusal(order('200.00', spent))).toBe('422 error_campaign_budget_spent');
  expect(await refusal(order('150.00', small))).toBe('422 error_deposit_below_bonus');
  expect(await refusal(order('200.00', automatic))).toBe('422 error_campaign_over');
  expect(await refusal(order('200.00', randomUUID()))).toBe('422 error_campaign_over');
  await db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     select 'mela', $1, 'no_rewards', 'test', now(), id, 'operator' from authentication.operator limit 1`,
    [member.id],
  );
  expect(await bonuses()).toEqual([]);
  expect(await refusal(order('200.00', small))).toBe('423 error_rewards_barred');
  expect(await orders()).toBe(0);
  expect(await db.query('select from rewards.deposit_choice where member = $1', [member.id])).toEqual([]);
});
