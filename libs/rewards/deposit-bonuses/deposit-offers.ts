import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { Budgets } from '../campaigns/budgets.js';
import { DepositPlaces } from '../campaigns/deposit-places.js';
import { Eligibility } from '../campaigns/eligibility.js';
import {
  type CampaignInForce,
  isOnWeekday,
  isRunning,
  RunningCampaigns,
} from '../campaigns/running-campaigns.js';
import { SharedAccounts } from '../campaigns/shared-accounts.js';
import { rewardErrors } from '../common/rewards.errors.js';

type Obstacle = (typeof rewardErrors)[
  | 'error_campaign_over'
  | 'error_not_eligible'
  | 'error_campaign_budget_spent'];

interface Owner {
  brand: string;
  member: string;
}

/** A campaign that rewards deposits, as a member finds it. */
export interface DepositOffer extends CampaignInForce {
  joined: boolean;
}

/** Which deposit bonuses a member may have with the next deposit. */
@Injectable()
export class DepositOffers {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly campaigns: RunningCampaigns,
    private readonly eligibility: Eligibility,
    private readonly budgets: Budgets,
    private readonly places: DepositPlaces,
    private readonly shared: SharedAccounts,
  ) {}

  /** All that are published, with the terms under which the member has joined. */
  async list({ brand, member }: Owner): Promise<DepositOffer[]> {
    const campaigns = await this.campaigns.list(brand, 'deposit');
    const joined = await this.database.query<{ campaign: string; version: number }>(
      `select campaign, version from rewards.entitlement where member = $1 and status = 'joined'`,
      [member],
    );
    return Promise.all(
      campaigns.map(async (campaign) => {
        const own = joined.find((row) => row.campaign === campaign.id);
        if (!own) return { ...campaign, joined: false };
        const terms = await this.campaigns.termsOf(campaign.id, own.version);
        return { id: campaign.id, version: own.version, terms, joined: true };
      }),
    );
  }

  /** What keeps a deposit of any amount that the member orders now from getting it; `null`: nothing. */
  async obstacleOf(owner: Owner, { id, terms }: DepositOffer): Promise<Obstacle | null> {
    const now = this.clock.now();
    const { timeZone } = this.brands.byId(owner.brand).settings;
    if (!isRunning(terms, now) || !isOnWeekday(terms, now, timeZone)) return rewardErrors.error_campaign_over;
    const candidate = await this.eligibility.candidate(owner.member);
    if (!candidate || !this.eligibility.allows(terms, candidate)) return rewardErrors.error_not_eligible;
    if (!(await this.isNext(owner, { id, terms }, now))) return rewardErrors.error_not_eligible;
    if (await this.shared.haveSeen(owner, id, terms)) return rewardErrors.error_not_eligible;
    const withBudget = await this.budgets.withSomethingLeft(owner.brand);
    return withBudget.has(id) ? null : rewardErrors.error_campaign_budget_spent;
  }

  /** Whether the next deposit is the one that the campaign rewards, and the member has not had all of it. */
  private async isNext(
    owner: Owner,
    { id, terms: { trigger, budget } }: Pick<DepositOffer, 'id' | 'terms'>,
    now: Date,
  ): Promise<boolean> {
    if (trigger.on !== 'deposit') return false;
    const { place, occurrence } = await this.places.next(owner, trigger.within, now);
    if (trigger.nth !== null && trigger.nth !== place) return false;
    const [row] = await this.database.query<{ given: number; same: boolean }>(
      `select count(*) filter (where status in ('process', 'claimable', 'claimed', 'issued'))::int as given,
         coalesce(bool_or(occurrence = $3), false) as same
       from rewards.entitlement where campaign = $1 and member = $2`,
      [id, owner.member, occurrence],
    );
    return row !== undefined && !row.same && row.given < (budget.perMember ?? Number.POSITIVE_INFINITY);
  }
}
