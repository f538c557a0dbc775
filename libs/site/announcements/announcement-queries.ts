import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '../brand-registry.js';
import type {
  AnnouncementDetail,
  AnnouncementDraft,
  AnnouncementKind,
  AnnouncementState,
  AnnouncementSummary,
} from '../common/announcements.js';
import { LANGUAGES, type LanguageCode } from '../common/locales.js';
import { languageToShow } from './check-draft.js';

interface Row {
  id: string;
  kind: AnnouncementKind;
  state: AnnouncementState;
  version: number;
  draft: AnnouncementDraft;
  unpublished: boolean;
  changedAt: Date;
  changedBy: string | null;
  changedAs: string | null;
}

interface Filter {
  brand: string;
  kind?: AnnouncementKind;
  state?: AnnouncementState;
  /** A language in which the title lacks. */
  lacks?: LanguageCode;
  search?: string;
  /** Of the last change: `from` included, `to` not. */
  from?: string;
  to?: string;
  after?: string;
  pageSize: number;
}

const NEWEST_FIRST = new Keyset({ changed_at: 'timestamptz', id: 'uuid' }, 'desc');
const COLUMNS = `id, kind, status as state, version, draft, draft is distinct from shown as unpublished,
  changed_at as "changedAt", changed_by as "changedBy", changed_as as "changedAs"`;

/** Reads announcements for operators. */
@Injectable()
export class AnnouncementQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** What was changed last comes first. */
  async list({ brand, kind, state, lacks, search, from, to, after, pageSize }: Filter) {
    const conditions = new Conditions().add('brand = ?', brand);
    if (kind) conditions.add('kind = ?', kind);
    if (state) conditions.add('status = ?', state);
    if (lacks) conditions.add(`coalesce(draft->'texts'->(?::text)->>'title', '') = ''`, lacks);
    if (from) conditions.add('changed_at >= ?', from);
    if (to) conditions.add('changed_at < ?', to);
    if (search)
      conditions.add(
        `exists (select from jsonb_each(draft->'texts') t where lower(t.value->>'title') like lower(?))`,
        `%${prefixPattern(search)}`,
      );
    const [count] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from site.announcement where ${conditions.sql}`,
      [...conditions.parameters],
    );
    NEWEST_FIRST.startAfter(conditions, after);
    const { sql } = conditions;
    const found = await this.database.query<Row & { cursorKey: string }>(
      `select ${COLUMNS}, ${NEWEST_FIRST.column} from site.announcement
       where ${sql} order by ${NEWEST_FIRST.order} limit ${conditions.parameter(pageSize + 1)}`,
      conditions.parameters,
    );
    const { rows, next } = NEWEST_FIRST.page(found, pageSize);
    return { list: rows.map((row) => this.summaryOf(brand, row)), total: count?.total ?? 0, next };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<AnnouncementDetail> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from site.announcement where brand = $1 and id = $2`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    const versions = await this.database.query<{
      version: number;
      at: Date;
      by: string | null;
      as: string | null;
    }>(
      `select version, saved_at as at, saved_by as by, saved_as as "as" from site.announcement_version
       where announcement = $1 order by version desc limit 50`,
      [id],
    );
    return {
      ...this.summaryOf(brand, row),
      draft: row.draft,
      versions: versions.map(({ version, at, by, as }) => ({
        version,
        at: at.toISOString(),
        by: operatorOf(by, as),
      })),
    };
  }

  /** An earlier draft. @throws AppError 404 */
  async draftOf(brand: string, id: string, version: number): Promise<AnnouncementDraft> {
    const [row] = await this.database.query<{ draft: AnnouncementDraft }>(
      `select v.draft from site.announcement_version v join site.announcement a on a.id = v.announcement
       where a.brand = $1 and a.id = $2 and v.version = $3`,
      [brand, id, version],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return row.draft;
  }

  private summaryOf(
    brand: string,
    { draft, changedAt, changedBy, changedAs, ...row }: Row,
  ): AnnouncementSummary {
    const { texts, execution, groupName, fromAt, untilAt } = draft;
    const language = languageToShow(draft, this.brands.byId(brand).settings.defaultLanguage);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      version: row.version,
      title: (language && texts[language]?.title) ?? '',
      languages: LANGUAGES.filter((one) => texts[one]?.title),
      execution,
      groupName,
      fromAt,
      untilAt,
      unpublished: row.unpublished,
      changedAt: changedAt.toISOString(),
      changedBy: operatorOf(changedBy, changedAs),
    };
  }
}

const operatorOf = (id: string | null, account: string | null) =>
  id === null ? null : { id, account: account ?? '' };
