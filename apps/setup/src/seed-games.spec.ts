import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { connectAsOwner } from './migrate.js';
import { seedGames } from './seed-games.js';

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

const seed = () => owner.transaction((manager) => seedGames(manager, 'mela', 'BDT'));
const vendors = () => db.query('select code, maintenance from games.vendor order by code');
const title = async (code: string) =>
  (await db.query('select vendor, max_bet::int as max from games.title where game_code = $1', [code]))[0];

test('updates a database from before games could be played', async () => {
  // The lottery came later, and has titles of its own.
  await db.query(`delete from games.title where classify = 'lottery'`);
  await db.query(`update games.title set vendor = 'STUDIO', min_bet = 0, max_bet = 0, largest_win = 0`);
  await db.query(`delete from games.vendor where code = 'DELTA'`);
  await db.query('update games.vendor set maintenance = true');
  await seed();
  expect(await vendors()).toEqual([
    { code: 'DELTA', maintenance: false },
    { code: 'DS88', maintenance: false },
    { code: 'ELOTT', maintenance: false },
    { code: 'IA', maintenance: false },
    { code: 'LOTT', maintenance: false },
    { code: 'STUDIO', maintenance: false },
    { code: 'TABLE', maintenance: false },
    { code: 'TCG_LOTTO_VN', maintenance: false },
    { code: 'TCG_SEA', maintenance: false },
  ]);
  expect(await title('river-dice')).toEqual({ vendor: 'STUDIO', max: 1_000_000 });
  expect(await title('delta-shoal')).toMatchObject({ vendor: 'DELTA' });
});

test("keeps operators' changes, and adds a missing title again", async () => {
  await db.query(`update games.vendor set maintenance = true where code = 'STUDIO'`);
  await db.query(`update games.title set max_bet = 777 where game_code = 'river-dice'`);
  await db.query(`delete from games.title where game_code = 'sky-kite'`);
  await seed();
  expect(await vendors()).toContainEqual({ code: 'STUDIO', maintenance: true });
  expect(await title('river-dice')).toMatchObject({ max: 777 });
  expect(await title('sky-kite')).toMatchObject({ vendor: 'STUDIO' });
});

test('what is agreed with a vendor is as the file says, whatever the database had', async () => {
  const agreed = () => db.query(`select wallet, sports_category from games.vendor where code = 'STUDIO'`);
  await db.query(`update games.vendor set wallet = 'transfer', sports_category = 'ESPORTS'`);
  await seed();
  expect(await agreed()).toEqual([{ wallet: 'seamless', sports_category: 'SPORTS' }]);
});

test("a title that has gone to another vendor has the file's values, in the category that is agreed with it", async () => {
  await db.query(
    `update games.title set vendor = 'DELTA', game_type = 'PVP', freeplay = false, edge_ppm = 20000, max_bet = 5
     where game_code in ('courtyard-cards', 'village-derby')`,
  );
  await seed();
  const moved = await db.query(
    `select vendor, game_type as "type", freeplay, edge_ppm as edge, max_bet::int as max from games.title
     where game_code in ('courtyard-cards', 'village-derby') order by game_code`,
  );
  expect(moved).toEqual([
    { vendor: 'TABLE', type: 'LIVE', freeplay: true, edge: 21_489, max: 1_000_000 },
    { vendor: 'DS88', type: 'COCKFIGHT', freeplay: true, edge: 48_000, max: 1_000_000 },
  ]);
});
