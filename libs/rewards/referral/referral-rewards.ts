import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { periodOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import type { Award } from '../campaigns/award.js';
import { Eligibility } from '../campaigns/eligibility.js';
import { EntitlementOpenings } from '../campaigns/entitlement-openings.js';
import { sizeAt } from '../campaigns/reward-sizes.js';
import type { CampaignInForce } from '../campaigns/running-campaigns.js';
import type { Found } from './likenesses.js';
import { referralTerms } from './referral-progress.js';

interface Pair {
  brand: string;
  referred: string;
  referrer: string;
}

const OCCURRENCE = 'referral:';
/** For which referral a reward is given, once for each campaign and side. */
const referralOccurrence = (referred: string): string => `${OCCURRENCE}${referred}`;

export const isReferral = (occurrence: string): boolean => occurrence.startsWith(OCCURRENCE);

/** Gives what campaigns promise for a referral whose conditions are met. */
@Injectable()
export class ReferralRewards {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly guard: RewardGuard,
    private readonly eligibility: Eligibility,
    private readonly openings: EntitlementOpenings,
  ) {}

  /**
   * In the caller's transaction, in which the wallets of both are locked. Where there is a likeness, all is held for an operator, and
   * nothing is given to a side that is barred or not eligible. `deposit` is the one that stands.
   */
  async give(
    pair: Pair,
    met: { campaign: CampaignInForce; deposit: string | null }[],
    alike: Found[],
  ): Promise<void> {
    const awards: Award[] = [];
    for (const { campaign, deposit } of met) {
      const award = await this.awardOf(pair, campaign, deposit);
      if (award) awards.push(award);
    }
    if (alike.length > 0) await this.storeLikenesses(pair.referred, alike);
    for (const award of awards)
      if (alike.length > 0) await this.openings.hold(award);
      else await this.openings.award(award, null);
  }

  private async awardOf(
    { brand, referred, referrer }: Pair,
    { id: campaign, version, terms }: CampaignInForce,
    deposit: string | null,
  ): Promise<Award | null> {
    const { side } = referralTerms(terms);
    const member = side === 'referrer' ? referrer : referred;
    const candidate = await this.eligibility.candidate(member);
    if (!candidate || !this.eligibility.allows(terms, candidate)) return null;
    if (await this.guard.isBarred(member)) return null;
    const award = { campaign, version, terms, brand, member };
    if (side === 'referrer' && !(await this.hasRoom(award))) return null;
    const amount = sizeAt(terms.reward, candidate.level, this.brands.byId(brand).settings.currency);
    return amount > 0n ? { ...award, occurrence: referralOccurrence(referred), deposit, amount } : null;
  }

  /** Whether the referrer may have one more reward of the campaign in this month. What is held counts. */
  private async hasRoom({
    campaign,
    terms,
    brand,
    member,
  }: Omit<Award, 'occurrence' | 'deposit' | 'amount'>) {
    const { perMonth } = referralTerms(terms);
    if (perMonth === null) return true;
    const month = periodOf('M', this.clock.now(), this.brands.byId(brand).settings.timeZone);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from rewards.entitlement
       where campaign = $1 and member = $2 and created_at >= $3 and status <> 'rejected'`,
      [campaign, member, month.start],
    );
    return (row?.count ?? 0) < perMonth;
  }

  private async storeLikenesses(referred: string, alike: Found[]): Promise<void> {
    await this.database.query(
      `insert into rewards.referral_likeness (referred, other, kind)
       select $1, other, kind from unnest($2::bigint[], $3::text[]) as a(other, kind) on conflict do nothing`,
      [referred, alike.map(({ other }) => other), alike.map(({ kind }) => kind)],
    );
  }
}
