import type { ValueOf } from '#libs/platform/common/call';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { getTrend } from '../common/trends.calls.js';

const { db, api } = setUpTestApi();
type Trend = ValueOf<typeof getTrend>;

beforeEach(async () => {
  await db.query('truncate lottery.draw_seed, lottery.draw, lottery.game cascade');
  await db.query(
    `insert into lottery.game (brand, code, names)
     values ('mela', 'SSC1M', '{"EN": "A game"}'), ('mela', 'L645', '{"EN": "Another"}')`,
  );
});

/** Draws a minute apart, the last one just now; a result of null is a void draw. */
async function draw(results: readonly (string | null)[], game = 'SSC1M', day = '20270310'): Promise<void> {
  await db.query(
    `insert into lottery.draw (brand, game, draw_no, status, open_at, close_at, draw_at, result_due_at, void_at, due_at, commitment, root, beacon_round,
       beacon_value, result, seed, void_reason, revision, ticket_count, changed_at)
     select 'mela', $2, $3 || '-' || lpad(at::text, 4, '0'), case when r is null then 'void' when at % 2 = 0 then 'drawn' else 'settled' end,
       t - interval '2 minutes', t - interval '1 second', t, t + interval '30 seconds', t + interval '1 minute',
       case when r is not null and at % 2 = 0 then t end, 'c', 'r', 1, case when r is not null then 'v' end, r, 's',
       case when r is null then 'no-beacon' end, case when r is null then 0 else 1 end, 0, t
     from unnest($1::text[]) with ordinality as each(r, at),
       lateral (select now() - (cardinality($1::text[]) - at) * interval '1 minute' as t) times`,
    [results, game, day],
  );
}
const read = async (query = '', code = 'SSC1M') =>
  (await api.client.get<Trend>(`/lotto/lgw/games/${code}/trend${query}`)).body.value as Trend;
const statusOf = async (path: string) => (await api.client.get(`/lotto/lgw/games/${path}`)).status;
const units = ({ places }: Trend, digit: string) =>
  places.find(({ place }) => place === 'p5')?.numbers.find(({ number }) => number === digit);
const withUnits = (text: string): string[] => [...text].map((digit) => `1,2,3,4,${digit}`);

test('a guest reads the figures and the roads of the last draws', async () => {
  await draw(withUnits('7123'));
  const trend = await read();
  expect(trend).toMatchObject({
    gameCode: 'SSC1M',
    size: 30,
    draws: ['20270310-0001', '20270310-0002', '20270310-0003', '20270310-0004'],
    lookedAt: 4,
  });
  expect(units(trend, '7')).toEqual({
    number: '7',
    missing: 3,
    hits: 1,
    averageMissing: 1.5,
    longestMissing: 3,
    longestRun: 1,
  });
  expect(units(trend, '3')).toMatchObject({ missing: 0, longestMissing: 3 });
  const roadOf = (kind: string, place: string) =>
    trend.roads.find((road) => road.kind === kind && road.place === place && road.against === null)?.marks;
  expect(roadOf('big-small', 'p5')).toEqual(['B', 'S', 'S', 'S']);
  expect(roadOf('odd-even', 'p5')).toEqual(['O', 'O', 'E', 'O']);
});

test('leaves void draws out', async () => {
  await draw(['1,2,3,4,7', null, '1,2,3,4,5', null, null]);
  const trend = await read();
  expect(trend.draws).toEqual(['20270310-0001', '20270310-0003']);
  expect(units(trend, '7')).toMatchObject({ missing: 1, hits: 1 });
});

test('looks back beyond its window for a number, up to a thousand draws', async () => {
  await draw(withUnits(`97${'1'.repeat(998)}2`));
  const trend = await read('?size=50');
  expect(trend).toMatchObject({ size: 50, lookedAt: 1000 });
  expect(trend.draws).toHaveLength(50);
  expect(units(trend, '7')).toMatchObject({ missing: 999, hits: 0 });
  expect(units(trend, '9')).toMatchObject({ missing: 1000, longestMissing: 1000 });
});

test('follows a further draw, a revised result, and a draw that becomes void', async () => {
  await draw(withUnits('777'));
  expect(units(await read(), '7')).toMatchObject({ missing: 0, hits: 3 });
  const change = (set: string) =>
    db.query(
      `set session_replication_role = replica;
       update lottery.draw set ${set} where draw_no = '20270310-0002';
       set session_replication_role = origin`,
    );
  await change(`result = '1,2,3,4,9', revision = 2`);
  expect(units(await read(), '7')).toMatchObject({ missing: 0, hits: 2, longestRun: 1 });
  await change(
    `status = 'void', void_reason = 'no-beacon', result = null, beacon_value = null, due_at = null`,
  );
  expect((await read()).draws).toEqual(['20270310-0001', '20270310-0003']);
  await draw(withUnits('8'), 'SSC1M', '20270311');
  const trend = await read();
  expect(trend.draws.at(-1)).toBe('20270311-0001');
  expect(units(trend, '7')).toMatchObject({ missing: 1, hits: 2 });
});

test('counts each game and each size apart', async () => {
  await draw(withUnits('7'.repeat(60)));
  await draw(['01,02,03,04,05,45'], 'L645');
  const sizes = await Promise.all([30, 50, 100].map((size) => read(`?size=${size}`)));
  expect(sizes.map((trend) => units(trend, '7')?.hits)).toEqual([30, 50, 60]);
  const six = await read('', 'L645');
  expect(six).toMatchObject({ lookedAt: 1, roads: [] });
  expect(six.places[0]?.numbers.at(-1)).toMatchObject({ number: '45', missing: 0, hits: 1 });
});

test('a game without draws has nothing, and others are refused', async () => {
  expect(await read()).toMatchObject({ draws: [], lookedAt: 0 });
  expect(units(await read(), '7')).toMatchObject({ missing: 0, hits: 0, averageMissing: 0 });
  expect(await statusOf('X5_5M/trend')).toBe(404);
  expect(await statusOf('NOPE/trend')).toBe(404);
  expect(await statusOf('SSC1M/trend?size=40')).toBe(400);
  expect(await statusOf('SSC1M/trend?size=30&x=1')).toBe(400);
});
