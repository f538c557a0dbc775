import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { rewardErrors } from '../common/rewards.errors.js';
import { IS_OPEN, type RaffleRow, readRaffles } from './raffle-row.js';

/** Tickets that campaigns give, beside those that are earned. */
@Injectable()
export class GivenTickets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether the campaign has a raffle that takes tickets now. It is locked until COMMIT, so that it stays open for them. */
  async isOpen(brand: string, campaign: string | undefined): Promise<boolean> {
    return (await this.lockOpen(brand, campaign)) !== undefined;
  }

  /**
   * Gives so many tickets in the raffle that runs; they are numbered with those that the member earns. In the caller's transaction.
   * @throws AppError 422 where none takes tickets
   */
  async give(
    { brand, member, amount }: { brand: string; member: string; amount: bigint },
    campaign: string | undefined,
  ): Promise<void> {
    const raffle = await this.lockOpen(brand, campaign);
    if (!raffle) throw new AppError(rewardErrors.error_campaign_over);
    await this.database.query(
      `insert into rewards.raffle_entry as e (raffle, member, given) values ($1, $2, $3)
       on conflict (raffle, member) do update set given = e.given + excluded.given`,
      [raffle.id, member, String(amount)],
    );
  }

  /** The newest that has begun. */
  private async lockOpen(brand: string, campaign: string | undefined): Promise<RaffleRow | undefined> {
    if (campaign === undefined) return undefined;
    const open = await readRaffles(
      this.database,
      {
        where: `r.brand = $1 and r.campaign = $2 and r.starts_at <= $3 and ${IS_OPEN}`,
        lock: 'for update of r',
      },
      [brand, campaign, this.clock.now()],
    );
    return open.at(-1);
  }
}
