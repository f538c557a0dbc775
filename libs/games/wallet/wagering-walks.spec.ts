import fc from 'fast-check';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { BrandRegistry } from '#libs/site/index';
import { Requirements } from '#libs/wagering/index';
import { storePlan } from '#libs/wagering/requirement.fixture';
import { WageringTestbed } from './wagering.fixture.js';
import { type BookPlan, WageringBook } from './wagering-book.fixture.js';

const PLANS: Readonly<Record<string, BookPlan>> = {
  casino: { RNG: 100, LIVE: 10 },
  mixed: { RNG: 70, LIVE: 35, SPORTS: 50 },
};
const TYPES = ['RNG', 'LIVE', 'SPORTS', 'LIGHT'] as const;
const planOf = (code: string | null): BookPlan => (code === null ? null : (PLANS[code] ?? null));
const WALKS = Number(process.env.WALKS ?? 60);
/** Plans that were made for empty tables read them as a whole, which takes ever longer. */
const WALKS_OF_A_PLAN = 250;

const { db, parts } = setUpTestParts();
let requirements: Requirements;

beforeAll(async () => {
  await WageringTestbed.prepare(db);
  requirements = new Requirements(parts.database, parts.clock, new BrandRegistry(parts.database));
  for (const [code, plan] of Object.entries(PLANS)) await storePlan(db, code, plan);
});

const plan = fc.constantFrom(null, ...Object.keys(PLANS));
const amount = fc.integer({ min: 1, max: 9000 }).map(BigInt);
const times = fc.constantFrom(0n, 33n, 100n, 300n);
const chance = fc.nat(99);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payIn' as const), amount, times, plan }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      amount,
      times: fc.constantFrom(20n, 100n, 300n),
      plan,
      maxBet: fc.option(amount),
      counts: fc.constantFrom('all' as const, 'bonus' as const),
      cap: fc.option(amount),
      days: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      type: fc.constantFrom(...TYPES),
      amount,
      /** Goes on with an open round instead of a new one. */
      again: fc.boolean(),
      /** What becomes of it at once: lost, won, or nothing yet. */
      end: fc.constantFrom('lose' as const, 'win' as const, 'none' as const),
      payout: amount,
      /** Stakes all that there is. */
      all: chance.map((roll) => roll < 15),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('end' as const), which: chance, payout: amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollBack' as const), which: chance, index: chance }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('giveUp' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 2 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Played {
  name: string;
  type: string;
  stakes: bigint[];
  isOpen: boolean;
  isPaid: boolean;
}

/** Takes every step in the product and in the book. */
class Walk {
  private readonly played: Played[] = [];
  readonly seen = new Set<string>();

  constructor(
    private readonly member: WageringTestbed,
    private readonly book: WageringBook,
    private readonly requirements: Requirements,
  ) {}

  async take(one: Step): Promise<void> {
    this.book.passTo(this.member.now + 1);
    switch (one.do) {
      case 'payIn':
        this.book.payIn(one.amount, one.times, planOf(one.plan), 'deposit');
        return this.member.payIn(one.amount, one.times, one.plan, 'deposit');
      case 'grant': {
        const { amount, times, maxBet, counts, cap, days } = one;
        const terms = { amount, times, maxBet, counts, cap, lasts: days * 86_400, plan: null };
        this.book.grant({ ...terms, plan: planOf(one.plan) });
        return this.member.grant(terms, one.plan);
      }
      case 'giveUp':
        this.book.giveUp('given-up');
        return this.member.endBonus('given-up');
      case 'pass':
        this.book.passTo(this.member.now + one.days * 86_400 + 1);
        return this.member.pass(one.days * 86_400);
      case 'bet':
        return this.bet(one);
      case 'end':
        return this.end(
          this.pick(
            this.played.filter(({ isOpen }) => isOpen),
            one.which,
          ),
          one.payout,
        );
      case 'rollBack':
        return this.rollBack(one);
    }
  }

  private pick<T>(from: T[], roll: number): T | undefined {
    return from[roll % Math.max(1, from.length)];
  }

  private async bet(one: Step & { do: 'bet' }): Promise<void> {
    const open = this.played.find(({ isOpen }) => isOpen);
    const round =
      one.again && open
        ? open
        : { name: String(this.played.length), type: one.type, stakes: [], isOpen: true, isPaid: false };
    const stake =
      one.all && this.book.wallet + this.book.bonus > 0n ? this.book.wallet + this.book.bonus : one.amount;
    const [type, weight] = round.type === 'LIGHT' ? (['RNG', 20n] as const) : ([round.type, 100n] as const);
    const expected = this.book.bet(round.name, type, stake, weight);
    this.seen.add(expected);
    expect(await this.member.bet(round.name, round.type, stake)).toBe(expected);
    if (expected !== 'RS_OK') return;
    if (round !== open) this.played.push(round);
    round.stakes.push(stake);
    if (one.end !== 'none') await this.end(round, one.end === 'win' ? one.payout : 0n);
  }

  private async end(round: Played | undefined, payout: bigint): Promise<void> {
    if (!round) return;
    this.book.win(round.name, payout);
    this.book.settle(round.name);
    round.isOpen = false;
    round.isPaid = payout > 0n;
    await this.member.win(round.name, round.type, payout, true);
  }

  /** The last bet of a round that was paid stays: such a round is not void. */
  private async rollBack({ which, index }: Step & { do: 'rollBack' }): Promise<void> {
    const round = this.pick(
      this.played.filter(({ stakes, isPaid }) => stakes.length > (isPaid ? 1 : 0)),
      which,
    );
    if (!round) return;
    const at = index % round.stakes.length;
    round.stakes.splice(at, 1);
    if (round.stakes.length === 0) round.isOpen = false;
    this.book.rollBack(round.name, at);
    await this.member.rollBack(round.name, round.type, at);
  }

  async compare(): Promise<void> {
    const { wallet, bonus, requirements, free } = this.book;
    for (const { status } of requirements) this.seen.add(status);
    const amounts = await this.member.amounts();
    expect(amounts).toEqual({ wallet, bonus });
    const left = await this.requirements.left(this.member.member, 'BDT');
    expect(amounts.wallet > left ? amounts.wallet - left : 0n).toBe(free);
    expect(await this.member.requirements()).toEqual(
      requirements.map(({ source, status, done, required }) => `${source} ${status} ${done} of ${required}`),
    );
  }
}

test(
  'own and bonus money, what of it is free, and every requirement are what the rules come to, whatever is played',
  async () => {
    const seen = new Set<string>();
    let walks = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
        if (++walks % WALKS_OF_A_PLAN === 0) await db.query('analyze');
        const walk = new Walk(await WageringTestbed.open(db), new WageringBook(100n), requirements);
        for (const one of steps) {
          await walk.take(one);
          await walk.compare();
        }
        for (const what of walk.seen) seen.add(what);
      }),
      { numRuns: WALKS },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(
        'RS_OK RS_ERROR_NOT_ENOUGH_MONEY RS_ERROR_LIMIT_REACHED met cleared queued active released spent given-up expired'.split(
          ' ',
        ),
      ),
    );
  },
  240_000 + WALKS * 600,
);
