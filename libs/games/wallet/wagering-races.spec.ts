import pg from 'pg';
import { type Random, random } from '#libs/platform/testing/random';
import { repeated } from '#libs/platform/testing/repetitions';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { storePlan } from '#libs/wagering/requirement.fixture';
import { WageringTestbed } from './wagering.fixture.js';

const CONNECTIONS = 12;
const MEMBERS = 3;
const ROUNDS = 6;
/** Of each connection. */
const STEPS = repeated(60, 1000);
const TYPES = ['RNG', 'LIVE', 'SPORTS', 'LIGHT'] as const;
const PLANS = [null, 'casino', 'mixed'] as const;

const { db } = setUpTestParts();
let pool: pg.Pool;
let members: WageringTestbed[];

beforeAll(async () => {
  await WageringTestbed.prepare(db);
  await storePlan(db, 'casino', { RNG: 100, LIVE: 10 });
  await storePlan(db, 'mixed', { RNG: 70, LIVE: 35, SPORTS: 50 });
  pool = new pg.Pool({ connectionString: db.url, max: CONNECTIONS });
  pool.on('error', () => undefined); // the database is dropped under it
  const crowd = {
    ...db,
    query: async <Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []) =>
      (await pool.query<Row>(sql, parameters)).rows,
  };
  members = await Promise.all(Array.from({ length: MEMBERS }, () => WageringTestbed.open(crowd)));
});
afterAll(() => pool.end());

const outcomes = new Map<string, number>();
const count = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

/** Of a bet that another connection takes back at the same moment there is nothing to win. */
async function unlessRefused(step: string, work: Promise<void>): Promise<void> {
  try {
    await work;
    count(step);
  } catch (error) {
    if (!(error instanceof Error && / was refused: RS_ERROR_/.test(error.message))) throw error;
    count(`${step} refused`);
  }
}

/** A member's round always is at the same title, on whichever connection. */
async function takeStep(member: WageringTestbed, numbers: Random, turn: number): Promise<void> {
  const index = numbers.below(ROUNDS);
  const round = `${turn}:${index}`;
  const type = TYPES[index % TYPES.length] ?? 'RNG';
  const amount = BigInt(1 + numbers.below(4000));
  const plan = numbers.pick(PLANS);
  switch (numbers.below(12)) {
    case 0:
      return member.payIn(amount, numbers.pick([0n, 100n, 300n]), plan, 'deposit');
    case 1: {
      const maxBet = numbers.chance(0.5) ? amount : null;
      const terms = {
        amount,
        times: numbers.pick([20n, 100n]),
        maxBet,
        cap: null,
        lasts: 86_400,
        plan: null,
      };
      return member.grant({ ...terms, counts: numbers.pick(['all', 'bonus']) }, plan);
    }
    case 2:
      return member.endBonus('given-up');
    case 3:
      return member.pass(40_000);
    case 4:
    case 5:
    case 6:
      if (!member.hasBets(round)) return;
      return unlessRefused('win', member.win(round, type, numbers.chance(0.5) ? amount : 0n, true));
    case 7:
    case 8:
      if (!member.hasBets(round)) return;
      return unlessRefused('rollback', member.rollBack(round, type, 0));
    default:
      return count(await member.bet(round, type, amount));
  }
}

test('money and points sum to zero, and no bonus money is without a requirement, whatever is done at once', async () => {
  await Promise.all(members.map((member) => member.payIn(20_000n, 100n, null, 'deposit')));
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      const numbers = random(connection + 1);
      for (let step = 0; step < STEPS; step += 1)
        await takeStep(numbers.pick(members), numbers, Math.floor(step / 10));
    }),
  );
  const faults = await Promise.all(members.map((member) => member.faults()));
  expect(faults).toEqual(members.map(() => []));
  const drift = await db.query(
    `select b.account from ledger.balance b
     where b.amount <> (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account = b.account)`,
  );
  expect(drift).toEqual([]);
  // Each kind of step was taken.
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['RS_OK', 'win', 'rollback']));
});
