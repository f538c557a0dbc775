import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { StudioNotice1764070000000 } from '#libs/site/migrations/1764070000000-studio-notice';
import { connectAsOwner } from './migrate.js';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const SEEDED = 'The game tables take no rounds yet. Deposits, notices and your record work already.';
const contents = async () =>
  (await db.query<{ content: string }>(`select texts->'EN'->>'content' as content from site.notice`)).map(
    ({ content }) => content,
  );

test('removes the seeded notice that the tables take no rounds, and no other', async () => {
  expect(await contents()).not.toContain(SEEDED);
  for (const content of [SEEDED, `${SEEDED} On Sunday.`]) {
    await db.query(
      `insert into site.notice (brand, published_at, texts)
       values ('mela', now(), jsonb_build_object('EN', jsonb_build_object('content', $1::text)))`,
      [content],
    );
  }
  const owner = await connectAsOwner(db.url);
  try {
    await new StudioNotice1764070000000().up(owner.createQueryRunner());
  } finally {
    await owner.destroy();
  }
  expect(await contents()).toEqual(expect.arrayContaining([`${SEEDED} On Sunday.`]));
  expect(await contents()).not.toContain(SEEDED);
});
