import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { titlesOf, wireSize } from '../campaigns/reward-sizes.js';
import type { CampaignTerms } from '../common/campaign.js';
import type { HeldReward, HeldRewardDetail, Likeness } from '../common/held-rewards.js';
import { textIn } from '../common/mall.js';
import type { EntitlementState } from '../common/promotions.calls.js';

interface Filter extends KeysetPage {
  brand: string;
  /** All that were ever held without it. */
  states?: readonly EntitlementState[];
  search?: string;
  /** Since when it is held: `from` included, `to` not. */
  from?: string;
  to?: string;
}

interface Row {
  id: string;
  member: string;
  account: string;
  campaign: string;
  occurrence: string;
  terms: CampaignTerms;
  amount: string;
  status: EntitlementState;
  heldAt: Date;
}

interface Pair {
  referrer: string;
  referrerAccount: string;
  referred: string;
  referredAccount: string;
  registeredAt: Date;
  together: number;
}

/** Of those of one network the newest. */
const SHOWN_MEMBERS = 50;
const KEYS = { held_at: 'timestamptz', id: 'uuid' } as const;
const LONGEST_WAIT_FIRST = new Keyset(KEYS);
const NEWEST_FIRST = new Keyset(KEYS, 'desc');

const COLUMNS = `id, member, (select account from members.member_view m where m.id = member) as account, campaign, occurrence,
  (select terms from rewards.campaign_version v where v.campaign = entitlement.campaign and v.version = entitlement.version) as terms,
  amount, status, held_at as "heldAt"`;

/** Reads for operators which rewards are held. */
@Injectable()
export class HeldRewardCases {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** Those that wait by their wait, the longest first; others newest first. */
  async list({ brand, states, search, from, to, ...page }: Filter) {
    const conditions = new Conditions()
      .add('brand = ?', brand)
      .add('held_at is not null and tries_left is null');
    if (states) conditions.add('status = any (?::text[])', states);
    if (from) conditions.add('held_at >= ?', from);
    if (to) conditions.add('held_at < ?', to);
    if (search) addSearch(conditions, brand, search);
    const order = states?.includes('process') ? LONGEST_WAIT_FIRST : NEWEST_FIRST;
    const list = { columns: COLUMNS, from: 'rewards.entitlement', conditions, order };
    const { rows, total, next } = await readKeysetPage<Row>(this.database, list, page);
    return { list: rows.map((row) => this.viewOf(brand, row)), total, next };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<HeldRewardDetail> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from rewards.entitlement where brand = $1 and id = $2 and held_at is not null and tries_left is null`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    const sameNetwork = await this.database.query<{ id: string; account: string }>(
      `select m.id, m.account from rewards.same_network s join members.member_view m on m.id = s.other
       where s.reward = $1 order by m.id desc limit ${SHOWN_MEMBERS}`,
      [id],
    );
    return { ...this.viewOf(brand, row), referral: await this.referralOf(row), sameNetwork };
  }

  async countWaiting(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from rewards.entitlement where brand = $1 and status = 'process' and tries_left is null`,
      [brand],
    );
    return row?.count ?? 0;
  }

  private viewOf(brand: string, { terms, amount, heldAt, campaign, occurrence: _, ...row }: Row): HeldReward {
    const { currency, defaultLanguage } = this.brands.byId(brand).settings;
    const { kind } = terms.reward;
    return {
      ...row,
      promotion: campaign,
      title: textIn(titlesOf(terms), defaultLanguage) ?? '',
      kind,
      amount: wireSize(kind, BigInt(amount), currency),
      currency,
      heldAt: heldAt.toISOString(),
    };
  }

  private async referralOf({ id, member, occurrence, terms }: Row): Promise<HeldRewardDetail['referral']> {
    if (terms.trigger.on !== 'referral') return null;
    const [pair] = await this.database.query<Pair>(
      `select r.referrer, one.account as "referrerAccount", r.referred, two.account as "referredAccount", r.registered_at as "registeredAt",
         (select count(*)::int from rewards.entitlement where member in (r.referrer, r.referred) and occurrence = $2
           and held_at is not null and id <> $3) as together
       from rewards.referral r join members.member_view one on one.id = r.referrer join members.member_view two on two.id = r.referred
       where $2 = 'referral:' || r.referred and $1 in (r.referrer, r.referred)
         and r.referred = substring($2 from '[0-9]+$')::bigint`,
      [member, occurrence, id],
    );
    if (!pair) return null;
    const likenesses = await this.database.query<{ id: string; account: string; kinds: Likeness[] }>(
      `select m.id, m.account, array_agg(l.kind order by l.kind) as kinds from rewards.referral_likeness l
       join members.member_view m on m.id = l.other where l.referred = $1 group by m.id, m.account
       order by m.id <> $2, m.id`,
      [pair.referred, pair.referrer],
    );
    return {
      side: terms.trigger.side,
      referrer: { id: pair.referrer, account: pair.referrerAccount },
      referred: { id: pair.referred, account: pair.referredAccount },
      registeredAt: pair.registeredAt.toISOString(),
      likenesses: likenesses.map(({ kinds, ...other }) => ({ other, kinds })),
      together: pair.together,
    };
  }
}

/** How an account or an id begins. */
function addSearch(conditions: Conditions, brand: string, search: string): void {
  const ofAccount = `member in (select id from members.member_view where brand = ? and lower(account) like ?)`;
  const account = prefixPattern(search.toLowerCase());
  const range = uuidRange(search);
  if (range) conditions.add(`${ofAccount} or id between ?::uuid and ?::uuid`, brand, account, ...range);
  else conditions.add(ofAccount, brand, account);
}
