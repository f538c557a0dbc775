import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import type { Award } from '../campaigns/award.js';
import { Budgets } from '../campaigns/budgets.js';
import { Eligibility } from '../campaigns/eligibility.js';
import { EntitlementOpenings } from '../campaigns/entitlement-openings.js';
import { sizeAt, wireSize } from '../campaigns/reward-sizes.js';
import { isRunning, RunningCampaigns } from '../campaigns/running-campaigns.js';
import { rewardErrors } from '../common/rewards.errors.js';

export interface Gift {
  campaign: string;
  /** The name of the member's account, in whatever case. */
  account: string;
}

/** What operators give to one member, of a campaign that waits for them alone. */
@Injectable()
export class Gifts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly campaigns: RunningCampaigns,
    private readonly eligibility: Eligibility,
    private readonly guard: RewardGuard,
    private readonly budgets: Budgets,
    private readonly openings: EntitlementOpenings,
  ) {}

  /**
   * What would be given now, once more each time. Locks the member's wallets in the caller's transaction.
   * @throws AppError 404 for a campaign or a member that the brand does not have, 422 for a campaign that does not run or waits for something
   * else, and for who may not take part, 423 for a member who is barred
   */
  async prepare(brand: string, { campaign, account }: Gift): Promise<Award> {
    const [member] = await this.database.query<{ id: string }>(
      'select id from members.member_view where brand = $1 and lower(account) = lower($2)',
      [brand, account],
    );
    const [known] = await this.database.query('select from rewards.campaign where brand = $1 and id = $2', [
      brand,
      campaign,
    ]);
    if (!member || !known) throw new AppError(platformErrors.error_not_found);
    const running = (await this.campaigns.list(brand, 'manual')).find(({ id }) => id === campaign);
    // For some of them members apply.
    if (!running || running.terms.giving.application || !isRunning(running.terms, this.clock.now()))
      throw new AppError(rewardErrors.error_campaign_over);
    await this.guard.assertNotBarred(member.id);
    const candidate = await this.eligibility.candidate(member.id);
    const { version, terms } = running;
    if (!candidate || !this.eligibility.allows(terms, candidate))
      throw new AppError(rewardErrors.error_not_eligible);
    const amount = sizeAt(terms.reward, candidate.level, this.brands.byId(brand).settings.currency);
    if (amount === 0n) throw new AppError(rewardErrors.error_not_eligible);
    const occurrence = `gift:${randomUUID()}`;
    return { campaign, version, terms, brand, member: member.id, occurrence, deposit: null, amount };
  }

  /** Joins the caller's transaction. @throws AppError 403 for the operator's own account, 422 where the member has had all, or the budget is spent */
  async give(award: Award, actor: ActorContext, reason: string): Promise<void> {
    const outcome = await this.openings.award({ ...award, reason }, null, actor);
    if (outcome === 'had') throw new AppError(rewardErrors.error_not_eligible);
    if (outcome === 'spent') throw new AppError(rewardErrors.error_campaign_budget_spent);
  }

  /** A wire amount; of points and free rounds a whole number. */
  amountOf({ brand, terms, amount }: Award): string {
    return wireSize(terms.reward.kind, amount, this.brands.byId(brand).settings.currency);
  }

  /** Whether it costs so much that a second operator has to approve it. */
  takesTwo({ brand, terms, amount }: Award): boolean {
    const { operations, currency } = this.brands.byId(brand).settings;
    return (
      this.budgets.costOf(brand, terms.reward, amount) >
      parseAmount(operations.secondOperatorGiftAbove, currency)
    );
  }
}
