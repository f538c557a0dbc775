import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { Audit } from '#libs/platform/audit/audit';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { type Fields, LotteryTestbed } from '../lottery.fixture.js';
import { DrawVerifier } from './draw-verifier.js';

/** A minute before the draw of noon of Dhaka. */
const START = new Date('2027-03-10T05:59:00Z');
const NOON = '20270310-144';
const ROUNDS = 2000;
const DAY_MS = 86_400_000;
const { db, api, parts } = setUpTestApi({ parts: [] });

let testbed: LotteryTestbed;
let verifier: DrawVerifier;
/** From the last value to the anchor. */
const chain = [Buffer.alloc(32, 7)];
while (chain.length <= ROUNDS)
  chain.push(
    createHash('sha256')
      .update(chain.at(-1) ?? '')
      .digest(),
  );
const firstRound = Math.floor(Date.now() / 3000);
const valueIn = (round: number | null) =>
  chain[ROUNDS - 1 - ((round ?? 0) - firstRound)]?.toString('hex') ?? '';

const order = (digit: string): Fields => ({
  gameCode: 'SSC5M',
  drawNo: NOON,
  prizeMode: 'LOTT',
  prizeGroup: 1930,
  lines: [{ rule: 'ssc.pos', picks: [[], [], [], [], [digit]], unit: '0.1', multiple: 10, bets: 1 }],
  amount: '1.00',
});

/** As somebody would who owns the database. */
async function change(sql: string): Promise<void> {
  await db.query('alter table lottery.draw disable trigger draw_published');
  await db.query(sql);
  await db.query('alter table lottery.draw enable trigger draw_published');
}

const different = async () => (await verifier.verify()).map(({ drawNo, of }) => `${drawNo} ${of}`);

beforeAll(async () => {
  testbed = new LotteryTestbed({ db, api, parts });
  const { database, clock } = parts;
  verifier = new DrawVerifier(database, clock, new Audit(database, clock), pino({ level: 'silent' }));
  await testbed.begin(START, 'SSC5M');
  testbed.draws.beacon.chain = { firstRound, anchor: chain[ROUNDS]?.toString('hex') ?? '' };
  const member = await testbed.member();
  for (const digit of ['3', '7', '9']) await testbed.bet(member, order(digit));
  const { value } = await testbed.bet(member, order('5'));
  await testbed.post(member, `/bets/${value.ticketId}/cancellation`);
  await testbed.moveTo(new Date(START.getTime() + 45_000));
  await testbed.draws.advanceDue();
  const closed = await testbed.draws.find('SSC5M', NOON);
  testbed.draws.tell(closed, valueIn(closed.beaconRound));
  // Draws after it get no value, and are void.
  await testbed.moveTo(new Date(START.getTime() + 3_600_000));
  await testbed.draws.advanceDue();
  await testbed.settle(closed);
});

test('finds nothing in draws as they were published, drawn and void ones', async () => {
  expect(await testbed.draws.find('SSC5M', NOON)).toMatchObject({ status: 'settled' });
  const [{ gone } = { gone: 0 }] = await db.query<{ gone: number }>(
    `select count(*)::int as gone from lottery.draw where status = 'void' and seed is not null`,
  );
  expect(gone).toBeGreaterThan(0);
  expect(await different()).toEqual([]);
});

test.each([
  ['result', `result = '1,2,3,4,5'`, ['result']],
  ['seed', `seed = '${'12'.repeat(32)}'`, ['commitment', 'result']],
  ['commitment', `commitment = '${'12'.repeat(32)}'`, ['commitment']],
  ['value', `beacon_value = '${'12'.repeat(32)}'`, ['beaconValue', 'result']],
  ['root', `root = '${'12'.repeat(32)}'`, ['root', 'result']],
])('finds a draw whose %s was changed', async (column, set, faults) => {
  const { id } = await testbed.draws.find('SSC5M', NOON);
  const [before] = await db.query('select * from lottery.draw where id = $1', [id]);
  await change(`update lottery.draw set ${set} where id = ${id}`);
  expect(await different()).toEqual(faults.map((of) => `${NOON} ${of}`));
  const name = { value: 'beacon_value' }[column] ?? column;
  await change(`update lottery.draw set ${name} = '${before?.[name]}' where id = ${id}`);
  expect(await different()).toEqual([]);
});

test.each([
  [
    'a ticket whose lines were changed',
    `set lines = jsonb_set(lines, '{0,odds}', '"99"')`,
    ['ticket', 'root'],
  ],
  ['a ticket that was taken out', `set status = 'cancelled'`, ['root']],
])('finds %s', async (_, set, faults) => {
  const [ticket] = await db.query(
    `select id, lines, status from lottery.ticket where status <> 'cancelled' order by position limit 1`,
  );
  await db.query(`update lottery.ticket ${set} where id = $1`, [ticket?.id]);
  expect(await different()).toEqual(faults.map((of) => `${NOON} ${of}`));
  await db.query('update lottery.ticket set lines = $2, status = $3 where id = $1', [
    ticket?.id,
    JSON.stringify(ticket?.lines),
    ticket?.status,
  ]);
  expect(await different()).toEqual([]);
});

test('writes to the audit what it found, and looks back for two days', async () => {
  const audited = () =>
    db.query<{ subject: string; after: Fields }>(
      `select subject, after from platform.audit where action = 'draw.differs' and after ? 'commitment'`,
    );
  const before = (await audited()).length;
  const { id } = await testbed.draws.find('SSC5M', NOON);
  await change(`update lottery.draw set commitment = 'x' where id = ${id}`);
  await verifier.verify();
  const entries = await audited();
  expect(entries).toHaveLength(before + 1);
  expect(entries.at(-1)).toMatchObject({ subject: `draw SSC5M ${NOON}` });
  await testbed.draws.moveTo(new Date(START.getTime() + 3 * DAY_MS));
  expect(await different()).toEqual([]);
});
