import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import {
  type CampaignDetail,
  type CampaignState,
  type CampaignSummary,
  type CampaignTerms,
  campaignTerms,
} from '../common/campaign.js';
import { textIn } from '../common/mall.js';
import { FreeRoundChecks } from '../free-rounds/free-round-checks.js';
import { amountErrors, highestCost } from './campaign-checks.js';
import { Eligibility } from './eligibility.js';
import { titlesOf } from './reward-sizes.js';
import { RunningCampaigns } from './running-campaigns.js';

interface Filter extends KeysetPage {
  brand: string;
  state?: CampaignState;
  search?: string;
  /** Of the last change: `from` included, `to` not. */
  from?: string;
  to?: string;
}

interface Row {
  id: string;
  status: CampaignState;
  draft: CampaignTerms;
  version: number;
  publishedVersion: number | null;
  claims: string;
  spent: string;
  changedAt: Date;
  changedAs: string;
}

const NEWEST_FIRST = new Keyset({ changed_at: 'timestamptz', id: 'uuid' }, 'desc');
const COLUMNS = `id, status, draft, version, published_version as "publishedVersion", claims, spent, changed_at as "changedAt",
  changed_as as "changedAs"`;

/** Reads campaigns for operators. */
@Injectable()
export class CampaignQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly eligibility: Eligibility,
    private readonly freeRounds: FreeRoundChecks,
    private readonly running: RunningCampaigns,
  ) {}

  /** What was changed last comes first. */
  async list({ brand, state, search, from, to, ...page }: Filter) {
    const conditions = new Conditions().add('brand = ?', brand);
    if (state) conditions.add('status = ?', state);
    if (from) conditions.add('changed_at >= ?', from);
    if (to) conditions.add('changed_at < ?', to);
    if (search)
      conditions.add(
        `exists (select from jsonb_each(draft->'texts') t where lower(t.value->>'title') like lower(?))`,
        `%${prefixPattern(search)}`,
      );
    const campaigns = { columns: COLUMNS, from: 'rewards.campaign', conditions, order: NEWEST_FIRST };
    const { rows, total, next } = await readKeysetPage<Row>(this.database, campaigns, page);
    return { list: rows.map((row) => this.summaryOf(brand, row)), total, next };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<CampaignDetail> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from rewards.campaign where brand = $1 and id = $2`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    const { version, publishedVersion, draft } = row;
    return { ...this.summaryOf(brand, row), version, publishedVersion, draft: campaignTerms.parse(draft) };
  }

  /** Published ones, by title in the brand's first language. */
  async raffles(brand: string): Promise<{ id: string; title: string }[]> {
    const { defaultLanguage } = this.brands.byId(brand).settings;
    const running = await this.running.list(brand, 'draw');
    const named = running.map(({ id, terms }) => ({
      id,
      title: textIn(titlesOf(terms), defaultLanguage) ?? '',
    }));
    return named.toSorted((one, other) => one.title.localeCompare(other.title));
  }

  /**
   * How many members may take part now, and the most that all rewards can cost (a wire amount; `null`: nothing limits it).
   * @throws AppError 400 for amounts that are none, and for free rounds that could not be granted
   */
  async check(brand: string, terms: CampaignTerms): Promise<{ members: number; highestCost: string | null }> {
    const { settings } = this.brands.byId(brand);
    const errors = [
      ...amountErrors(terms, settings.currency),
      ...(await this.freeRounds.errors(brand, terms)),
    ];
    if (errors.length > 0) throw invalidInput(errors);
    const cost = highestCost(terms, settings);
    return {
      members: await this.eligibility.count(brand, terms),
      highestCost: cost === null ? null : toWire(cost, settings.currency),
    };
  }

  private summaryOf(brand: string, { draft, ...row }: Row): CampaignSummary {
    const { currency, defaultLanguage } = this.brands.byId(brand).settings;
    const [any] = Object.values(draft.texts).filter((text) => text !== undefined);
    return {
      id: row.id,
      state: row.status,
      title: (draft.texts[defaultLanguage] ?? any)?.title ?? '',
      trigger: draft.trigger.on,
      rewardKind: draft.reward.kind,
      startsAt: draft.schedule.startsAt,
      endsAt: draft.schedule.endsAt,
      claims: Number(row.claims),
      spent: toWire(BigInt(row.spent), currency),
      budget: draft.budget.amount,
      currency,
      changedAt: row.changedAt.toISOString(),
      changedBy: row.changedAs,
    };
  }
}
