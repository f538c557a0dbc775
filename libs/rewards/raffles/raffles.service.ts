import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { type ErrorEntry, platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { Eligibility } from '../campaigns/eligibility.js';
import { EntitlementLifecycle } from '../campaigns/entitlement.lifecycle.js';
import { wireSize } from '../campaigns/reward-sizes.js';
import { RunningCampaigns } from '../campaigns/running-campaigns.js';
import type { claimRafflePromotion } from '../common/raffles.calls.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { drawAtOf, IS_OPEN, type RaffleRow, readRaffles } from './raffle-row.js';
import { TicketNumbers } from './ticket-numbers.js';

const PRIZES = `
  select id from rewards.entitlement
  where campaign = $1 and member = $2 and status = 'claimable' and lapses_at > $3 order by id`;

/** What members do with raffles. Joins the transaction of its call. */
@Injectable()
export class Raffles {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly guard: RewardGuard,
    private readonly eligibility: Eligibility,
    private readonly campaigns: RunningCampaigns,
    private readonly numbers: TicketNumbers,
    private readonly entitlements: EntitlementLifecycle,
  ) {}

  /**
   * Numbers the tickets earned so far in the raffle that runs, and claims the prizes that were won.
   * @throws AppError 404; where neither can be done 409 after the draw, 422 for a raffle that has not begun, is frozen or paused, or is not for
   *   the member; 423 for a member who is barred
   */
  async claim(
    caller: LoggedIn,
    { promotionId, clientSeed = '' }: InputOf<typeof claimRafflePromotion>,
  ): Promise<ValueOf<typeof claimRafflePromotion>> {
    const { brand, person: member } = caller;
    await this.guard.assertNotBarred(member);
    const { raffle, late } = await this.current(brand, promotionId);
    const prizes = await this.database.query<{ id: string }>(PRIZES, [promotionId, member, this.clock.now()]);
    const error = await this.errorFor(raffle, member);
    if (error === null)
      for (const each of [...late, raffle]) await this.numbers.take(each, member, clientSeed);
    else if (prizes.length === 0) throw new AppError(error);
    const claimed = [];
    for (const { id } of prizes) claimed.push(await this.claimPrize(caller, id));
    return { ...(await this.answer(raffle, member)), claimed };
  }

  /**
   * The one that runs, locked, or the newest one; and with it those that are over and still take what comes late. @throws AppError 404
   */
  private async current(brand: string, campaign: string): Promise<{ raffle: RaffleRow; late: RaffleRow[] }> {
    const ofCampaign = 'r.brand = $1 and r.campaign = $2';
    const open = await readRaffles(
      this.database,
      { where: `${ofCampaign} and ${IS_OPEN}`, lock: 'for update of r' },
      [brand, campaign],
    );
    const begun = open.filter(({ startsAt }) => startsAt <= this.clock.now());
    const raffle =
      begun.at(-1) ??
      open[0] ??
      (await readRaffles(this.database, { where: ofCampaign }, [brand, campaign])).at(-1);
    if (!raffle) throw new AppError(platformErrors.error_not_found);
    return { raffle, late: begun.slice(0, -1) };
  }

  /** Why tickets cannot be numbered, or `null`. */
  private async errorFor(raffle: RaffleRow, member: string): Promise<ErrorEntry | null> {
    if (raffle.drawnAt !== null) return rewardErrors.error_reward_not_claimable;
    const published = await this.campaigns.list(raffle.brand, 'draw');
    const isRunning =
      raffle.closedAt === null && raffle.cancelledAt === null && raffle.startsAt <= this.clock.now();
    if (!isRunning || !published.some(({ id }) => id === raffle.campaign))
      return rewardErrors.error_campaign_over;
    const candidate = await this.eligibility.candidate(member);
    const isEligible = candidate !== null && this.eligibility.allows(raffle.terms, candidate);
    return isEligible ? null : rewardErrors.error_not_eligible;
  }

  private async claimPrize(caller: LoggedIn, id: string) {
    const { brand, campaign, version, amount } = await this.entitlements.claim(caller, id);
    const { kind } = (await this.campaigns.termsOf(campaign, version)).reward;
    return { kind, amount: wireSize(kind, amount ?? 0n, this.brands.byId(brand).settings.currency) };
  }

  private async answer(raffle: RaffleRow, member: string) {
    const [row] = await this.database.query<{ tickets: string; total: string }>(
      `select coalesce(e.tickets, 0) as tickets, r.total from rewards.raffle r
       left join rewards.raffle_entry e on e.raffle = r.id and e.member = $2 where r.id = $1`,
      [raffle.id, member],
    );
    return {
      tickets: Number(row?.tickets ?? 0),
      total: Number(row?.total ?? 0),
      seedHash: raffle.seedHash,
      drawAt: drawAtOf(raffle).toISOString(),
      currency: this.brands.byId(raffle.brand).settings.currency,
    };
  }
}
