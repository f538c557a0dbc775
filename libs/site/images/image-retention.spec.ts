import { Retention } from '#libs/platform/housekeeping/retention';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { ImageRetention } from './image-retention.js';
import { SiteImages } from './site-images.js';

const { db, parts } = setUpTestParts();
const DAY_MS = 24 * 60 * 60 * 1000;

test('an image that no draft has named for a day is deleted, and one that a draft names is kept', async () => {
  const [named, unnamed] = ['a'.repeat(64), 'b'.repeat(64)];
  await db.query(
    `insert into site.image (brand, id, width, height, data, uploaded_at)
     select 'mela', id, 900, 300, '\\x00', now() from unnest($1::text[]) id`,
    [[named, unnamed]],
  );
  const images = new SiteImages(parts.database, parts.clock);
  expect(await images.keep('mela', [named, 'c'.repeat(64)])).toEqual(['c'.repeat(64)]);
  const retention = new Retention(parts.database);
  new ImageRetention(retention).onModuleInit();
  const left = async (now: number) => {
    await retention.prune(new Date(now));
    return (await images.find('mela', [named, unnamed])).map(({ id }) => id).sort();
  };
  expect(await left(Date.now() + DAY_MS - 60_000)).toEqual([named, unnamed]);
  expect(await left(Date.now() + DAY_MS + 60_000)).toEqual([named]);
});
