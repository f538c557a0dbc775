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
