import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { asAppError } from '../web/app-error.js';
import { Beacon, type BeaconRound } from './beacon.js';
import { addBeacon } from './beacon.routes.js';

const NOON = Date.parse('2027-03-10T12:00:00Z');
const ROUND = NOON / 3000;

const folder = mkdtempSync(join(tmpdir(), 'sandbox-beacon-'));
const file = join(folder, 'beacon.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

let now: number;
let beacon: Beacon;
let server: FastifyInstance;

beforeEach(() => {
  now = NOON;
  beacon = new Beacon(file, () => now);
  server = Fastify();
  server.setErrorHandler((error, _request, reply) => {
    const { status, code, detail } = asAppError(error);
    return reply.status(status).send({ error: code, detail });
  });
  addBeacon(server, beacon);
});
afterEach(() => server.close());

const hashOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const toldIn = async (round: number) =>
  (await server.inject(`/beacon/rounds/${round}`)).json<BeaconRound>().value;

test('a value is told when it is due and not before, and is the same after a restart', async () => {
  const next = await server.inject(`/beacon/rounds/${ROUND + 1}`);
  expect([next.statusCode, next.json()]).toEqual([
    404,
    { error: 'not_found', detail: `round ${ROUND + 1} is due at 2027-03-10T12:00:03.000Z` },
  ]);
  now += 3000;
  const told = (await server.inject(`/beacon/rounds/${ROUND + 1}`)).json();
  expect(told).toEqual({
    round: ROUND + 1,
    value: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: '2027-03-10T12:00:03.000Z',
  });
  expect(new Beacon(file, () => now).round(ROUND + 1)).toEqual(told);
});

test('each value is fixed by the one before it, and all of a day by an anchor that was told the day before', async () => {
  expect(hashOf(await toldIn(ROUND))).toBe(await toldIn(ROUND - 1));
  now = NOON - 86_400_000;
  const { chains } = (await server.inject('/beacon/info')).json<ReturnType<Beacon['info']>>();
  now = NOON;
  const { first_round: first, anchor } = chains.find(
    ({ first_round: from }) => from === 28_800 * Math.floor(ROUND / 28_800) + 1,
  ) ?? {
    first_round: 0,
    anchor: '',
  };
  let value = await toldIn(ROUND);
  for (let round = ROUND; round >= first; round -= 1) value = hashOf(value);
  expect(value).toBe(anchor);
});

test('on demand a value comes late, never, or is none of the chain', async () => {
  const value = await toldIn(ROUND);
  const become = (mode: string) => server.inject({ method: 'PUT', url: '/beacon/mode', payload: { mode } });
  await become('late');
  expect((await server.inject(`/beacon/rounds/${ROUND}`)).statusCode).toBe(404);
  now += 20_000;
  expect(await toldIn(ROUND)).toBe(value);
  await become('missing');
  expect((await server.inject(`/beacon/rounds/${ROUND}`)).statusCode).toBe(404);
  await become('wrong');
  expect(hashOf(await toldIn(ROUND))).not.toBe(await toldIn(ROUND - 1));
  expect((await become('unknown')).statusCode).toBe(400);
  await become('working');
  expect(await toldIn(ROUND)).toBe(value);
});

test.each(['0', '-1', '1.5', 'a', '9999999999999'])('a round %s is none', async (round) => {
  expect((await server.inject(`/beacon/rounds/${round}`)).statusCode).toBe(400);
});

test.each(['en', 'bn', 'ar'])(
  'the page in %s shows the newest values, and buttons for what can go wrong',
  async (lang) => {
    const { body } = await server.inject(`/beacon?lang=${lang}`);
    expect(body).toContain(beacon.round(ROUND).value);
    for (const mode of ['late', 'missing', 'wrong']) expect(body).toContain(`value="${mode}"`);
  },
);
