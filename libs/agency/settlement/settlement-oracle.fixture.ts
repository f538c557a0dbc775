import type { ContractKind } from '../common/contract-kinds.js';

/** A second implementation of the rules, bet by bet and as simple as possible. Rates are parts per million. */
export interface OracleTier {
  number: number;
  activeMembers: number;
  validBet: bigint;
  win: bigint;
  loss: bigint;
  bet: bigint;
}

export interface OracleContract {
  id: string;
  kind: ContractKind;
  agent: string;
  /** Null is the house. */
  payer: string | null;
  /** Half-open, in ms. */
  from: number;
  until: number;
  code: string;
  /** In rising order. */
  tiers: OracleTier[];
}

export interface OracleEntry {
  batch: number;
  sign: bigint;
  /** The player first, then the uplines. */
  chain: string[];
  stake: bigint;
  payout: bigint;
  valid: bigint;
  limit: bigint;
  at: number;
}

export interface OracleSettlement {
  kind: ContractKind;
  code: string;
  start: number;
  end: number;
  since: number | null;
  through: number;
}

export interface OraclePayout {
  contract: string;
  payee: string;
  active: number;
  valid: bigint;
  profit: bigint;
  tier: number | null;
  /** Millionths of a minor unit, as is `carried`. */
  earned: bigint;
  carried: bigint;
  /** The loss that a dividend carries, in minor units. */
  loss: bigint;
  /** Minor units. */
  amount: bigint;
}

export interface OracleRules {
  activeMemberBet: bigint;
  carriesLoss: boolean;
}

const MILLION = 1_000_000n;
const HOUR_MS = 3_600_000;
const ORDER = ['realtime', 'hourly', 'daily'] as const;

interface Holder {
  contract: OracleContract;
  ppm: bigint;
}

export class SettlementOracle {
  readonly entries: OracleEntry[] = [];
  private readonly recorded = new Map<
    string,
    { total: bigint; tier: OracleTier | undefined; start: number; end: number }
  >();
  private readonly dividends = new Map<string, { profit: bigint; gross: bigint; openingLoss: bigint }>();
  private readonly carried = new Map<string, bigint>();
  private readonly losses = new Map<string, bigint>();

  constructor(
    private readonly contracts: OracleContract[],
    private readonly rules: OracleRules,
  ) {}

  settle(settlement: OracleSettlement): OraclePayout[] {
    const { kind, start } = settlement;
    const counted = this.entries.filter((entry) => counts(entry, settlement));
    const contracts = this.contracts.filter(
      (contract) =>
        contract.kind === kind &&
        contract.code === settlement.code &&
        (kind === 'realtime' || inForce(contract, start)),
    );
    const tiers = new Map(contracts.map((contract) => [contract.id, this.tierOf(contract, counted)]));
    return contracts.flatMap((contract): OraclePayout[] => {
      const tier = tiers.get(contract.id);
      const team = teamOf(contract, counted);
      if (team.length === 0) return [];
      const figures = {
        contract: contract.id,
        payee: contract.agent,
        tier: tier?.number ?? null,
        ...this.figures(contract, counted),
      };
      if (kind === 'dividend')
        return [{ ...figures, ...this.dividend(contract, start, figures.profit, tier) }];
      const total = sum(
        team.map((entry) => this.earnings(kind, contract, entry, (one) => tiers.get(one.id))),
      );
      const key = kind === 'realtime' ? '' : `${contract.id}@${start}`;
      const earned = total - (this.recorded.get(key)?.total ?? 0n);
      if (key) this.recorded.set(key, { total, tier, start, end: settlement.end });
      return [{ ...figures, earned, loss: 0n, ...this.carry(`${contract.agent} ${kind}`, earned) }];
    });
  }

  /** What one bet earns a contract: its rate less that of the nearest holder below, both cut to the headroom. */
  earnings(
    kind: (typeof ORDER)[number],
    contract: OracleContract,
    entry: OracleEntry,
    tierOf: (contract: OracleContract) => OracleTier | undefined,
  ): bigint {
    const headroom = this.headroomOf(kind, entry);
    let rateBelow = 0n;
    for (const { contract: one, ppm } of this.holders(kind, entry, tierOf)) {
      const capped = least(ppm, headroom);
      if (one === contract) return entry.sign * entry.valid * (capped - rateBelow);
      rateBelow = capped;
    }
    return 0n;
  }

