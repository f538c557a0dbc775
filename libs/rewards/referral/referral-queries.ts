import { Injectable } from '@nestjs/common';
import { maskedAccount } from '#libs/members/common/masked-account';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { Eligibility } from '../campaigns/eligibility.js';
import { sizeAt, wireSize } from '../campaigns/reward-sizes.js';
import {
  type CampaignInForce,
  isRunning,
  type PublishedCampaign,
  RunningCampaigns,
} from '../campaigns/running-campaigns.js';
import { REFERRAL_SIDES } from '../common/campaign.js';
import type { EntitlementState } from '../common/promotions.calls.js';
import type { getReferrals, ReferralOffer, ReferredMember } from '../common/referrals.calls.js';
import { campaignText } from '../promotions/reward-views.js';
import { ReferralCampaigns } from './referral-campaigns.js';
import { endOf, missingOf, type ReferralProgress, readProgress, referralTerms } from './referral-progress.js';
import { referralState } from './referral-state.js';

interface Row {
  referred: string;
  account: string;
  registeredAt: Date;
  dueAt: Date | null;
  met: string[];
  rewards: { campaign: string; status: EntitlementState }[] | null;
}
type Side = ReferralOffer['side'];

/** $1 the member, and whose rewards are read. */
const ROWS = `
  select r.referred, m.account, r.registered_at as "registeredAt", r.due_at as "dueAt", r.met,
    (select json_agg(json_build_object('campaign', e.campaign, 'status', e.status)) from rewards.entitlement e
     where e.member = $1 and e.occurrence = 'referral:' || r.referred and e.campaign = any (r.met)) as rewards
  from rewards.referral r join members.member_view m on m.id = r.referred`;

