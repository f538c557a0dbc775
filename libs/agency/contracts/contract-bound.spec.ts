import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { repeated } from '#libs/platform/testing/repetitions';
import { CONTRACT_KINDS, type ContractKind } from '../common/contract-kinds.js';
import {
  isAbove,
  metTier,
  RATES,
  type Tier,
  termsWith,
  tiersOf,
  tiersRise,
} from '../common/contract-terms.js';
import type { Contract } from './contract.entity.js';
import { aboveBound, allowedAt, clampTiers, equalIsAbove } from './contract-bound.js';
import { type ContractBelow, conflictsBelow } from './contract-conflicts.js';

const RUNS = { numRuns: repeated(2000, 10_000) };
const MOST = 6;
const kind = fc.constantFrom(...CONTRACT_KINDS);
/** Few values, so that tiers of two contracts are often equal. Rates are steps of 0.005 percent, some below 0.01. */
const small = fc.integer({ min: 0, max: 2 });
const rise = fc.record({
  members: small,
  bet: small,
  win: small.map((step) => step * 50),
  loss: small.map((step) => step * 100),
  rate: small.map((step) => step * 50),
});

/** Tiers that rise, with the rates that the kind has. */
const tiersFor = (of: ContractKind): fc.Arbitrary<Tier[]> =>
  fc.array(rise, { minLength: 1, maxLength: of === 'realtime' ? 1 : 4 }).map((rises) => {
    const tiers: Tier[] = [];
    for (const [index, step] of rises.entries()) {
      const before = tiers[index - 1] ?? { activeMembers: 0, validBet: 0n, winPpm: 0, lossPpm: 0, betPpm: 0 };
      const counted = of === 'daily' || of === 'dividend';
      const activeMembers = before.activeMembers + (counted ? step.members : 0);
      const more = index > 0 && activeMembers === before.activeMembers && step.bet === 0 ? 1 : step.bet;
      tiers.push({
        activeMembers,
        validBet: of === 'realtime' ? 0n : before.validBet + BigInt(more),
        winPpm: counted ? 0 : before.winPpm + step.win,
        lossPpm: counted ? 0 : before.lossPpm + step.loss,
        betPpm: of === 'hourly' ? 0 : before.betPpm + step.rate,
      });
    }
    return tiers;
  });
const two = kind.chain((of) => fc.tuple(fc.constant(of), tiersFor(of), tiersFor(of)));

/** Every team that these few values distinguish. */
const TEAMS = Array.from({ length: (MOST + 3) ** 2 }, (_, index) => ({
  members: index % (MOST + 3),
  bet: BigInt(Math.floor(index / (MOST + 3))),
}));
const ratesOf = (tiers: Tier[], { members, bet }: (typeof TEAMS)[number]) =>
  RATES.map((name) => metTier(tiers, members, bet)?.[name] ?? 0);

/** Whether some team, at a tier or between them, would be paid more by `lower`. */
function paysMore(lower: Tier[], upper: Tier[], equal: boolean): boolean {
  return TEAMS.some((team) => {
    const above = ratesOf(upper, team);
    return ratesOf(lower, team).some(
      (rate, index) => rate > (above[index] ?? 0) || (equal && rate > 0 && above[index] === rate),
    );
  });
}

