import { periodOf } from '#libs/platform/clock/periods';
import type { Random } from '#libs/platform/testing/random';
import { CONTRACT_KINDS, type ContractKind } from '../common/contract-kinds.js';
import { periodCodeOf } from '../contract-periods.js';
import type { SettlementTestbed } from './settlement.fixture.js';
import {
  type OracleContract,
  type OraclePayout,
  type OracleSettlement,
  SettlementOracle,
} from './settlement-oracle.fixture.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LONG_AGO_MS = 60 * DAY_MS;

interface Figures extends Omit<OraclePayout, 'payee'> {
  kind: ContractKind;
  code: string;
  start: number;
}

/** A brand with random agents, players, contracts and rounds. */
export class World {
  private readonly agents: string[] = [];
  private readonly parents = new Map<string, string | null>();
  private readonly players: string[] = [];
  private readonly contracts: OracleContract[] = [];
  private readonly rounds: { id: string; at: number }[] = [];

  private constructor(
    private readonly testbed: SettlementTestbed,
    readonly brand: string,
    private readonly chance: Random,
    private readonly start: number,
    private readonly rules: { activeMemberBet: bigint; carriesLoss: boolean },
  ) {}

  static async create(
    testbed: SettlementTestbed,
    brand: string,
    chance: Random,
    start: number,
  ): Promise<World> {
    const rules = { activeMemberBet: BigInt(chance.below(4) * 5_000), carriesLoss: chance.chance(0.5) };
    await testbed.db.query(
      `insert into site.brand (id, hosts, settings) select $1, array[$1 || '.localhost'], settings || jsonb_build_object(
         'timeZone', $2::text, 'contracts', settings->'contracts' || $3::jsonb) from site.brand where id = 'mela'`,
      [
        brand,
        chance.pick(['Asia/Dhaka', 'UTC', 'America/New_York']),
        JSON.stringify({
          edgeShare: chance.pick([10, 50, 100]),
          activeMemberBet: `${rules.activeMemberBet / 100n}.00`,
          dividendCarriesLoss: rules.carriesLoss,
        }),
      ],
    );
    const world = new World(testbed, brand, chance, start, rules);
    await world.addMembers();
    await testbed.brands.reload();
    for (const agent of world.agents) await world.addContracts(agent);
    return world;
  }

  /** Plays rounds between two times, some of them late, and changes earlier ones. */
  async play(from: number, until: number): Promise<void> {
    const { chance } = this;
    const late = this.rounds.length > 0 ? 8 * MINUTE_MS : 0;
    for (let count = chance.below(16); count > 0; count--) {
      const at = (chance.chance(0.15) ? from - late : from) + chance.below(until - from);
      const stake = BigInt(1 + chance.below(40_000));
      const payout = chance.pick([0n, 0n, stake, (stake * BigInt(chance.below(300))) / 100n]);
      const member = chance.pick([...this.players, ...this.players, ...this.agents]);
      const edgePpm = chance.pick([10_000, 20_000, 40_800, 200_000]);
      const id = await this.testbed.bet(member, { stake, payout, at: new Date(at), edgePpm }, this.brand);
      this.rounds.push({ id, at });
    }
    for (let count = chance.below(3); count > 0 && this.rounds.length > 0; count--) {
      const round = chance.pick(this.rounds.filter(({ at }) => at < from).concat(this.rounds[0] ?? []));
      const at = new Date(Math.max(from, round.at) + chance.below(until - from));
      await this.testbed.amend(
        round.id,
        at,
        chance.chance(0.5) ? { void: true } : { win: BigInt(chance.below(50_000)) },
      );
    }
  }

  /** All payouts as they are stored, and as the oracle calculates them for the same settlements. */
  async compare(): Promise<{ got: Figures[]; wanted: Figures[] }> {
    const oracle = new SettlementOracle(this.contracts, this.rules);
    oracle.entries.push(...(await this.entries()));
    const wanted = (await this.settlements()).flatMap((settlement) =>
      oracle
        .settle(settlement)
        .filter(({ earned, profit }) => earned !== 0n || (settlement.kind === 'dividend' && profit !== 0n))
        .sort((one, other) => Number(one.contract) - Number(other.contract))
        .map(({ payee: _, ...payout }) => ({
          ...payout,
          profit: settlement.kind === 'dividend' ? payout.profit : 0n,
          kind: settlement.kind,
          code: settlement.code,
          start: settlement.start,
        })),
    );
    return { got: await this.payouts(), wanted };
  }

