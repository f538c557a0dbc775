import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { type ClaimColumns, claimHolder } from '#libs/platform/transitions/operator-claim';
import { BrandRegistry } from '#libs/site/index';
import { CLAIM_IDLE_MS } from '../campaigns/entitlement.lifecycle.js';
import { titlesOf, wireSize } from '../campaigns/reward-sizes.js';
import type { ApplicationCase, ApplicationCaseDetail } from '../common/application-cases.js';
import type { CampaignTerms } from '../common/campaign.js';
import { textIn } from '../common/mall.js';
import type { EntitlementState } from '../common/promotions.calls.js';
import { ApplicationRows } from './application-rows.js';

interface Filter extends KeysetPage {
  brand: string;
  /** All without it. */
  states?: readonly EntitlementState[];
  /** Applications that this operator has taken. */
  claimedBy?: string;
  search?: string;
  /** When it was sent last: `from` included, `to` not. */
  from?: string;
  to?: string;
}

interface Row extends ClaimColumns {
  id: string;
  member: string;
  account: string;
  promotion: string;
  terms: CampaignTerms;
  amount: string;
  status: EntitlementState;
  triesLeft: number;
  tries: number;
  comment: string;
  heldAt: Date;
}

const KEYS = { held_at: 'timestamptz', id: 'uuid' } as const;
const LONGEST_WAIT_FIRST = new Keyset(KEYS);
const NEWEST_FIRST = new Keyset(KEYS, 'desc');

const COLUMNS = `id, member, (select account from members.member_view m where m.id = member) as account, campaign as promotion,
  (select terms from rewards.campaign_version v where v.campaign = entitlement.campaign and v.version = entitlement.version) as terms,
  amount, status, tries_left::int as "triesLeft", held_at as "heldAt", claimed_by as "claimedBy", claimed_as as "claimedAs",
  claimed_at as "claimedAt", (select count(*)::int from rewards.application a where a.entitlement = entitlement.id) as tries,
  (select comment from rewards.application a where a.entitlement = entitlement.id order by no desc limit 1) as comment`;

/** Reads applications for operators. */
@Injectable()
export class ApplicationCases {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly applications: ApplicationRows,
  ) {}

  /** Those that wait by their wait, the longest first; others newest first. */
  async list({ brand, states, claimedBy, search, from, to, ...page }: Filter) {
    const conditions = new Conditions()
      .add('brand = ?', brand)
      .add('tries_left is not null and held_at is not null');
    if (states) conditions.add('status = any (?::text[])', states);
    if (claimedBy)
      conditions.add(`status = 'process' and claimed_by = ? and claimed_at > ?`, claimedBy, this.idleSince());
    if (from) conditions.add('held_at >= ?', from);
    if (to) conditions.add('held_at < ?', to);
    if (search) addSearch(conditions, brand, search);
    const order = states?.includes('applying') ? LONGEST_WAIT_FIRST : NEWEST_FIRST;
    const list = { columns: COLUMNS, from: 'rewards.entitlement', conditions, order };
    const { rows, total, next } = await readKeysetPage<Row>(this.database, list, page);
    return { list: rows.map((row) => this.viewOf(brand, row)), total, next };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<ApplicationCaseDetail> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from rewards.entitlement where brand = $1 and id = $2 and tries_left is not null and held_at is not null`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    const sent = await this.applications.list([id]);
    return { ...this.viewOf(brand, row), sent: sent.map(({ entitlement: _, ...one }) => one) };
  }

  /** How many are not decided. */
  async countWaiting(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from rewards.entitlement
       where brand = $1 and tries_left is not null and status in ('applying', 'process')`,
      [brand],
    );
    return row?.count ?? 0;
  }

  private viewOf(
    brand: string,
    { terms, amount, heldAt, claimedBy, claimedAs, claimedAt, ...row }: Row,
  ): ApplicationCase {
    const { currency, defaultLanguage } = this.brands.byId(brand).settings;
    const { kind } = terms.reward;
    return {
      ...row,
      title: textIn(titlesOf(terms), defaultLanguage) ?? '',
      kind,
      amount: wireSize(kind, BigInt(amount), currency),
      currency,
      heldAt: heldAt.toISOString(),
      claimedBy: claimHolder({ claimedBy, claimedAs, claimedAt }, this.idleSince()),
    };
  }

  private idleSince(): Date {
    return new Date(this.clock.now().getTime() - CLAIM_IDLE_MS);
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
