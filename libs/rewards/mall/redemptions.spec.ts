import { leaveToStake, leftToStake } from '#libs/wagering/requirement.fixture';
import { MallTestbed, operator } from './mall.fixture.js';

let mall: MallTestbed;
beforeAll(async () => {
  mall = await MallTestbed.open();
});
afterEach(async () => {
  expect(await mall.sums()).toEqual([]);
});
afterAll(() => mall.close());

const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

test('of 50 at once on a stock of 10 exactly 10 are redeemed, and nobody else pays', async () => {
  const goods = await mall.goods({ stock: 10, points: 300, amountRequired: 2000 });
  const members = await Promise.all(Array.from({ length: 50 }, () => mall.addMember(500n, 5000n)));
  const tried = await Promise.all(members.map((member) => codeOf(mall.redeem(member, goods))));
  expect(tried.filter((code) => code === 'done')).toHaveLength(10);
  expect(tried.filter((code) => code === 'error_out_of_stock')).toHaveLength(40);
  expect(await mall.taken(goods)).toBe(10);
  for (const [index, member] of members.entries())
    expect(await mall.balances(member)).toMatchObject(
      tried[index] === 'done' ? { points: 200, wallet: 3000 } : { points: 500, wallet: 5000 },
    );
});

test('of one member at once as many as the points suffice for', async () => {
  const goods = await mall.goods({ points: 300 });
  const member = await mall.addMember(1000n);
  const tried = await Promise.all(Array.from({ length: 6 }, () => codeOf(mall.redeem(member, goods))));
  expect(tried.toSorted()).toEqual([
    'done',
    'done',
    'done',
    ...Array.from({ length: 3 }, () => 'error_points_short'),
  ]);
  expect(await mall.balances(member)).toMatchObject({ points: 100 });
  expect(await mall.taken(goods)).toBe(3);
});

test('no member has more than the goods allow one member, also in two redemptions at once', async () => {
  const goods = await mall.goods({ perMember: 3 });
  const member = await mall.addMember(1000n);
  const tried = await Promise.all([2, 2].map((quantity) => codeOf(mall.redeem(member, goods, { quantity }))));
  expect(tried.toSorted()).toEqual(['done', 'error_redeem_limit']);
  expect(await codeOf(mall.redeem(member, goods))).toBe('done');
  expect(await codeOf(mall.redeem(member, goods))).toBe('error_redeem_limit');
  expect(await mall.taken(goods)).toBe(3);
});

test('the amount comes from own money that is free of turnover', async () => {
  const goods = await mall.goods({ amountRequired: 4000 });
  const member = await mall.addMember(1000n, 10_000n);
  const cash = await mall.goods({ type: 'cash', amount: 7000 });
  await mall.redeem(member, cash);
  expect(await mall.balances(member)).toMatchObject({ points: 900, wallet: 17_000 });
  // 70.00 have to be staked: of 170.00 no more than 100.00 are free.
  expect(await codeOf(mall.redeem(member, goods, { quantity: 3 }))).toBe('error_turnover_left');
  expect(await codeOf(mall.redeem(member, goods, { quantity: 5 }))).toBe('error_insufficient_balance');
  expect(await mall.balances(member)).toMatchObject({ points: 900, wallet: 17_000 });
  expect(await mall.taken(goods)).toBe(0);
  await leaveToStake(mall.db, member, 0);
  expect(await codeOf(mall.redeem(member, goods, { quantity: 3 }))).toBe('done');
  expect(await mall.balances(member)).toMatchObject({ points: 600, wallet: 5000 });
});

