import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { connectAsOwner } from './migrate.js';
import { seedWageringPlans } from './seed-wagering-plans.js';

let db: TestDatabase;
let owner: DataSource;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = await connectAsOwner(db.url);
});
afterAll(async () => {
  await owner.destroy();
  await db.drop();
});

const seed = () => owner.transaction((manager) => seedWageringPlans(manager, 'mela'));
const rates = async (plan: string) =>
  (
    await db.query<{ rate: string }>(
      `select type || ' ' || percent as rate from wagering.plan_rate where plan = $1 order by type`,
      [plan],
    )
  ).map(({ rate }) => rate);

test('adds a plan that is missing, and leaves one that bonuses may be played with under', async () => {
  await db.query(`delete from wagering.plan_rate where plan = 'betting'`);
  await db.query(`delete from wagering.plan where code = 'betting'`);
  await db.query(`update wagering.plan_rate set percent = 25 where plan = 'casino' and type = 'LIVE'`);
  await seed();
  expect(await rates('betting')).toEqual(['COCKFIGHT 100', 'ESPORTS 100', 'SPORTS 100']);
  expect(await rates('casino')).toEqual(['FISH 100', 'LIVE 25', 'PVP 10', 'RNG 100']);
});
