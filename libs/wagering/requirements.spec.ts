import { setUpTestParts } from '#libs/platform/testing/set-up';
import { BrandRegistry } from '#libs/site/index';
import { storePlan } from './requirement.fixture.js';
import { Requirements } from './requirements.js';

const { parts, db } = setUpTestParts();
let requirements: Requirements;
let member = 7000;
let deposits = 0;

beforeAll(async () => {
  const brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  requirements = new Requirements(parts.database, parts.clock, brands);
  await storePlan(db, 'mixed', { RNG: 100, LIVE: 20, 'RNG:jackpot': 0 });
});
beforeEach(async () => {
  member += 1;
  await db.query(`select ledger.open_account('mela', $1, 'wallet', 'BDT')`, [member]);
});

const MORNING = new Date('2026-03-01T06:00:00Z');

/** Requires `base` minor units to be staked `times` hundredths of times. Answers the reference. */
async function open(
  base: bigint,
  { times = 100n, plan }: { times?: bigint; plan?: string } = {},
): Promise<string> {
  const reference = String(++deposits);
  const of = {
    brand: 'mela',
    member: String(member),
    currency: 'BDT',
    source: 'deposit',
    reference,
  } as const;
  await requirements.open({ ...of, base, times, plan });
  return reference;
}

interface TestRound {
  id: number;
  stake: number;
  type?: string;
  classify?: string;
  weight?: number;
  opened?: Date;
}

/** As games count a round that has ended or changed. */
const count = ({
  id,
  stake,
  type = 'RNG',
  classify = 'slot',
  weight = 100,
  opened = parts.clock.now(),
}: TestRound) =>
  db.query(
    `select wagering.count_rounds(array[row($1, 'mela', $2, 'BDT', $3, $3, 0, $4, $5, $6, $7)::wagering.counted_round], now())`,
    [id, member, stake, weight, type, classify, opened],
  );
const left = async () => Number(await requirements.left(String(member), 'BDT'));
const each = async () => (await requirements.listOpen(String(member), 'BDT')).map((one) => one.left);

test('counts stakes up to what is required, and none from before', async () => {
  await count({ id: 1, stake: 900 });
  await open(500n);
  await count({ id: 2, stake: 300, opened: MORNING });
  expect(await left()).toBe(500);
  await count({ id: 3, stake: 200 });
  expect(await left()).toBe(300);
  await count({ id: 4, stake: 1000 });
  expect(await left()).toBe(0);
  await open(100n);
  expect(await left()).toBe(100);
});

test('counts a repeated round once, and a changed one anew', async () => {
  await open(300n);
  await count({ id: 10, stake: 200 });
  await count({ id: 10, stake: 200 });
  expect(await left()).toBe(100);
  await count({ id: 10, stake: 50 });
  expect(await left()).toBe(250);
  await count({ id: 10, stake: 0 });
  expect(await left()).toBe(300);
});

test('what is met stays met, and its round counts nothing of that again', async () => {
  await open(100n);
  await open(500n);
  await count({ id: 20, stake: 150 });
  expect(await each()).toEqual(['4.50']);
  await count({ id: 20, stake: 120 });
  expect(await each()).toEqual(['4.80']);
  await count({ id: 20, stake: 0 });
  expect(await each()).toEqual(['5.00']);
});

test('gives each unit to the oldest requirement that counts the game, and the rest to the next', async () => {
  await open(1000n);
  await open(800n, { plan: 'mixed' });
  await count({ id: 30, stake: 1200, type: 'LIVE' });
  expect(await each()).toEqual(['7.60']);
  await count({ id: 31, stake: 5000, type: 'SPORTS' });
  await count({ id: 32, stake: 5000, classify: 'jackpot' });
  expect(await each()).toEqual(['7.60']);
  await count({ id: 33, stake: 760 });
  expect(await each()).toEqual([]);
});

test('keeps parts of a minor unit, and shows what is left rounded up', async () => {
  await open(10n, { plan: 'mixed' });
  await count({ id: 40, stake: 1, type: 'LIVE', weight: 10 });
  expect(await left()).toBe(10);
  for (let round = 41; round < 90; round++) await count({ id: round, stake: 1, type: 'LIVE', weight: 10 });
  expect(await left()).toBe(9);
});

test('opens one requirement for a source, rounded up to a minor unit, and none for nothing', async () => {
  const reference = await open(333n, { times: 150n });
  expect(await left()).toBe(500);
  deposits -= 1;
  expect(await open(333n)).toBe(reference);
  expect(await left()).toBe(500);
  await open(100n, { times: 0n });
  expect(await left()).toBe(500);
});

test('cancels what its cause no longer justifies', async () => {
  const reference = await open(300n);
  await open(200n);
  await requirements.cancel({ source: 'deposit', reference });
  await requirements.cancel({ source: 'deposit', reference: 'none' });
  expect(await each()).toEqual(['2.00']);
});

test('a contribution has its requirement, and a requirement stays', async () => {
  await open(300n);
  await count({ id: 60, stake: 100 });
  await expect(
    db.query('insert into wagering.contribution (round, requirement, amount_e4) values (61, 999999, 1)'),
  ).rejects.toMatchObject({ code: '23503' });
  await expect(
    db.query('update wagering.contribution set requirement = 999999 where round = 60'),
  ).rejects.toThrow('append-only');
  await expect(db.query('delete from wagering.requirement')).rejects.toThrow('append-only');
});

test('counts all concurrent stakes', async () => {
  await open(100n);
  await Promise.all(Array.from({ length: 40 }, (_, index) => count({ id: 100 + index, stake: 2 })));
  expect(await left()).toBe(20);
});
