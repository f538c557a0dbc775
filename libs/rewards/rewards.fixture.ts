import { type PaymentPasswords, SessionOpenings } from '#libs/authentication/index';
import { amendRound, insertRound, type TestBet } from '#libs/games/feed/rounds.fixture';
import { createFreeRoundsOf } from '#libs/games/free-rounds/free-rounds.fixture';
import { BetIntake, FeedReaders } from '#libs/games/index';
import { Ledger } from '#libs/ledger/index';
import { Member, Members, NewMembers } from '#libs/members/index';
import { insertMember } from '#libs/members/member.fixture';
import { MessageKinds, Messages, UnreadCounts } from '#libs/messaging/index';
import { Audit } from '#libs/platform/audit/audit';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { Requirements } from '#libs/wagering/index';
import { createAwards } from './campaigns/awards.fixture.js';
import { Eligibility } from './campaigns/eligibility.js';
import { Entitlement } from './campaigns/entitlement.entity.js';
import type { EntitlementLifecycle } from './campaigns/entitlement.lifecycle.js';
import type { EntitlementOpenings } from './campaigns/entitlement-openings.js';
import { Signals } from './campaigns/signals.js';
import { Earnings } from './counting/earnings.js';
import { OpenPeriods } from './counting/open-periods.js';
import { PlayCounter } from './counting/play-counter.js';
import { BoardClosing } from './leaderboards/board-closing.js';
import { BoardCounting } from './leaderboards/board-counting.js';
import { OpenBoards } from './leaderboards/open-boards.js';
import { MetMissions } from './missions/met-missions.js';
import { BirthdayRewards } from './periods/birthday-rewards.js';
import { DueAwards } from './periods/due-awards.js';
import { PeriodRewards } from './periods/period-rewards.js';
import { Points } from './points/points.service.js';
import { OpenRaffles } from './raffles/open-raffles.js';
import { RaffleClosing } from './raffles/raffle-closing.js';
import { RaffleCounting } from './raffles/raffle-counting.js';
import { RaffleDeposits } from './raffles/raffle-deposits.js';
import { Raffles } from './raffles/raffles.service.js';
import { TicketNumbers } from './raffles/ticket-numbers.js';
import { Rebates } from './rebate/rebates.service.js';
import { WeeklyRebates } from './rebate/weekly-rebates.js';
import { Referrals } from './referral/referrals.js';
import { RewardMessages } from './reward-messages.js';
import { LevelCheckRows } from './vip/level-check-rows.js';
import { MonthClosing } from './vip/month-closing.js';
import { VipLevels } from './vip/vip-levels.js';

export const BRAND = 'mela';
const CURRENCY = 'BDT';

/** Players, their rounds and what they earn, on a real database, with the settings of the demo brand. */
export class RewardsTestbed {
  private constructor(
    readonly db: TestDatabase,
    readonly parts: TestParts,
    readonly ledger: Ledger,
    readonly counter: PlayCounter,
    readonly periods: OpenPeriods,
    readonly rebates: Rebates,
    readonly points: Points,
    readonly entitlements: EntitlementLifecycle,
    readonly openings: EntitlementOpenings,
    readonly due: DueAwards,
    readonly boards: BoardCounting,
    readonly closing: BoardClosing,
    readonly openRaffles: OpenRaffles,
    readonly raffleCounting: RaffleCounting,
    readonly raffleClosing: RaffleClosing,
    readonly raffles: Raffles,
    private readonly intake: BetIntake,
  ) {}

