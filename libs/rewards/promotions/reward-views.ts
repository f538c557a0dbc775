import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { LanguageCode } from '#libs/site/common/locales';
import { wireSize } from '../campaigns/reward-sizes.js';
import type { CampaignTerms } from '../common/campaign.js';
import type { EntitlementState, Reward } from '../common/promotions.calls.js';

export interface RewardRow {
  id: string;
  campaign: string;
  occurrence: string;
  status: EntitlementState;
  amount: string | null;
  lapsesAt: Date | null;
  createdAt: Date;
  /** `null` where nobody applies for it. */
  triesLeft: number | null;
  terms: CampaignTerms;
}

/** SQL: the rewards of the member $1 with the terms under which they are given. */
export const REWARDS = `
  select e.id, e.campaign, e.occurrence, e.status, e.amount, e.lapses_at as "lapsesAt", e.created_at as "createdAt",
    e.tries_left::int as "triesLeft", v.terms
  from rewards.entitlement e join rewards.campaign_version v on v.campaign = e.campaign and v.version = e.version
  where e.member = $1`;

/** A reward as its member reads it. */
export function rewardView(
  row: RewardRow,
  settings: BrandSettings,
  language: LanguageCode,
  { freeRounds = null, goods = [] }: Partial<Pick<Reward, 'freeRounds' | 'goods'>> = {},
): Reward {
  const { currency } = settings;
  const { kind } = row.terms.reward;
  return {
    id: row.id,
    promotion: row.campaign,
    title: campaignText(row.terms, settings, language).title,
    kind,
    amount: row.amount === null ? null : wireSize(kind, BigInt(row.amount), currency),
    currency,
    status: row.status,
    lapsesAt: row.lapsesAt?.toISOString() ?? null,
    at: row.createdAt.toISOString(),
    freeRounds,
    goods: row.status === 'claimable' ? goods : [],
  };
}

/** In the reader's language, or the brand's, or any. */
export function campaignText(terms: CampaignTerms, settings: BrandSettings, language: LanguageCode) {
  const { title = '', text = '' } = textsIn(terms, settings, language) ?? {};
  return { title, text };
}

/** The contact beside these texts: it may be one that speaks their language. */
export const campaignContactIn = (terms: CampaignTerms, settings: BrandSettings, language: LanguageCode) =>
  textsIn(terms, settings, language)?.contact ?? null;

function textsIn({ texts }: CampaignTerms, { defaultLanguage }: BrandSettings, language: LanguageCode) {
  const [any] = Object.values(texts).filter((text) => text !== undefined);
  return texts[language] ?? texts[defaultLanguage] ?? any;
}
