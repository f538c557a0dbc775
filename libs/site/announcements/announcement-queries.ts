import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
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
import { SavedVersions } from '../versions/saved-versions.js';
import { ANNOUNCEMENT_VERSIONS } from './announcement-versions.js';
import { languageToShow } from './check-draft.js';

interface Row {
  id: string;
  kind: AnnouncementKind;
  state: AnnouncementState;
  version: number;
  draft: AnnouncementDraft;
  unpublished: boolean;
  plannedAt: Date | null;
  shownVersion: number | null;
  plannedVersion: number | null;
  changedAt: Date;
  changedBy: string | null;
  changedAs: string | null;
}

interface Filter extends KeysetPage {
  brand: string;
  kind?: AnnouncementKind;
  state?: AnnouncementState;
  /** A language in which the title lacks. */
  lacks?: LanguageCode;
  search?: string;
  /** Of the last change: `from` included, `to` not. */
  from?: string;
  to?: string;
}

const NEWEST_FIRST = new Keyset({ changed_at: 'timestamptz', id: 'uuid' }, 'desc');
const COLUMNS = `id, kind, status as state, version, draft,
  draft is distinct from planned and (draft is distinct from shown or status = 'planned') as unpublished,
  planned_at as "plannedAt", shown_version as "shownVersion", planned_version as "plannedVersion",
  changed_at as "changedAt", changed_by as "changedBy", changed_as as "changedAs"`;

/** Reads announcements for operators. */
@Injectable()
export class AnnouncementQueries {
  private readonly versions: SavedVersions<AnnouncementDraft>;

  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {
    this.versions = new SavedVersions(database, ANNOUNCEMENT_VERSIONS);
  }

  /** What was changed last comes first. */
  async list({ brand, kind, state, lacks, search, from, to, ...page }: Filter) {
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
    const announcements = {
      columns: COLUMNS,
      from: 'site.announcement',
      conditions,
      order: NEWEST_FIRST,
    };
    const { rows, total, next } = await readKeysetPage<Row>(this.database, announcements, page);
    return { list: rows.map((row) => this.summaryOf(brand, row)), total, next };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<AnnouncementDetail> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from site.announcement where brand = $1 and id = $2`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return {
      ...this.summaryOf(brand, row),
      draft: row.draft,
      versions: await this.versions.list(id),
      shownVersion: row.shownVersion,
      plannedVersion: row.plannedVersion,
    };
  }

  /** An earlier draft. @throws AppError 404 */
  draftOf(brand: string, id: string, version: number): Promise<AnnouncementDraft> {
    return this.versions.draftOf(brand, id, version);
  }

  private summaryOf(
    brand: string,
    { draft, changedAt, changedBy, changedAs, plannedAt, ...row }: Row,
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
      plannedAt: plannedAt?.toISOString() ?? null,
      changedAt: changedAt.toISOString(),
      changedBy: operatorOf(changedBy, changedAs),
    };
  }
}

const operatorOf = (id: string | null, account: string | null) =>
  id === null ? null : { id, account: account ?? '' };
