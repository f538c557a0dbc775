import { Injectable } from '@nestjs/common';
import { BetIntake, type FeedPosition, FeedReaders, type FeedWindow } from '#libs/games/index';
import { Database } from '#libs/platform/database/database';

const READER = 'salaries';

/**
 * The sums of settled rounds by player and five minutes, from which settlements are calculated. A batch of them has all entries that the
 * feed got in full five minutes of the clock, and the number of the last batch of the feed among them.
 */
@Injectable()
export class BetRollUps {
  constructor(
    private readonly database: Database,
    private readonly intake: BetIntake,
    private readonly readers: FeedReaders,
  ) {}

  /** Brings the feed up to the last full five minutes that ended before the brand's delay, and adds up what is new in it. */
  async take(brand: string): Promise<FeedPosition> {
    await this.intake.take(brand);
    while (await this.readers.readWindow(READER, brand, (window) => this.addUp(brand, window)));
    return this.position(brand);
  }

  /** @throws Error if nothing was ever taken */
  position(brand: string): Promise<FeedPosition> {
    return this.readers.position(READER, brand);
  }

  /** The first batch after `since` that reaches beyond `moment`, or `undefined`. */
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
