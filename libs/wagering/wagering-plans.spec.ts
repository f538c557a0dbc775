import { setUpTestParts } from '#libs/platform/testing/set-up';
import { storePlan } from './requirement.fixture.js';
import { WageringPlans } from './wagering-plans.js';

const { parts, db } = setUpTestParts();
const plans = () => new WageringPlans(parts.database);

test('a brand has the plans of its files', async () => {
  expect((await plans().list('mela')).map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'deposit: All games',
    'betting: Betting',
    'casino: Casino',
    'lottery: Lottery',
  ]);
  expect((await plans().find('mela', 'casino'))?.rates).toEqual([
    { gameType: 'FISH', classify: '*', percent: 100 },
    { gameType: 'LIVE', classify: '*', percent: 10 },
    { gameType: 'PVP', classify: '*', percent: 10 },
    { gameType: 'RNG', classify: '*', percent: 100 },
  ]);
});

test("knows no other brand's plan, and one that counts nothing", async () => {
  await storePlan(db, 'nothing', {});
  expect(await plans().find('mela', 'nothing')).toEqual({ id: 'nothing', name: 'nothing', rates: [] });
  expect(await plans().find('fener', 'nothing')).toBeNull();
});

/** Percent that a game counts, as bets of bonus money and ended rounds look it up. */
async function percentOf(
  plan: string | null,
  type: string,
  classify: string | null,
): Promise<number | undefined> {
  const [row] = await db.query<{ percent: number }>(
    `select wagering.percent_of((select rates from wagering.plan where brand = 'mela' and code = $1), $2, $3) as percent`,
    [plan, type, classify],
  );
  return row?.percent;
}

test('a game counts by the rate that says more about it, and whole without a plan', async () => {
  await storePlan(db, 'nested', { RNG: 100, 'RNG:jackpot': 0, '*:crash': 40, '*': 5 });
  expect(await percentOf('nested', 'RNG', 'slot')).toBe(100);
  expect(await percentOf('nested', 'RNG', 'jackpot')).toBe(0);
  expect(await percentOf('nested', 'RNG', 'crash')).toBe(100);
  expect(await percentOf('nested', 'LIVE', 'crash')).toBe(40);
  expect(await percentOf('nested', 'LIVE', null)).toBe(5);
  expect(await percentOf(null, 'LIVE', null)).toBe(100);
});

test('a rate that is changed or taken out counts so at once', async () => {
  await storePlan(db, 'changed', { RNG: 100, 'RNG:jackpot': 10, LIVE: 20 });
  const of = `brand = 'mela' and plan = 'changed'`;
  await db.query(`update wagering.plan_rate set percent = 35, type = 'PVP' where ${of} and type = 'LIVE'`);
  await db.query(`delete from wagering.plan_rate where ${of} and classify = 'jackpot'`);
  expect(await percentOf('changed', 'LIVE', 'any')).toBe(0);
  expect(await percentOf('changed', 'PVP', 'any')).toBe(35);
  expect(await percentOf('changed', 'RNG', 'jackpot')).toBe(100);
  await db.query(`delete from wagering.plan_rate where ${of}`);
  expect(await percentOf('changed', 'RNG', 'any')).toBe(0);
});

test.each([
  ['deposit', { RNG: 100, SPORTS: 100, LOTT: 100 }],
  ['casino', { RNG: 100, FISH: 100, LIVE: 10, PVP: 10, SPORTS: 0, LOTT: 0 }],
  ['betting', { SPORTS: 100, ESPORTS: 100, COCKFIGHT: 100, RNG: 0 }],
  ['lottery', { LOTT: 100, ELOTT: 100, LIVE: 0 }],
])('the plan %s counts games as it says', async (plan, percent) => {
  const counted = await Promise.all(
    Object.keys(percent).map(async (type) => {
      const [row] = await db.query<{ percent: number }>(
        `select wagering.percent_of('mela', $1, $2, 'any') as percent`,
        [plan, type],
      );
      return [type, row?.percent];
    }),
  );
  expect(Object.fromEntries(counted)).toEqual(percent);
});
