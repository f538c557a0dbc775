import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { APPLICATION } from '../campaigns/award.js';
import { Budgets } from '../campaigns/budgets.js';
import { Eligibility } from '../campaigns/eligibility.js';
import { Entitlement } from '../campaigns/entitlement.entity.js';
import { EntitlementOpenings } from '../campaigns/entitlement-openings.js';
import { sizeAt } from '../campaigns/reward-sizes.js';
import { isRunning, RunningCampaigns } from '../campaigns/running-campaigns.js';
import { SharedAccounts } from '../campaigns/shared-accounts.js';
import type { ApplicationTerms } from '../common/application.js';
import { rewardErrors } from '../common/rewards.errors.js';
import type { Sent } from './application-rows.js';

/** What members apply for. */
@Injectable()
export class Applications {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly guard: RewardGuard,
    private readonly campaigns: RunningCampaigns,
    private readonly eligibility: Eligibility,
    private readonly shared: SharedAccounts,
    private readonly budgets: Budgets,
    private readonly openings: EntitlementOpenings,
  ) {}

  /**
   * Sends an application, or another one where an operator has rejected the last and tries are left. Joins the caller's transaction. Lock
   * order: the member's wallets, the reward.
   * @throws AppError 400 without an image that the terms ask for, 404 for a promotion for which nobody applies, 409 while an operator has not
   * decided or where no try is left, 422 where the promotion is over, spent or not for the member, or takes no images, 423 for a member who is
   * barred
   */
  async send(
    caller: LoggedIn,
    id: string,
    sent: Sent,
  ): Promise<{ status: Entitlement['status']; triesLeft: number }> {
    const { brand, person: member } = caller;
    await this.guard.lock(member);
    const campaign = (await this.campaigns.list(brand)).find((one) => one.id === id);
    if (!campaign) throw new AppError(platformErrors.error_not_found);
    const row = await this.find(id, member);
    const version = row?.version ?? campaign.version;
    const terms = row ? await this.campaigns.termsOf(id, version) : campaign.terms;
    const { application } = terms.giving;
    if (!application) throw new AppError(platformErrors.error_not_found);
    await this.guard.assertNotBarred(member);
    if (!isRunning(terms, this.clock.now())) throw new AppError(rewardErrors.error_campaign_over);
    // The code comes first.
    if (!row && terms.trigger.on === 'code') throw new AppError(rewardErrors.error_not_eligible);
    const candidate = await this.eligibility.candidate(member);
    if (!candidate || !this.eligibility.allows(terms, candidate))
      throw new AppError(rewardErrors.error_not_eligible);
    const amount = sizeAt(terms.reward, candidate.level, this.brands.byId(brand).settings.currency);
    if (amount === 0n || (await this.shared.haveReward({ brand, member }, id, terms)))
      throw new AppError(rewardErrors.error_not_eligible);
    if (!(await this.budgets.withSomethingLeft(brand)).has(id))
      throw new AppError(rewardErrors.error_campaign_budget_spent);
    assertImages(application, sent);
    const triesLeft = (row?.triesLeft ?? application.tries) - 1;
    const award = {
      campaign: id,
      version,
      terms,
      brand,
      member,
      occurrence: APPLICATION,
      deposit: null,
      amount,
    };
    const { status } = await this.openings.apply(caller, row, { award, triesLeft, sent });
    return { status, triesLeft };
  }

  private find(campaign: string, member: string): Promise<Entitlement | null> {
    return this.database.manager.findOne(Entitlement, {
      where: { campaign, member, occurrence: APPLICATION },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

/** @throws AppError 400 where one is missing, 422 where none is taken */
function assertImages({ images: asked }: ApplicationTerms, { images }: Sent): void {
  if (asked === 'none' && images.length > 0)
    throw new AppError(platformErrors.error_too_many_images, { params: { max: 0 } });
  if (asked === 'required' && images.length === 0)
    throw invalidInput([{ field: 'images', code: 'field_required' }]);
}