/** Reads referrals for the members of both sides. */
@Injectable()
export class ReferralQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly running: RunningCampaigns,
    private readonly campaigns: ReferralCampaigns,
    private readonly eligibility: Eligibility,
  ) {}

  get(
    { person, brand }: LoggedIn,
    { pageNo, pageSize, language }: InputOf<typeof getReferrals>,
  ): Promise<ValueOf<typeof getReferrals>> {
    return this.database.snapshot(async () => {
      const rows = await this.database.query<Row>(
        `${ROWS} where r.referrer = $1 order by r.registered_at desc, r.referred desc limit $2 offset $3`,
        [person, pageSize, (pageNo - 1) * pageSize],
      );
      const [counts] = await this.database.query<{ total: number; rewarded: number }>(
        `select count(*)::int as total, count(*) filter (where exists (
           select from rewards.entitlement e where e.member = $1 and e.campaign = any (r.met)
             and e.occurrence = 'referral:' || r.referred and e.status in ('claimed', 'issued')))::int as rewarded
         from rewards.referral r where r.referrer = $1`,
        [person],
      );
      const { total = 0, rewarded = 0 } = counts ?? {};
      const offers = await this.offers(brand, person, language);
      const list = await this.friends(brand, rows);
      const own = await this.own(brand, person, language);
      const { head } = await this.events.range(person);
      return { list, total, totalPages: totalPages(total, pageSize), offers, rewarded, own, seq: head };
    });
  }

  /** What the campaigns that run give now: the member as a referrer first, then whoever is referred. */
  private async offers(brand: string, member: string, language: LanguageCode): Promise<ReferralOffer[]> {
    const candidate = await this.eligibility.candidate(member);
    const { settings } = this.brands.byId(brand);
    const campaigns = await this.running.list(brand, 'referral');
    return campaigns
      .filter(({ terms }) => isRunning(terms, this.clock.now()))
      .filter(
        ({ terms }) =>
          referralTerms(terms).side === 'referred' ||
          (candidate !== null && this.eligibility.allows(terms, candidate)),
      )
      .map((campaign) => offerOf(campaign, { settings, language, level: candidate?.level ?? 0 }))
      .toSorted((one, other) => REFERRAL_SIDES.indexOf(one.side) - REFERRAL_SIDES.indexOf(other.side));
  }

  /** By one campaign for referrers that counts for each. */
  private async friends(brand: string, rows: Row[]): Promise<ReferredMember[]> {
    const views = await this.views(brand, rows, 'referrer');
    return views.map(({ row, view }) => ({ ...view, name: maskedAccount(row.account) }));
  }

  private async own(brand: string, member: string, language: LanguageCode) {
    const rows = await this.database.query<Row>(`${ROWS} where r.referred = $1`, [member]);
    const [found] = await this.views(brand, rows, 'referred');
    if (!found?.campaign) return null;
    const { settings } = this.brands.byId(brand);
    const offer = offerOf(found.campaign, { settings, language, level: 0 });
    return { ...found.view, offer, bet: toWire(found.bet, settings.currency) };
  }

  /** In the order of the rows; the progress of each campaign's in one read. */
  private async views(brand: string, rows: Row[], side: Side) {
    const campaignsAt = await this.campaigns.byMoment(brand);
    const found = rows.map((row) => ({
      row,
      campaign: campaignFor(row, campaignsAt(row.registeredAt), side),
    }));
    const campaigns = new Set(found.flatMap(({ campaign }) => campaign ?? []));
    const progress = new Map<string, ReferralProgress>();
    for (const campaign of campaigns) {
      const ofCampaign = found.filter((each) => each.campaign === campaign).map(({ row }) => row.referred);
      const terms = referralTerms(campaign.terms);
      const { settings } = this.brands.byId(brand);
      for (const each of await readProgress(this.database, ofCampaign, terms, settings))
        progress.set(each.referred, each);
    }
    return found.map(({ row, campaign }) => {
      const own = progress.get(row.referred);
      return { row, campaign, bet: own?.bet ?? 0n, view: this.viewOf(brand, row, campaign, own) };
    });
  }

  private viewOf(
    brand: string,
    row: Row,
    campaign: PublishedCampaign | null,
    progress: ReferralProgress | undefined,
  ) {
    const registeredAt = row.registeredAt.toISOString();
    const rewards = row.rewards ?? [];
    const reward = rewards.find((each) => campaign === null || each.campaign === campaign.id)?.status ?? null;
    const isMet = campaign === null || row.met.includes(campaign.id);
    const state = referralState({ reward, isMet, isOver: row.dueAt === null });
    if (!campaign) return { state, registeredAt, endsAt: null, steps: null };
    const terms = referralTerms(campaign.terms);
    return {
      state,
      registeredAt,
      endsAt: endOf(terms, row.registeredAt).toISOString(),
      steps: progress ? this.stepsOf(progress, terms, this.brands.byId(brand).settings) : null,
    };
  }

  private stepsOf(
    progress: ReferralProgress,
    terms: ReturnType<typeof referralTerms>,
    settings: BrandSettings,
  ) {
    const missing = missingOf(progress, terms, { now: this.clock.now(), currency: settings.currency });
    return {
      mobile: !missing.mobile,
      deposit: !missing.deposit,
      standsFrom: missing.standsFrom?.toISOString() ?? null,
      play: !missing.bet,
    };
  }
}

/** The one that has rewarded the member, or any that counts. */
function campaignFor({ rewards }: Row, campaigns: PublishedCampaign[], side: Side): PublishedCampaign | null {
  const ofSide = campaigns.filter(({ terms }) => referralTerms(terms).side === side);
  return ofSide.find(({ id }) => rewards?.some(({ campaign }) => campaign === id)) ?? ofSide[0] ?? null;
}

function offerOf(
  { id, terms }: CampaignInForce,
  { settings, language, level }: { settings: BrandSettings; language: LanguageCode; level: number },
): ReferralOffer {
  const { side, days, deposit, holdHours, validBet, perMonth } = referralTerms(terms);
  const { reward, giving } = terms;
  const size = sizeAt(reward, side === 'referrer' ? level : 0, settings.currency);
  return {
    promotion: id,
    title: campaignText(terms, settings, language).title,
    side,
    kind: reward.kind,
    amount: wireSize(reward.kind, size, settings.currency),
    currency: settings.currency,
    wagering: reward.wagering,
    giving,
    days,
    deposit,
    holdHours,
    validBet,
    perMonth,
  };
}
