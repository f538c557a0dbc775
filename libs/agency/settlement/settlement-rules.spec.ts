import fc from 'fast-check';
import { repeated } from '#libs/platform/testing/repetitions';
import { metTier, type Tier, tiersRise } from '../common/contract-terms.js';
import {
  type OracleContract,
  type OracleEntry,
  type OracleTier,
  SettlementOracle,
} from './settlement-oracle.fixture.js';

const RUNS = { numRuns: repeated(2000, 10_000) };
const MILLION = 1_000_000n;
const HOUR_MS = 3_600_000;
const HOUR = { start: 0, end: HOUR_MS, since: null, through: 1, code: '' };

const ppm = fc.bigInt({ min: 0n, max: 30_000n });
const line = fc.array(
  fc.record({ realtime: fc.option(ppm), hourly: fc.option(ppm), daily: fc.option(ppm) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const bets = fc.array(
  fc.record({
    stake: fc.bigInt({ min: 0n, max: 1_000_000n }),
    payout: fc.bigInt({ min: 0n, max: 2_000_000n }),
    limit: fc.bigInt({ min: 0n, max: 40_000n }),
  }),
  { minLength: 1, maxLength: 4 },
);
const KINDS = ['realtime', 'hourly', 'daily'] as const;
type Kind = (typeof KINDS)[number];

/** A line of agents, the nearest to the player first, whose rates do not fall on the way up. */
function worldOf(rates: Partial<Record<Kind, bigint | null>>[]) {
  const contracts: OracleContract[] = [];
  for (const kind of KINDS) {
    let least = 0n;
    for (const [place, own] of rates.entries()) {
      const rate = own[kind];
      if (rate === null || rate === undefined) continue;
      least = rate > least ? rate : least;
      const tier: OracleTier = {
        number: 1,
        activeMembers: 0,
        validBet: 0n,
        win: least,
        loss: least,
        bet: 0n,
      };
      const rated = kind === 'daily' ? { ...tier, win: 0n, loss: 0n, bet: least } : tier;
      contracts.push({
        id: `${kind}${place}`,
        kind,
        agent: `a${place}`,
        payer: null,
        from: 0,
        until: HOUR_MS,
        code: '',
        tiers: [rated],
      });
    }
  }
  return { contracts, oracle: new SettlementOracle(contracts, { activeMemberBet: 0n, carriesLoss: true }) };
}

const entryOf = (chain: string[], bet: Pick<OracleEntry, 'stake' | 'payout' | 'limit'>): OracleEntry => ({
  ...bet,
  batch: 1,
  sign: 1n,
  chain,
  valid: bet.stake,
  at: 1,
});
const chainOf = (length: number) => ['player', ...Array.from({ length }, (_, place) => `a${place}`)];
const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);

/** Faster than `expect`, of which ten thousand cases would need a hundred thousand. */
function same(got: unknown, wanted: unknown): void {
  if (got !== wanted) throw new Error(`${got} instead of ${wanted}`);
}

test('pays a line of agents the topmost rate together, and all kinds no more than the limit', () => {
  fc.assert(
    fc.property(line, bets, (rates, played) => {
      for (const bet of played) {
        const { contracts, oracle } = worldOf(rates);
        oracle.entries.push(entryOf(chainOf(rates.length), bet));
        let all = 0n;
        for (const kind of KINDS) {
          const earned = oracle.settle({ ...HOUR, kind }).map((payout) => payout.earned);
          const top = contracts.findLast((contract) => contract.kind === kind)?.tiers[0];
          const pushes = bet.payout === bet.stake && kind !== 'daily';
          const rate = top && !pushes ? top.win + top.bet : 0n;
          const headroom = bet.limit * bet.stake - all;
          same(
            earned.every((amount) => amount >= 0n),
            true,
          );
          same(sum(earned), rate * bet.stake < headroom ? rate * bet.stake : headroom);
          all += sum(earned);
        }
        same(all <= bet.limit * bet.stake, true);
      }
    }),
    RUNS,
  );
});

test('rounds a payout down once, never pays below zero, and carries the rest without loss', () => {
  const amounts = fc.array(fc.bigInt({ min: -5_000_000n, max: 5_000_000n }), { minLength: 1, maxLength: 12 });
  const rate = 333_331n;
  fc.assert(
    fc.property(amounts, (changes) => {
      const { oracle } = worldOf([{ realtime: rate }]);
      let [paid, carried] = [0n, 0n];
      for (const [index, change] of changes.entries()) {
        const bet = entryOf(chainOf(1), { stake: 1n, payout: 0n, limit: MILLION });
        oracle.entries.push({
          ...bet,
          batch: index + 1,
          valid: change < 0n ? -change : change,
          sign: change < 0n ? -1n : 1n,
        });
        oracle.entries.push({ ...bet, batch: index + 1, valid: 0n });
        const [payout] = oracle.settle({ ...HOUR, kind: 'realtime', since: index, through: index + 1 });
        const due = change * rate + carried;
        same(payout?.amount, due > 0n ? due / MILLION : 0n);
        paid += payout?.amount ?? 0n;
        carried = payout?.carried ?? 0n;
        same(carried < MILLION, true);
      }
      same(paid * MILLION + carried, sum(changes) * rate);
    }),
    RUNS,
  );
});

test('never meets a lower tier with more members or bets', () => {
  const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(50), fc.nat(900)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      steps,
      fc.nat(20),
      fc.nat(300),
      fc.nat(5),
      fc.nat(100),
      (rises, members, bet, moreMembers, moreBet) => {
        const tiers: Tier[] = [];
        for (const [activeMembers, validBet, rate] of rises) {
          const before = tiers.at(-1);
          tiers.push({
            activeMembers: (before?.activeMembers ?? 0) + activeMembers,
            validBet: (before?.validBet ?? 0n) + BigInt(validBet) + 1n,
            winPpm: 0,
            lossPpm: 0,
            betPpm: (before?.betPpm ?? 0) + rate,
          });
        }
        same(tiersRise(tiers), true);
        const met = metTier(tiers, members, BigInt(bet));
        const more = metTier(tiers, members + moreMembers, BigInt(bet + moreBet));
        same((more?.betPpm ?? -1) >= (met?.betPpm ?? -1), true);
        const best =
          tiers.filter((tier) => members >= tier.activeMembers && BigInt(bet) >= tier.validBet).at(-1) ??
          null;
        expect(met).toEqual(best);
      },
    ),
    RUNS,
  );
});
