import { BRAND, FeedTestbed } from './feed.fixture.js';
import type { FeedWindow } from './feed-readers.js';

const NOON = new Date('2027-03-10T06:00:00Z');
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

let testbed: FeedTestbed;
beforeEach(async () => {
  testbed = await FeedTestbed.open(NOON);
});
afterEach(() => testbed.close());

const takeRecentAt = async (at: Date) => {
  await testbed.moveTo(at);
  await testbed.intake.takeRecent(BRAND);
};

/** The stakes of each window that the reader has not read. */
async function readAll(reader: string): Promise<{ at: Date; stakes: number[] }[]> {
  const windows: { at: Date; stakes: number[] }[] = [];
  const handle = async ({ takenUntil, firstEntry, lastEntry }: FeedWindow) => {
    const rows = await testbed.parts.database.query<{ stake: string }>(
      'select sign * stake as stake from games.bet_entry_view where id between $1 and $2 order by id',
      [firstEntry, lastEntry],
    );
    windows.push({ at: takenUntil, stakes: rows.map(({ stake }) => Number(stake)) });
  };
  while (await testbed.readers.readWindow(reader, BRAND, handle));
  return windows;
}

test('reads full five minutes, once for each reader', async () => {
  await takeRecentAt(NOON);
  for (const [minute, stake] of [
    [1, 100n],
    [2, 200n],
    [6, 300n],
    [11, 400n],
  ] as const) {
    await testbed.bet({ stake, at: minutes(minute) });
    await takeRecentAt(minutes(minute + 0.5));
  }
  const expected = [
    { at: minutes(5), stakes: [100, 200] },
    { at: minutes(10), stakes: [300] },
  ];
  expect(await readAll('one')).toEqual(expected);
  expect(await readAll('one')).toEqual([]);
  expect(await readAll('other')).toEqual(expected);
  expect(await testbed.readers.position('one', BRAND)).toEqual({ batch: '3', takenUntil: minutes(10) });
});

test('reads what came late to a window that was read as a window of its own', async () => {
  await takeRecentAt(NOON);
  const changed = await testbed.bet({ stake: 100n, at: minutes(1) });
  await takeRecentAt(minutes(6));
  expect(await readAll('one')).toEqual([{ at: minutes(5), stakes: [100] }]);
  await testbed.amend(changed, minutes(7), { void: true });
  await testbed.bet({ stake: 200n, at: minutes(2) });
  await testbed.moveTo(minutes(11));
  await testbed.intake.take(BRAND);
  expect(await readAll('one')).toEqual([{ at: minutes(10), stakes: [-100, 200] }]);
});

test('keeps the cursor where it was if the reader fails, and lets two readings take turns', async () => {
  await takeRecentAt(NOON);
  await testbed.bet({ stake: 100n, at: minutes(1) });
  await takeRecentAt(minutes(6));
  const failure = testbed.readers.readWindow('one', BRAND, () => Promise.reject(new Error('broken')));
  await expect(failure).rejects.toThrow('broken');
  const both = await Promise.all([readAll('one'), readAll('one')]);
  expect(both.flat()).toEqual([{ at: minutes(5), stakes: [100] }]);
});

test('begins with the first batch, and says so before it has read', async () => {
  await expect(testbed.readers.position('one', BRAND)).rejects.toThrow('no feed');
  await takeRecentAt(minutes(1));
  expect(await testbed.readers.position('one', BRAND)).toMatchObject({ batch: '0' });
});