test('cash is own money to be staked once, chips a bonus to be staked three times, both completed at once', async () => {
  const member = await mall.addMember(1000n, 100n);
  const cash = await mall.goods({ type: 'cash', amount: 2000 });
  const chips = await mall.goods({ type: 'chips', amount: 5000, plan: 'casino' });
  expect(await mall.redeem(member, cash, { quantity: 2 })).toMatchObject({ status: 'completed' });
  expect(await leftToStake(mall.db, member)).toBe(4000);
  const { referenceNo, status, currentPoints } = await mall.redeem(member, chips);
  expect([status, currentPoints]).toEqual(['completed', 700]);
  expect(await mall.balances(member)).toMatchObject({ wallet: 4100, bonus: 5000, points: 700 });
  const opened = await mall.db.query(
    `select lane, required::int as required, plan, counts, on_withdrawal as "onWithdrawal"
     from wagering.requirement where source = 'reward' and reference = $1`,
    [referenceNo],
  );
  expect(opened).toEqual([
    { lane: 'bonus', required: 15_000, plan: 'casino', counts: 'all', onWithdrawal: 'forfeit' },
  ]);
  const kept = await mall.db.query('select delivery from rewards.redemption where member = $1', [member]);
  expect(kept).toEqual([{ delivery: null }, { delivery: null }]);
});

test('a rejection gives points, amount and pieces back, once', async () => {
  const goods = await mall.goods({ stock: 1, points: 400, amountRequired: 2500 });
  const member = await mall.addMember(400n, 2500n);
  const { referenceNo } = await mall.redeem(member, goods);
  expect(await mall.balances(member)).toMatchObject({ points: 0, wallet: 0 });
  const reject = () =>
    codeOf(mall.lifecycle.applyByOperator(operator, referenceNo, 'REJECT', { reason: 'cannot be sent' }));
  const tried = await Promise.all([reject(), reject()]);
  expect(tried.toSorted()).toEqual(['done', 'error_redemption_state']);
  expect(await mall.balances(member)).toMatchObject({ points: 400, wallet: 2500 });
  expect(await mall.taken(goods)).toBe(0);
  expect(await codeOf(mall.redeem(member, goods))).toBe('done');
});

test('redemptions and rejections of the same goods at once lose nothing', async () => {
  const goods = await mall.goods({ stock: 12, points: 10 });
  const members = await Promise.all(Array.from({ length: 6 }, () => mall.addMember(100n)));
  const first = await Promise.all(members.map((member) => mall.redeem(member, goods)));
  await Promise.all(
    members.flatMap((member, index) => [
      mall.redeem(member, goods),
      mall.lifecycle.applyByOperator(operator, first[index]?.referenceNo ?? '', 'REJECT', { reason: 'over' }),
    ]),
  );
  expect(await mall.taken(goods)).toBe(6);
  for (const member of members) expect(await mall.balances(member)).toMatchObject({ points: 90 });
});

test('a later price changes nothing of what was redeemed', async () => {
  const goods = await mall.goods({ points: 100 });
  const member = await mall.addMember(100n);
  const { referenceNo } = await mall.redeem(member, goods);
  await mall.db.query('update rewards.goods set points_required = 900, version = 2 where id = $1', [goods]);
  await mall.lifecycle.applyByOperator(operator, referenceNo, 'REJECT', { reason: 'too late' });
  expect(await mall.balances(member)).toMatchObject({ points: 100 });
});

test('refuses goods that have changed since they were read, are not listed, or are of another brand', async () => {
  const member = await mall.addMember(1000n);
  const [goods, hidden] = [await mall.goods(), await mall.goods({ listed: false })];
  expect(await codeOf(mall.redeem(member, goods, { version: 2 }))).toBe('error_goods_changed');
  expect(await codeOf(mall.redeem(member, hidden))).toBe('error_not_found');
  expect(await codeOf(mall.redeem(member, goods, { address: undefined }))).toBe('error_invalid_input');
  expect(await mall.balances(member)).toMatchObject({ points: 1000 });
  expect(await mall.taken(goods)).toBe(0);
});

test('who is barred from rewards redeems nothing, and gets back what is rejected', async () => {
  const goods = await mall.goods({ points: 100 });
  const member = await mall.addMember(300n);
  const { referenceNo } = await mall.redeem(member, goods);
  await mall.db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
     select 'mela', $1, 'no_rewards', 'asked for it', $2, id, 'operator' from authentication.operator limit 1`,
    [member, mall.parts.clock.now()],
  );
  expect(await codeOf(mall.redeem(member, goods))).toBe('error_rewards_barred');
  await mall.lifecycle.applyByOperator(operator, referenceNo, 'REJECT', { reason: 'cannot be sent' });
  expect(await mall.balances(member)).toMatchObject({ points: 300 });
});
