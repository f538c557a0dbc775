import { createHash } from 'node:crypto';
import { startTestSandbox } from '#libs/platform/testing/test-program';
import { roundAfter } from './beacon.js';
import { HttpBeacon } from './http-beacon.js';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let beacon: HttpBeacon;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  beacon = new HttpBeacon({ beaconUrl: `${sandbox.url}/beacon` });
  await behave('working');
});

const behave = (mode: string) =>
  fetch(`${sandbox.url}/beacon/mode`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
/** Of a round that is due for certain. */
const lastRound = () => Math.floor(Date.now() / 3000) - 1;

test('the round after a moment is due two seconds later or more, and five at most', async () => {
  const schedule = await beacon.schedule();
  for (const ms of [0, 1, 999, 1000, 1001, 2999]) {
    const moment = new Date(Date.parse('2027-03-10T06:00:00Z') + ms);
    const due = schedule.genesis.getTime() + roundAfter(schedule, moment) * schedule.periodMs;
    expect(due - moment.getTime()).toBeGreaterThanOrEqual(2000);
    expect(due - moment.getTime()).toBeLessThan(5000);
  }
});

test('a value leads back to the anchor of its chain, which is known before', async () => {
  const { chainOf } = await beacon.schedule();
  const round = lastRound();
  const chain = chainOf(round);
  if (!chain) throw new Error('no chain');
  let hash: Buffer = Buffer.from((await beacon.value(round, null)) ?? '', 'hex');
  for (let each = round; each >= chain.firstRound; each -= 1)
    hash = createHash('sha256').update(hash).digest();
  expect(hash.toString('hex')).toBe(chain.anchor);
  expect(chainOf(round + 40_000_000)).toBeNull();
});

test('a value is told once it is due, and the same to everybody', async () => {
  const round = lastRound();
  const value = await beacon.value(round, null);
  expect(value).toMatch(/^[0-9a-f]{64}$/);
  expect(await new HttpBeacon({ beaconUrl: `${sandbox.url}/beacon` }).value(round, null)).toBe(value);
  expect(await beacon.value(round + 1000, null)).toBeNull();
  await behave('missing');
  expect(await beacon.value(round, null)).toBeNull();
});

test('a value of no chain is refused, by one who has seen values before and by one who has not', async () => {
  const round = lastRound();
  await beacon.value(round - 1, null);
  await behave('wrong');
  await expect(beacon.value(round, null)).rejects.toThrow('none of the beacon');
  const stranger = new HttpBeacon({ beaconUrl: `${sandbox.url}/beacon` });
  await expect(stranger.value(round, null)).rejects.toThrow('none of the beacon');
});

test('a value of another chain than that which was written down is refused, whatever the beacon says of it', async () => {
  const round = lastRound();
  const chain = (await beacon.schedule()).chainOf(round);
  if (!chain) throw new Error('no chain');
  const anchor = 'ab'.repeat(32);
  await expect(beacon.value(round, { ...chain, anchor })).rejects.toThrow('none of the beacon');
  await expect(beacon.value(round, { ...chain, firstRound: chain.firstRound + 1 })).rejects.toThrow('none');
  expect(await beacon.value(round, chain)).not.toBeNull();
});

test('without a beacon, or with one that is away, it fails', async () => {
  const away = new HttpBeacon({ beaconUrl: 'http://127.0.0.1:9' });
  await expect(away.schedule()).rejects.toThrow();
  await expect(away.value(1, null)).rejects.toThrow();
});
