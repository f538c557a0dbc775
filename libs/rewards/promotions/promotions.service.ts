import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { Awards } from '../campaigns/awards.js';
import { Eligibility } from '../campaigns/eligibility.js';
import { EntitlementLifecycle } from '../campaigns/entitlement.lifecycle.js';
import { EntitlementOpenings } from '../campaigns/entitlement-openings.js';
import { wireSize } from '../campaigns/reward-sizes.js';
import { isRunning, RunningCampaigns } from '../campaigns/running-campaigns.js';
import type { claimReward, joinPromotion, redeemCode } from '../common/promotions.calls.js';
import { rewardErrors } from '../common/rewards.errors.js';

/** What members do with promotions. Each joins the transaction of its call. */
@Injectable()
export class Promotions {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly campaigns: RunningCampaigns,
    private readonly eligibility: Eligibility,
    private readonly entitlements: EntitlementLifecycle,
    private readonly openings: EntitlementOpenings,
    private readonly awards: Awards,
  ) {}

  /** @throws AppError 404, 422 for a promotion that is over, has not begun, or is not for the member; 423 for one who is barred */
  async join(
    caller: LoggedIn,
    { id }: InputOf<typeof joinPromotion>,
  ): Promise<ValueOf<typeof joinPromotion>> {
    const campaign = (await this.campaigns.list(caller.brand)).find((one) => one.id === id);
    if (!campaign?.terms.giving.optIn) throw new AppError(platformErrors.error_not_found);
    if (!isRunning(campaign.terms, this.clock.now())) throw new AppError(rewardErrors.error_campaign_over);
    const candidate = await this.eligibility.candidate(caller.person);
    if (!candidate || !this.eligibility.allows(campaign.terms, candidate))
      throw new AppError(rewardErrors.error_not_eligible);
    const { status } = await this.openings.join(caller, id, campaign.version);
    return { status };
  }

  /** Answers money for goods of which none was left. @throws AppError as `EntitlementLifecycle.claim` */
  async claim(
    caller: LoggedIn,
    { id, ...choice }: InputOf<typeof claimReward>,
  ): Promise<ValueOf<typeof claimReward>> {
    const row = await this.entitlements.claim(caller, id, choice);
    const { reward } = await this.campaigns.termsOf(row.campaign, row.version);
    const { currency } = this.brands.byId(row.brand).settings;
    return {
      status: row.status,
      kind: reward.kind === 'goods' && choice.goods === undefined ? 'cash' : reward.kind,
      amount: wireSize(reward.kind, row.amount ?? 0n, currency),
      currency,
    };
  }

  /** @throws AppError 422 with one code for a code that is unknown, used or over, and for a member who is barred */
  async redeem(
    { brand, person: member }: LoggedIn,
    { code }: InputOf<typeof redeemCode>,
  ): Promise<ValueOf<typeof redeemCode>> {
    const given = await this.awards.giveFor({
      brand,
      member,
      kind: 'code',
      reference: code.toUpperCase(),
      amount: null,
      app: false,
      at: this.clock.now(),
    });
    if (given === 0) throw new AppError(rewardErrors.error_code_invalid);
    return {};
  }
}
