import { insertMember } from '#libs/members/member.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { BetIntake } from './bet-intake.js';
import { FeedReaders } from './feed-readers.js';
import { amendRound, insertRound, type TestBet } from './rounds.fixture.js';

export const BRAND = 'mela';

/** A player, rounds and the feed on a real database. */
export class FeedTestbed {
  private constructor(
    readonly db: TestDatabase,
    readonly parts: TestParts,
    readonly intake: BetIntake,
    readonly readers: FeedReaders,
    readonly player: string,
  ) {}

  /** Sets the clock to `now`. */
  static async open(now: Date): Promise<FeedTestbed> {
    const db = await createTestDatabase();
    const parts = await createTestParts(db.url);
    const { database, clock } = parts;
    const brands = new BrandRegistry(database);
    await brands.onModuleInit();
    const player = await insertMember(db, { parent: null, type: 0 });
    const intake = new BetIntake(database, brands, clock);
    const testbed = new FeedTestbed(db, parts, intake, new FeedReaders(database), player);
    await testbed.moveTo(now);
    return testbed;
  }

  async close(): Promise<void> {
    await this.parts.close();
    await this.db.drop();
  }

  async moveTo(now: Date): Promise<void> {
    await this.parts.clock.advance(now.getTime() - this.parts.clock.now().getTime());
  }

  bet(bet: TestBet): Promise<string> {
    return this.betOf(this.player, bet);
  }

  betOf(member: string, bet: TestBet): Promise<string> {
    return insertRound(this.db, member, bet);
  }

  amend(round: string, at: Date, change: Parameters<typeof amendRound>[3]): Promise<void> {
    return amendRound(this.db, round, at, change);
  }
}