  /** Sets the clock to `now`, in whose week and month counting begins. */
  static async open(now: Date): Promise<RewardsTestbed> {
    const db = await createTestDatabase();
    const parts = await createTestParts(db.url, [Member, Entitlement]);
    const { database, clock, events } = parts;
    const brands = new BrandRegistry(database);
    await brands.onModuleInit();
    const ledger = new Ledger(database, events, clock);
    const members = new Members(database, clock, events, new Audit(database, clock));
    const kinds = new MessageKinds();
    new RewardMessages(kinds).onModuleInit();
    const messages = new Messages(database, events, clock, kinds, new UnreadCounts(database, events, clock));
    const requirements = new Requirements(database, clock, brands);
    const earnings = new Earnings(database, brands, events);
    const guard = new RewardGuard(database, clock);
    const passwords = { require: () => Promise.resolve() } as unknown as PaymentPasswords;
    const points = new Points(database, brands, ledger, requirements, guard, passwords, earnings);
    const signals = new Signals(
      database,
      clock,
      events,
      new NewMembers(),
      new SessionOpenings(),
      parts.wakeUps,
    );
    // The first campaigns of the demo brand would give something beside what a test looks at.
    await db.query(`update rewards.campaign set status = 'ended'`);
    const freeRounds = await createFreeRoundsOf(parts, brands);
    const given = { brands, ledger, requirements, messages, earnings, freeRounds };
    const { awards, campaigns, entitlements, openings, budgets, rounds } = await createAwards(parts, given);
    const due = new DueAwards(database, awards);
    const feed = new FeedReaders(database);
    const levels = new VipLevels(
      database,
      brands,
      clock,
      members,
      ledger,
      requirements,
      messages,
      signals,
      new LevelCheckRows(database, clock, brands),
    );
    const rebates = new Rebates(database, brands, clock, ledger, messages, earnings);
    const periods = new OpenPeriods(
      database,
      brands,
      clock,
      new WeeklyRebates(database, brands, rebates, messages),
      new MonthClosing(database, brands, members, earnings),
      new PeriodRewards(
        database,
        brands,
        campaigns,
        feed,
        due,
        new BirthdayRewards(database, brands, campaigns),
      ),
    );
    const missions = new MetMissions(database, brands, clock, campaigns, budgets);
    const live = new Boards(database, parts.wakeUps);
    const boards = new BoardCounting(database, brands, clock, live);
    const secret = new InstallationSecret(parts.config);
    const openRaffles = new OpenRaffles(database, brands, clock, campaigns, budgets, secret, live);
    const raffleCounting = new RaffleCounting(database, brands);
    const numbers = new TicketNumbers(database, brands, clock, new RaffleDeposits(database, brands));
    const counter = new PlayCounter(
      database,
      brands,
      clock,
      feed,
      levels,
      points,
      earnings,
      missions,
      rounds,
      new OpenBoards(database, brands, clock, campaigns, budgets),
      boards,
      openRaffles,
      raffleCounting,
      new Referrals(database, clock, events, new NewMembers(), parts.wakeUps),
    );
    const intake = new BetIntake(database, brands, clock);
    const testbed = new RewardsTestbed(
      db,
      parts,
      ledger,
      counter,
      periods,
      rebates,
      points,
      entitlements,
      openings,
      due,
      boards,
      new BoardClosing(database, brands, clock, feed, due, live),
      openRaffles,
      raffleCounting,
      new RaffleClosing(database, brands, clock, feed, numbers, budgets, due, live, secret),
      new Raffles(
        database,
        brands,
        clock,
        guard,
        new Eligibility(database, clock),
        campaigns,
        numbers,
        entitlements,
      ),
      intake,
    );
    await testbed.moveTo(now);
    await testbed.count();
    await periods.open();
    return testbed;
  }

  async close(): Promise<void> {
    await this.parts.close();
    await this.db.drop();
  }

  async moveTo(now: Date): Promise<void> {
    await this.parts.clock.advance(now.getTime() - this.parts.clock.now().getTime());
  }

  /** A player with a wallet, at a VIP level whose need is met exactly. */
  async addPlayer(level = 0): Promise<string> {
    const id = await insertMember(this.db, { parent: null, type: 0 });
    await this.ledger.openMember(BRAND, id, CURRENCY);
    if (level === 0) return id;
    await this.db.query('update members.member set vip_rank = $2::int where id = $1', [id, level]);
    await this.db.query(
      `insert into rewards.vip (member, brand, level, progress)
       select $1, id, $2::int, ((settings #>> array['rewards', 'levels', 'needs', ($2::int)::text])::numeric * 100)::bigint
       from site.brand where id = 'mela'`,
      [id, level],
    );
    return id;
  }

  /** A settled round a second ago; minor units. */
  bet(member: string, bet: Omit<TestBet, 'at'> & { at?: Date }): Promise<string> {
    const at = new Date(this.parts.clock.now().getTime() - 2000);
    return insertRound(this.db, member, { at, ...bet });
  }

  async voidRound(round: string): Promise<void> {
    await amendRound(this.db, round, new Date(this.parts.clock.now().getTime() - 2000), { void: true });
  }

  /** Takes what was settled into the feed and counts it, five seconds later. */
  async count(): Promise<void> {
    await this.moveTo(new Date(this.parts.clock.now().getTime() + 5000));
    await this.intake.takeRecent(BRAND);
    await this.counter.count(BRAND);
  }

  claim(member: string) {
    return this.parts.database.transaction(() => this.rebates.claim(callerOf(member)));
  }

  convert(member: string, points: number) {
    return this.parts.database.transaction(() =>
      this.points.convert(callerOf(member), { points, paymentPassword: '' }),
    );
  }

  async balances(member: string): Promise<Record<string, number>> {
    const rows = await this.db.query<{ kind: string; amount: number }>(
      `select a.kind, b.amount::int as amount from ledger.account a join ledger.balance b on b.account = a.id where a.member = $1`,
      [member],
    );
    return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
  }

  async accrued(member: string, kind: 'points' | 'rebate'): Promise<string> {
    const [row] = await this.db.query<{ millionths: string }>(
      'select millionths from rewards.accrual where member = $1 and kind = $2',
      [member, kind],
    );
    return row?.millionths ?? '0';
  }

  async vip(member: string) {
    const [row] = await this.db.query<{ level: number; progress: number; rank: number }>(
      `select v.level::int as level, v.progress::float8 as progress, m.vip_rank::int as rank
       from rewards.vip v join members.member m on m.id = v.member where v.member = $1`,
      [member],
    );
    return row;
  }

  /** All postings of each currency are zero together. */
  async sums() {
    return this.db.query('select currency from ledger.posting group by currency having sum(amount) <> 0');
  }
}

export const callerOf = (person: string): LoggedIn =>
  ({
    person,
    brand: BRAND,
    role: 'member',
    session: '0',
    language: 'EN',
    address: '127.0.0.1',
  }) as unknown as LoggedIn;
