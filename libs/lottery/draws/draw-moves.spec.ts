import { createHash, createHmac } from 'node:crypto';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { DrawsTestbed, sha256Hex } from './draws.fixture.js';

/** A minute before noon of Dhaka. */
const START = new Date('2027-03-10T05:59:00Z');
const NOON = '20270310-0720';
const VALUE = 'aa'.repeat(32);
const EMPTY_ROOT = createHash('sha256').digest('hex');

const { db, parts } = setUpTestParts();
let testbed: DrawsTestbed;
const later = (ms: number) => testbed.moveTo(new Date(START.getTime() + ms));

beforeEach(async () => {
  testbed = new DrawsTestbed(db, parts);
  await testbed.offer('SSC1M');
  await testbed.moveTo(START);
  await testbed.planner.planAll();
});

test('a draw opens, closes with root and round, and is drawn from seed and value', async () => {
  await testbed.advanceDue();
  const planned = await testbed.find('SSC1M', NOON);
  expect(planned).toMatchObject({ status: 'open', root: null, seed: null });
  await later(55_000);
  await testbed.advanceDue();
  const closed = await testbed.find('SSC1M', NOON);
  expect(closed).toMatchObject({ status: 'closed', root: EMPTY_ROOT, seed: null, result: null });
  const [chain] = await db.query(
    'select beacon_first_round::int as first, beacon_anchor as anchor from lottery.draw where id = $1',
    [closed.id],
  );
  expect(chain).toEqual({ first: 1, anchor: 'f'.repeat(64) });
  expect(closed.beaconRound).toBeGreaterThanOrEqual(Math.floor((Date.now() + 1000) / 3000));
  testbed.tell(closed, VALUE);
  await later(60_000);
  await testbed.advanceDue();
  const drawn = await testbed.find('SSC1M', NOON);
  expect(drawn.status).toBe('settled');
  expect(testbed.beacon.askedWith).toEqual({ firstRound: 1, anchor: 'f'.repeat(64) });
  expect(drawn.commitment).toBe(planned.commitment);
  expect(sha256Hex(drawn.seed ?? '')).toBe(drawn.commitment);
  expect(drawn.result).toBe(digitsOf(drawn.seed ?? '', closed.beaconRound ?? 0));
});

/** Five digits as the proof says, apart from the product's own stream. */
function digitsOf(seed: string, round: number): string {
  const message = `draw-v1|mela|SSC1M|${NOON}|${round}|${VALUE}|${EMPTY_ROOT}|0`;
  const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
  const words = Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4)).filter(
    (word) => word < 4_294_967_290,
  );
  return words
    .slice(0, 5)
    .map((word) => word % 10)
    .join(',');
}

test('without a value it waits, and is void after ten minutes, with its seed told', async () => {
  await later(70_000);
  await testbed.advanceDue();
  expect(await testbed.find('SSC1M', NOON)).toMatchObject({ status: 'closed' });
  await later(60_000 + 600_000);
  await testbed.advanceDue();
  const gone = await testbed.find('SSC1M', NOON);
  expect(gone).toMatchObject({ status: 'void', voidReason: 'no-beacon', result: null });
  expect(sha256Hex(gone.seed ?? '')).toBe(gone.commitment);
});

test('a beacon that does not answer fails the move, which is made once it answers', async () => {
  await later(56_000);
  await testbed.advanceDue();
  testbed.beacon.failure = new Error('away');
  const { id } = await testbed.find('SSC1M', '20270310-0721');
  await later(116_000);
  await expect(testbed.moves().advance(id)).rejects.toThrow('away');
  testbed.beacon.failure = null;
  await testbed.moves().advance(id);
  expect(await testbed.find('SSC1M', '20270310-0721')).toMatchObject({ status: 'closed' });
});

test('a draw whose chain the beacon has not published does not close', async () => {
  await testbed.advanceDue();
  const { id } = await testbed.find('SSC1M', NOON);
  testbed.beacon.chain = null;
  await later(55_000);
  await expect(testbed.moves().advance(id)).rejects.toThrow('published no chain');
  expect(await testbed.find('SSC1M', NOON)).toMatchObject({ status: 'open', root: null });
});

test('a beacon that stays away leaves no draw open for ever', async () => {
  await testbed.advanceDue();
  const { id } = await testbed.find('SSC1M', NOON);
  testbed.beacon.failure = new Error('away');
  await later(60_000 + 600_000);
  await testbed.moves().advance(id);
  expect(await testbed.find('SSC1M', NOON)).toMatchObject({
    status: 'void',
    voidReason: 'no-beacon',
    root: null,
  });
});

test('draws that nobody held while the worker was away are void at once, and the next ones go on', async () => {
  await later(3 * 3_600_000);
  await testbed.advanceDue();
  expect(await testbed.find('SSC1M', NOON)).toMatchObject({ status: 'void', voidReason: 'missed' });
  expect(await testbed.find('SSC1M', '20270310-0900')).toMatchObject({ status: 'open' });
  const [left] = await db.query(
    `select count(*)::int as n from lottery.draw where status = 'planned' and due_at <= $1`,
    [parts.clock.now()],
  );
  expect(left).toEqual({ n: 0 });
});

test('of two workers at once, one makes the move', async () => {
  await testbed.advanceDue();
  const { id } = await testbed.find('SSC1M', NOON);
  await later(55_000);
  await Promise.all(Array.from({ length: 8 }, () => testbed.moves().advance(id)));
  const closed = await testbed.find('SSC1M', NOON);
  testbed.tell(closed, VALUE);
  await later(60_000);
  await Promise.all(Array.from({ length: 8 }, () => testbed.moves().advance(id)));
  expect(await testbed.find('SSC1M', NOON)).toMatchObject({
    status: 'settled',
    beaconRound: closed.beaconRound,
  });
});

test.each([
  ['commitment', `commitment = 'x'`],
  ['root', `root = 'x'`],
  ['result', `result = '1,2,3,4,5'`],
  ['seed', `seed = 'x'`],
])('what was published never changes: the %s', async (_, change) => {
  await later(55_000);
  await testbed.advanceDue();
  testbed.tell(await testbed.find('SSC1M', NOON), VALUE);
  await later(60_000);
  await testbed.advanceDue();
  const { id } = await testbed.find('SSC1M', NOON);
  await expect(db.query(`update lottery.draw set ${change} where id = $1`, [id])).rejects.toThrow(/stays/);
});
