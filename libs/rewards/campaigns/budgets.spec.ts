import { setUpTestParts } from '#libs/platform/testing/set-up';
import { BrandRegistry } from '#libs/site/index';
import { Budgets } from './budgets.js';
import { publishCampaign, termsWith } from './campaign.fixture.js';

const { parts, db } = setUpTestParts();
let budgets: Budgets;
const budget = { amount: '1000.00', claims: null, perMember: null };

beforeAll(async () => {
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  budgets = new Budgets(parts.database, brands);
});

const taker = async () => {
  const campaign = await publishCampaign(db, { budget });
  return {
    campaign,
    take: (cost: bigint) => budgets.take({ campaign, brand: 'mela', terms: termsWith({ budget }) }, cost),
  };
};
const spentOf = async (campaign: string) =>
  db.query('select spent::int as spent, claims::int as claims from rewards.campaign where id = $1', [
    campaign,
  ]);

test('gives in full or not at all, and goes on with what fits', async () => {
  const { campaign, take } = await taker();
  const taken: boolean[] = [];
  for (const cost of [30_000n, 30_000n, 50_000n, 30_000n, 10_000n, 1n]) taken.push(await take(cost));
  expect(taken).toEqual([true, true, false, true, true, false]);
  expect(await spentOf(campaign)).toEqual([{ spent: 100_000, claims: 4 }]);
});

test('of 400 at once a hundred are given, and what is given back can be taken again', async () => {
  const { campaign, take } = await taker();
  const taken = await Promise.all(Array.from({ length: 400 }, () => take(1000n)));
  expect(taken.filter(Boolean)).toHaveLength(100);
  expect(await spentOf(campaign)).toEqual([{ spent: 100_000, claims: 100 }]);
  await budgets.giveBack(campaign, 1000n);
  expect([await take(1000n), await take(1000n)]).toEqual([true, false]);
});

test('gives nothing of a campaign that was paused or has ended meanwhile', async () => {
  const { campaign, take } = await taker();
  for (const status of ['paused', 'ended']) {
    await db.query('update rewards.campaign set status = $2 where id = $1', [campaign, status]);
    expect(await take(1000n)).toBe(false);
  }
});
