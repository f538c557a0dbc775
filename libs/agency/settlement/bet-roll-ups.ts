import { Injectable } from '@nestjs/common';
import { BetIntake, type FeedPosition, FeedReaders, type FeedWindow } from '#libs/games/index';
import { Database } from '#libs/platform/database/database';

const READER = 'salaries';

/**
 * Writes the roll-ups, from which settlements are calculated: sums of the feed's entries by player, limit, and the five minutes in which
 * rounds were settled. A roll-up batch has all entries that the feed got in one full five minutes of the clock. Its number is that of
 * the last feed batch among them.
 */
@Injectable()
export class BetRollUps {
  constructor(
    private readonly database: Database,
    private readonly intake: BetIntake,
    private readonly readers: FeedReaders,
  ) {}

  /**
   * Brings the feed up to the last full five minutes that ended before the brand's delay, and adds up what is new in it. Answers how
   * far the roll-ups are then.
   */
  async take(brand: string): Promise<FeedPosition> {
    await this.intake.take(brand);
    while (await this.readers.readWindow(READER, brand, (window) => this.addUp(brand, window)));
    return this.position(brand);
  }

  /** How far the roll-ups are: the last roll-up batch, and until when it goes. @throws Error if the brand has no feed yet */
  position(brand: string): Promise<FeedPosition> {
    return this.readers.position(READER, brand);
  }

  /** The first roll-up batch after `since` (`null`: of all) that reaches beyond `moment`, or `undefined`. */
  async nextBatch(brand: string, since: string | null, moment: Date): Promise<FeedPosition | undefined> {
    const [batch] = await this.database.query<FeedPosition>(
      `select batch, taken_until as "takenUntil" from agency.bet_batch
       where brand = $1 and batch > coalesce($2::bigint, 0) and taken_until > $3 order by batch limit 1`,
      [brand, since, moment],
    );
    return batch;
  }

  private async addUp(
    brand: string,
    { batch, takenUntil, firstEntry, lastEntry }: FeedWindow,
  ): Promise<void> {
    await this.database.query(
      `select agency.roll_up(p_brand => $1, p_batch => $2, p_taken_until => $3, p_first_entry => $4, p_last_entry => $5)`,
      [brand, batch, takenUntil, firstEntry, lastEntry],
    );
  }
}
