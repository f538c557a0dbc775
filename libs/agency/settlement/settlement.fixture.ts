import pino from 'pino';
import { amendRound, insertRound, type TestBet } from '#libs/games/feed/rounds.fixture';
import { BetIntake, FeedReaders } from '#libs/games/index';
import { Ledger, OutgoingFreezes } from '#libs/ledger/index';
import { insertMember } from '#libs/members/member.fixture';
import { Audit } from '#libs/platform/audit/audit';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import type { ContractKind, DividendPeriod } from '../common/contract-kinds.js';
import { BetRollUps } from './bet-roll-ups.js';
import { OverpaymentQueries } from './overpayments.js';
import { PayoutLines } from './payout-lines.js';
import { PayoutQueries } from './payout-queries.js';
import { Payouts } from './payouts.service.js';
import { SettlementSchedule } from './settlement-schedule.js';
import { SettlementVerifier } from './settlement-verifier.js';
import { Settlements } from './settlements.service.js';

export const BRAND = 'mela';
export interface TestTier {
  activeMembers?: number;
  validBet?: bigint;
  winPpm?: number;
  lossPpm?: number;
  betPpm?: number;
}

export interface TestContract {
  kind: ContractKind;
  tiers: TestTier[];
  from: Date;
  until?: Date;
  period?: DividendPeriod;
  /** The payer of a dividend; the house by default. */
  upline?: string;
}

/** Agents, contracts and settled rounds on a real database, with the services that settle them. */
export class SettlementTestbed {
  private constructor(
    readonly db: TestDatabase,
    readonly parts: TestParts,
    readonly brands: BrandRegistry,
    readonly ledger: Ledger,
    readonly intake: BetIntake,
    readonly rollUps: BetRollUps,
    readonly schedule: SettlementSchedule,
    readonly settlements: Settlements,
    readonly payouts: Payouts,
    readonly freezes: OutgoingFreezes,
    readonly queries: PayoutQueries,
    readonly verifier: SettlementVerifier,
    readonly overpayments: OverpaymentQueries,
  ) {}

  /** Sets the clock to `now`. All cycles begin with the periods of that time. Without `rewards`, salaries have the whole limit. */
  static async open(now: Date, { rewards = false } = {}): Promise<SettlementTestbed> {
    const db = await createTestDatabase();
    const parts = await createTestParts(db.url);
    const { database, clock } = parts;
    if (!rewards) await db.query(`update site.brand set settings = settings - 'rewards'`);
    const brands = new BrandRegistry(database);
    await brands.onModuleInit();
    const intake = new BetIntake(database, brands, clock);
    const rollUps = new BetRollUps(database, intake, new FeedReaders(database));
    const schedule = new SettlementSchedule(database, brands, clock);
    const settlements = new Settlements(database, brands, clock, rollUps, schedule);
    const ledger = new Ledger(database, parts.events, clock);
    const freezes = new OutgoingFreezes(database, clock);
    const testbed = new SettlementTestbed(
      db,
      parts,
      brands,
      ledger,
      intake,
      rollUps,
      schedule,
      settlements,
      new Payouts(database, ledger, freezes, parts.events, brands, clock),
      freezes,
      new PayoutQueries(database, parts.events, brands, freezes, new PayoutLines(database)),
      new SettlementVerifier(database, new Audit(database, clock), pino({ level: 'silent' })),
      new OverpaymentQueries(database, clock),
    );
    await testbed.moveTo(now);
    await schedule.open();
    return testbed;
  }

  async close(): Promise<void> {
    await this.parts.close();
    await this.db.drop();
  }

  async moveTo(now: Date): Promise<void> {
    await this.parts.clock.advance(now.getTime() - this.parts.clock.now().getTime());
  }

  /** Settles and pays what is due half a minute, the brand's delay, after `until`. */
  async settle(kind: ContractKind, until: Date, code: DividendPeriod | '' = ''): Promise<void> {
    await this.moveTo(new Date(until.getTime() + 31_000));
    await this.settlements.run({ brand: BRAND, kind, code });
    await this.payouts.payPending();
  }

  /** A new account below `parent`, with wallet and hold; an agent by default. */
  async addMember(parent: string | null, type = 41, brand = BRAND): Promise<string> {
    const id = await insertMember(this.db, { parent, type, brand });
    await this.ledger.openMember(brand, id, 'BDT');
    return id;
  }

  async contract(
    downline: string,
    { kind, tiers, from, until, period, upline }: TestContract,
    brand = BRAND,
  ): Promise<string> {
    const [row] = await this.db.query<{ id: string }>(
      `insert into agency.contract (brand, kind, upline, downline, version, status, terms, period, offered_at, in_force_from,
         in_force_until)
       values ($7, $1, $2, $3, 1 + (select count(*) from agency.contract where downline = $3 and kind = $1),
         case when $5::timestamptz is null then 'active' else 'ended' end, '{}', $6, $4, $4, $5) returning id`,
      [kind, upline ?? null, downline, from, until ?? null, period ?? null, brand],
    );
    const id = row?.id ?? '';
    for (const [index, tier] of tiers.entries())
      await this.db.query('insert into agency.contract_tier values ($1, $2, $3, $4, $5, $6, $7)', [
        id,
        index + 1,
        tier.activeMembers ?? 0,
        (tier.validBet ?? 0n).toString(),
        tier.winPpm ?? 0,
        tier.lossPpm ?? 0,
        tier.betPpm ?? 0,
      ]);
    return id;
  }

  /** Writes a settled round without a call from a vendor. Moves no money. */
  bet(member: string, bet: TestBet, brand = BRAND): Promise<string> {
    return insertRound(this.db, member, bet, brand);
  }

  /** Changes a round as the wallet's functions do: adds a late win, or voids it. */
  amend(round: string, at: Date, change: { win?: bigint; void?: true }): Promise<void> {
    return amendRound(this.db, round, at, change);
  }

  /** Payee and amount (minor units) of each payout of the kind, in order. */
  async amounts(kind: ContractKind): Promise<[payee: string, amount: number][]> {
    const rows = await this.db.query<{ payee: string; amount: string }>(
      'select payee, amount from agency.payout where kind = $1 order by id',
      [kind],
    );
    return rows.map(({ payee, amount }) => [payee, Number(amount)]);
  }

  /** The balance of a wallet in minor units. */
  async wallet(member: string): Promise<number> {
    const balance = await this.ledger.balanceOf(member, 'BDT');
    return Number(balance?.balance.replace('.', ''));
  }

  /** The amounts of all lines of each payout of a person, and their sum, in millionths of a minor unit. */
  async linesOf(person: string): Promise<{ exact: bigint; lines: bigint[] }[]> {
    const caller = { role: 'agent', brand: BRAND, address: '', person, session: '', closure: null } as const;
    const rows = await this.db.query<{ id: string }>(
      'select id from agency.payout where payee = $1 order by id',
      [person],
    );
    const opened = [];
    for (const { id } of rows) {
      const { exact, list } = await this.queries.lines(caller, { id, pageNo: 1, pageSize: 100 });
      opened.push({ exact: millionths(exact), lines: list.map(({ amount }) => millionths(amount)) });
    }
    return opened;
  }
}

const millionths = (text: string) => BigInt(text.replace('.', ''));
