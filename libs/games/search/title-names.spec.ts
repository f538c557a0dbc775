import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { foldName } from '../common/fold-name.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const RIVER_DICE = 1008;
const lettersOf = async (nodeId: number) =>
  Object.fromEntries(
    (
      await db.query<{ language: string; letters: string }>(
        'select language, letters from games.title_name where node_id = $1',
        [nodeId],
      )
    ).map(({ language, letters }) => [language, letters]),
  );

test('the database folds every sign as the program does', async () => {
  const signs = await db.query<{ sign: string; folded: string; parts: string }>(
    `select sign, games.fold_name('a' || sign || 'z') as folded, normalize(sign, nfkd) as parts from (
       select chr(code) as sign from generate_series(1, 131071) code where code not between 55296 and 57343) s`,
  );
  // A newer Unicode knows more signs: those are in no name yet.
  const known = signs.filter(({ sign, parts }) => sign.normalize('NFKD') === parts);
  expect(known.length).toBeGreaterThan(128_900);
  const differing = known.filter(({ sign, folded }) => foldName(`a${sign}z`) !== folded);
  expect(differing).toEqual([]);
});

test('the database folds whole names as the program does', async () => {
  const names = await db.query<{ name: string; folded: string }>(
    `select name, games.fold_name(name) as folded from (
       select n.value as name from games.title, jsonb_each_text(names) n union all
       select unnest($1::text[])) s`,
    [
      [
        'ক্ষুধার্ত বাঘ ৭',
        '  --  ',
        'Rồng Đỏ — 88',
        'x'.repeat(500),
        'مَدِينَـــةُ الذَّهَب',
        '龍の宝 ハッピー',
        '황금 용',
      ],
    ],
  );
  expect(names.length).toBeGreaterThan(50);
  for (const { name, folded } of names) expect(folded).toBe(foldName(name));
});

test('whoever writes a title, its names are folded with it', async () => {
  expect(await lettersOf(RIVER_DICE)).toMatchObject({ EN: 'riverdice' });
  await db.query(`update games.title set names = '{"EN": "Straße Ñ", "BN": "--"}' where node_id = $1`, [
    RIVER_DICE,
  ]);
  expect(await lettersOf(RIVER_DICE)).toEqual({ EN: 'strassen' });
  const [before] = await db.query<{ xmin: string }>(
    'select xmin::text from games.title_name where node_id = $1',
    [RIVER_DICE],
  );
  await db.query('update games.title set is_hot = not is_hot');
  expect(await db.query('select xmin::text from games.title_name where node_id = $1', [RIVER_DICE])).toEqual([
    before,
  ]);

  const copied = `node_id + 5000, brand, vendor, $1::jsonb, game_type, classify, game_code || '-2', scene, position`;
  const insert = `insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, scene, position)
    select ${copied} from games.title where node_id = ${RIVER_DICE}`;
  await db.query(insert, ['{"EN": "Second", "PT": null}']);
  expect(await lettersOf(RIVER_DICE + 5000)).toEqual({ EN: 'second' });
  await db.query(`${insert} on conflict (node_id) do update set names = excluded.names`, ['{"EN": "Third"}']);
  expect(await lettersOf(RIVER_DICE + 5000)).toEqual({ EN: 'third' });
  await db.query('delete from games.title where node_id = $1', [RIVER_DICE + 5000]);
  expect(await lettersOf(RIVER_DICE + 5000)).toEqual({});
});

test('the program may not write folded names past the titles', async () => {
  const [rights] = await db.query<{ read: boolean; write: boolean; call: boolean }>(
    `select has_table_privilege('mela_app', 'games.title_name', 'select') as read,
       has_table_privilege('mela_app', 'games.title_name', 'insert, update, delete') as write,
       has_function_privilege('mela_app', 'games.write_title_names(int[])', 'execute') as call`,
  );
  expect(rights).toEqual({ read: true, write: false, call: false });
});