  /** The limit of a bet less the highest rate of each earlier kind, which that kind used. */
  private headroomOf(kind: (typeof ORDER)[number], entry: OracleEntry): bigint {
    let headroom = entry.limit;
    for (const earlier of ORDER.slice(0, ORDER.indexOf(kind))) {
      const rates = this.holders(earlier, entry, (contract) => this.recordedTier(contract, entry)).map(
        ({ ppm }) => least(ppm, headroom),
      );
      headroom -= rates.sort((one, other) => Number(other - one))[0] ?? 0n;
    }
    return headroom;
  }

  private holders(
    kind: ContractKind,
    entry: OracleEntry,
    tierOf: (contract: OracleContract) => OracleTier | undefined,
  ): Holder[] {
    return entry.chain.flatMap((agent) =>
      this.contracts
        .filter((one) => one.kind === kind && one.agent === agent)
        .filter((one) => (kind === 'realtime' ? inForce(one, entry.at) : tierOf(one) !== undefined))
        .map((contract) => ({
          contract,
          ppm: rateOf(kind === 'realtime' ? contract.tiers[0] : tierOf(contract), entry),
        })),
    );
  }

  private recordedTier(contract: OracleContract, { at }: OracleEntry): OracleTier | undefined {
    const start = Math.floor(at / HOUR_MS) * HOUR_MS;
    return this.recorded.get(`${contract.id}@${start}`)?.tier;
  }

  private tierOf(contract: OracleContract, counted: OracleEntry[]): OracleTier | undefined {
    if (contract.kind === 'realtime') return contract.tiers[0];
    const { active, valid } = this.figures(contract, counted);
    return contract.tiers.filter((tier) => active >= tier.activeMembers && valid >= tier.validBet).at(-1);
  }

  private figures(contract: OracleContract, counted: OracleEntry[]) {
    const team = teamOf(contract, counted);
    return {
      active: activeMembers(team, this.rules.activeMemberBet),
      valid: sum(team.map(({ sign, valid }) => sign * valid)),
      profit: sum(team.map(({ sign, stake, payout }) => sign * (stake - payout))),
    };
  }

  private carry(key: string, earned: bigint) {
    const due = earned + (this.carried.get(key) ?? 0n);
    const amount = due > 0n ? due / MILLION : 0n;
    const carried = due - amount * MILLION;
    this.carried.set(key, carried);
    return { carried, amount };
  }

  /** The period's dividend as it is now less what was recorded before, with the loss carried into its first settlement. */
  private dividend(contract: OracleContract, start: number, profit: bigint, tier: OracleTier | undefined) {
    const pair = `${contract.agent} ${contract.payer} dividend`;
    const period = `${contract.id}@${start}`;
    const { carriesLoss } = this.rules;
    const loss = carriesLoss ? (this.losses.get(pair) ?? 0n) : 0n;
    const before = this.dividends.get(period);
    const openingLoss = before ? before.openingLoss : loss;
    const base = profit + openingLoss;
    const gross = base > 0n ? base * (tier?.bet ?? 0n) : 0n;
    const lossOf = (amount: bigint) => (carriesLoss && amount < 0n ? amount : 0n);
    const next = before ? loss + lossOf(base) - lossOf(before.profit + openingLoss) : lossOf(base);
    this.dividends.set(period, { profit, gross, openingLoss });
    this.losses.set(pair, next);
    const earned = gross - (before?.gross ?? 0n);
    return { profit: profit - (before?.profit ?? 0n), earned, loss: next, ...this.carry(pair, earned) };
  }
}

function counts({ batch, at }: OracleEntry, { kind, start, end, since, through }: OracleSettlement): boolean {
  if (batch > through) return false;
  if (kind === 'realtime') return batch > (since ?? 0);
  return at >= start && at < end;
}

/** How many players of these bets have a valid bet of at least the minimum in all; the agent may be one of them. */
function activeMembers(team: OracleEntry[], activeMemberBet: bigint): number {
  const validBets = new Map<string, bigint>();
  for (const { chain, sign, valid } of team) {
    const player = chain[0] ?? '';
    validBets.set(player, (validBets.get(player) ?? 0n) + sign * valid);
  }
  return [...validBets.values()].filter((valid) => valid >= activeMemberBet).length;
}

function teamOf(contract: OracleContract, counted: OracleEntry[]): OracleEntry[] {
  return counted.filter(
    (entry) =>
      entry.chain.includes(contract.agent) && (contract.kind !== 'realtime' || inForce(contract, entry.at)),
  );
}

const inForce = ({ from, until }: OracleContract, at: number) => from <= at && at < until;
const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
const least = (one: bigint, other: bigint) => (one < other ? one : other);

function rateOf(tier: OracleTier | undefined, { stake, payout }: OracleEntry): bigint {
  if (!tier) return 0n;
  if (payout > stake) return tier.win + tier.bet;
  return payout < stake ? tier.loss + tier.bet : tier.bet;
}