  /** Batches whose roll-ups are not the sums of their entries. */
  rollupFaults(): Promise<unknown[]> {
    return this.testbed.db.query(
      `select * from (
         select b.batch, sum(e.sign * e.valid_bet) as valid_bet, sum(e.sign * (e.stake - e.payout)) as profit
         from agency.bet_batch b join games.bet_entry e
           on e.brand = b.brand and e.id between b.first_entry and b.last_entry
         where b.brand = $1 group by 1) e
       full join (
         select batch, sum(win_bet + loss_bet + push_bet) as valid_bet, sum(profit) as profit
         from agency.bet_rollup where brand = $1 group by 1) r using (batch, valid_bet, profit)
       where (e is null) <> (r is null)`,
      [this.brand],
    );
  }

  /** Entries that are in no batch of roll-ups, or in two. */
  entryFaults(): Promise<unknown[]> {
    return this.testbed.db.query(
      `select e.id from games.bet_entry e left join agency.bet_batch b
         on b.brand = e.brand and e.id between b.first_entry and b.last_entry
       where e.brand = $1 group by e.id having count(b) <> 1`,
      [this.brand],
    );
  }

  /** Rounds whose entries in the feed do not add up to the round. */
  feedFaults(): Promise<unknown[]> {
    return this.testbed.db.query(
      `select r.id from games.round r left join games.bet_entry e on e.round = r.id where r.brand = $1 group by r.id
       having coalesce(sum(e.sign * e.stake), 0) <> case r.status when 'void' then 0 else r.stake end
         or coalesce(sum(e.sign * e.payout), 0) <> case r.status when 'void' then 0 else r.payout end
         or coalesce(sum(e.sign * e.valid_bet), 0) <> case r.status when 'void' then 0 else r.valid_bet end`,
      [this.brand],
    );
  }

  private async addMembers(): Promise<void> {
    const { chance } = this;
    for (let count = 2 + chance.below(5); count > 0; count--) {
      const parent =
        this.agents.length === 0 || chance.chance(0.15) ? null : chance.pick(this.agents.slice(-3));
      const agent = await this.testbed.addMember(parent, 41, this.brand);
      this.agents.push(agent);
      this.parents.set(agent, parent);
    }
    for (let count = 2 + chance.below(5); count > 0; count--)
      this.players.push(await this.testbed.addMember(chance.pick(this.agents), 0, this.brand));
  }

  /** Writes versions of each kind, one after another. Some begin or end within the days that are played, with or without a gap. */
  private async addContracts(agent: string): Promise<void> {
    const { chance, start } = this;
    for (const kind of CONTRACT_KINDS) {
      if (chance.chance(0.25)) continue;
      let from = chance.chance(0.7) ? start - LONG_AGO_MS : start + chance.below(DAY_MS);
      for (let versions = 1 + chance.below(3); versions > 0; versions--) {
        const period = kind === 'dividend' ? chance.pick(['D', 'W'] as const) : undefined;
        const begins = this.boundary(kind, period, from);
        const turn =
          Math.max(begins.getTime(), start) + chance.below(chance.pick([HOUR_MS, 6 * HOUR_MS, 2 * DAY_MS]));
        const until = chance.chance(0.6) ? this.boundary(kind, period, turn + 1) : undefined;
        const upline =
          kind === 'dividend' && chance.chance(0.6) ? (this.parents.get(agent) ?? undefined) : undefined;
        await this.addContract(agent, { kind, period, from: begins, until, upline });
        if (!until) break;
        from = until.getTime() + (chance.chance(0.3) ? chance.below(6 * HOUR_MS) : 0);
      }
    }
  }

  /** The first moment from `at` on at which a period of the kind begins. */
  private boundary(kind: ContractKind, dividend: 'D' | 'W' | undefined, at: number): Date {
    const { timeZone } = this.testbed.brands.byId(this.brand).settings;
    const code = periodCodeOf(kind, dividend ?? null);
    const { start, end } = periodOf(code, new Date(at), timeZone);
    return start.getTime() === at ? start : end;
  }