/** A faster `expect`, for hundreds of thousands of calls. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

test('generates tiers that rise, and converts them to terms and back', () => {
  fc.assert(
    fc.property(two, ([of, tiers]) => {
      must(tiersRise(tiers), 'they fall');
      const like = {
        realtime: { kind: 'realtime', winRate: '0', lossRate: '0', betRate: '0' },
        hourly: { kind: 'hourly', tiers: [] },
        daily: { kind: 'daily', tiers: [] },
        dividend: { kind: 'dividend', period: 'M', tiers: [] },
      } as const;
      const back = tiersOf(termsWith(like[of] as never, tiers, 'BDT'), 'BDT');
      must(isDeepStrictEqual(back, tiers), 'they came back otherwise');
    }),
    RUNS,
  );
});

test('detects tiers that fall, or whose conditions both stay the same', () => {
  const broken = fc.tuple(two, fc.nat(), fc.constantFrom('activeMembers', 'rates', 'same'));
  fc.assert(
    fc.property(broken, ([[, tiers], place, how]) => {
      fc.pre(tiers.length > 1);
      const index = 1 + (place % (tiers.length - 1));
      const before = tiers[index - 1] as Tier;
      const worse = {
        activeMembers: { ...before, activeMembers: before.activeMembers - 1, validBet: before.validBet + 9n },
        rates: { ...before, validBet: before.validBet + 1n, betPpm: before.betPpm - 1 },
        same: { ...before, betPpm: before.betPpm + 1 },
      };
      must(!tiersRise(tiers.with(index, worse[how as keyof typeof worse])), 'they are said to rise');
    }),
    RUNS,
  );
});

test('finds terms above others exactly if they pay some team more', () => {
  fc.assert(
    fc.property(two, ([of, lower, upper]) => {
      const above = isAbove(lower, upper, equalIsAbove(of));
      must(above === paysMore(lower, upper, equalIsAbove(of)), 'isAbove');
      must(above === (aboveBound(of, lower, upper) !== null), 'aboveBound');
    }),
    RUNS,
  );
});

test('lowers terms to the bound, and no further', () => {
  fc.assert(
    fc.property(two, ([of, tiers, bound]) => {
      const lowered = clampTiers(of, tiers, bound) ?? [];
      must(!paysMore(lowered, bound, equalIsAbove(of)), 'still above');
      must(!paysMore(lowered, tiers, false), 'more than before');
      must(tiersRise(lowered), 'they fall');
      for (const tier of tiers) {
        const kept = lowered.find(
          ({ activeMembers, validBet }) => activeMembers === tier.activeMembers && validBet === tier.validBet,
        );
        const allowed = allowedAt(of, bound, tier);
        for (const name of RATES) must((kept?.[name] ?? 0) === Math.min(tier[name], allowed[name]), name);
      }
    }),
    RUNS,
  );
});

/** A tree as a list of parents, each of an earlier member; who has a contract or an offer. Member 0 accepts. */
const world = kind.chain((of) =>
  fc.tuple(
    fc.constant(of),
    tiersFor(of),
    fc.array(
      fc.record({
        parent: fc.nat(),
        has: fc.constantFrom('active', 'active', 'offered', 'nothing'),
        tiers: tiersFor(of),
      }),
      { maxLength: 8 },
    ),
    fc.boolean(),
  ),
);

test('leaves no contract above the nearest one after an acceptance, and changes no other', () => {
  fc.assert(
    fc.property(world, ([of, terms, members, lowers]) => {
      const parents = new Map(members.map(({ parent }, index) => [index + 1, parent % (index + 1)]));
      const ancestors = (member: number): string[] => {
        const up = parents.get(member);
        return up === undefined ? ['house'] : [String(up), ...ancestors(up)];
      };
      const below = members.flatMap(({ has, tiers }, index): ContractBelow[] => {
        if (has === 'nothing') return [];
        const downline = String(index + 1);
        const contract = { id: downline, kind: of, status: has, downline } as Contract;
        return [{ contract, tiers, ancestors: ancestors(index + 1) }];
      });
      const { conflicts, offers } = conflictsBelow('0', terms, backwards(below), lowers);
      const outcome = new Map(conflicts.map(({ contract, tiers }) => [contract.id, tiers]));
      const after = new Map<string, Tier[]>([['0', terms]]);
      for (const { contract, tiers } of below) {
        const left = outcome.has(contract.id) ? outcome.get(contract.id) : tiers;
        if (contract.status === 'active' && left) after.set(contract.downline, left);
      }
      for (const { contract, tiers, ancestors: up } of below) {
        const bound = up.map((member) => after.get(member)).find(Boolean) ?? [];
        const above = paysMore(tiers, bound, equalIsAbove(of));
        if (contract.status === 'offered') must(offers.includes(contract) === above, 'offer');
        else must(outcome.has(contract.id) === above, 'conflict');
        const now = after.get(contract.downline);
        if (contract.status === 'active' && now) must(!paysMore(now, bound, equalIsAbove(of)), 'still above');
        if (above && !lowers) must(!outcome.get(contract.id), 'lowered');
      }
    }),
    RUNS,
  );
});

/** Reverses the order, since rows come by id and not from the top. */
function backwards<Item>(items: Item[]): Item[] {
  return [...items].reverse();
}