  private async addContract(
    agent: string,
    {
      kind,
      period,
      from,
      until,
      upline,
    }: {
      kind: ContractKind;
      period?: 'D' | 'W' | undefined;
      from: Date;
      until?: Date | undefined;
      upline?: string | undefined;
    },
  ): Promise<void> {
    const { chance } = this;
    const ppm = () => chance.below(kind === 'dividend' ? 300_000 : 20_000);
    const byOutcome = kind === 'realtime' || kind === 'hourly';
    let [activeMembers, validBet] = [chance.below(2), chance.below(20_000)];
    const tiers = Array.from({ length: kind === 'realtime' ? 1 : 1 + chance.below(3) }, (_, index) => {
      if (index > 0)
        [activeMembers, validBet] = [activeMembers + chance.below(2), validBet + 1 + chance.below(60_000)];
      const [winPpm, lossPpm] = byOutcome ? [ppm(), ppm()] : [0, 0];
      const betPpm = kind === 'hourly' ? 0 : byOutcome ? chance.below(1_000) : ppm();
      return { activeMembers, validBet: BigInt(validBet), winPpm, lossPpm, betPpm };
    });
    const terms = {
      kind,
      tiers,
      from,
      ...(until && { until }),
      ...(period && { period }),
      ...(upline && { upline }),
    };
    const id = await this.testbed.contract(agent, terms, this.brand);
    this.contracts.push({
      id,
      kind,
      agent,
      payer: upline ?? null,
      from: from.getTime(),
      until: until?.getTime() ?? Number.POSITIVE_INFINITY,
      code: period ?? '',
      tiers: tiers.map(({ winPpm, lossPpm, betPpm, ...tier }, index) => ({
        ...tier,
        number: index + 1,
        win: BigInt(winPpm),
        loss: BigInt(lossPpm),
        bet: BigInt(betPpm),
      })),
    });
  }

  private async entries() {
    const rows = await this.testbed.db.query<
      Record<'batch' | 'sign' | 'stake' | 'payout' | 'valid' | 'limit', string> & {
        chain: string[];
        at: Date;
      }
    >(
      `select batch, sign, (member || ancestors)::text[] as chain, stake, payout, valid_bet as valid, limit_ppm as limit, settled_at as at
       from games.bet_entry where brand = $1 order by id`,
      [this.brand],
    );
    return rows.map((row) => ({
      batch: Number(row.batch),
      sign: BigInt(row.sign),
      chain: row.chain,
      stake: BigInt(row.stake),
      payout: BigInt(row.payout),
      valid: BigInt(row.valid),
      limit: BigInt(row.limit),
      at: row.at.getTime(),
    }));
  }

  private async settlements(): Promise<OracleSettlement[]> {
    const rows = await this.testbed.db.query<{
      kind: ContractKind;
      code: string;
      start: Date;
      end: Date;
      since: string | null;
      through: string;
    }>(
      `select kind, code, period_start as start, period_end as end, since_batch as since, through_batch as through
       from agency.settlement where brand = $1 order by id`,
      [this.brand],
    );
    return rows.map(({ kind, code, start, end, since, through }) => ({
      kind,
      code,
      start: start.getTime(),
      end: end.getTime(),
      since: since === null ? null : Number(since),
      through: Number(through),
    }));
  }

  private async payouts(): Promise<Figures[]> {
    const rows = await this.testbed.db.query<
      {
        kind: ContractKind;
        code: string;
        start: Date;
        contract: string;
        active: number;
        tier: number | null;
      } & Record<'valid' | 'profit' | 'earned' | 'carried' | 'loss' | 'amount', string>
    >(
      `select p.kind, p.code, p.period_start as start, p.contract, p.active_members as active, p.tier, p.valid_bet as valid,
         coalesce(p.profit, 0) as profit, p.exact as earned, p.carried_out as carried, p.loss_out as loss, p.amount
       from agency.payout p
       where p.brand = $1 and (p.exact <> 0 or p.profit <> 0) order by p.settlement, p.contract`,
      [this.brand],
    );
    return rows.map((row) => ({
      kind: row.kind,
      code: row.code,
      start: row.start.getTime(),
      contract: row.contract,
      active: row.active,
      tier: row.tier,
      valid: BigInt(row.valid),
      profit: BigInt(row.profit),
      earned: BigInt(row.earned),
      carried: BigInt(row.carried),
      loss: BigInt(row.loss),
      amount: BigInt(row.amount),
    }));
  }
}
