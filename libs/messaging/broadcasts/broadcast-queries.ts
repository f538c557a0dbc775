import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { LANGUAGES } from '#libs/site/common/locales';
import { BrandRegistry, languageToShow } from '#libs/site/index';
import type {
  BroadcastAudience,
  BroadcastDetail,
  BroadcastKind,
  BroadcastState,
  BroadcastSummary,
} from '../common/broadcast.js';
import { AudienceLists } from './audience-lists.js';
import { BroadcastRow } from './broadcast.entity.js';
import { audienceColumns } from './check-broadcast.js';

interface Filter extends KeysetPage {
  brand: string;
  kind?: BroadcastKind;
  state?: BroadcastState;
  search?: string;
  /** Of the last change: `from` included, `to` not. */
  from?: string;
  to?: string;
}

type ListedRow = Pick<BroadcastRow, 'id' | 'kind' | 'status' | 'version' | 'texts'> &
  Pick<BroadcastRow, 'publishAt' | 'endAt' | 'publishedAt' | 'endedAt' | 'changedAt' | 'changedAs'>;

const NEWEST_FIRST = new Keyset({ changed_at: 'timestamptz', id: 'uuid' }, 'desc');
const COLUMNS = `id, kind, status, version, texts, publish_at as "publishAt", end_at as "endAt", published_at as "publishedAt",
  ended_at as "endedAt", changed_at as "changedAt", changed_as as "changedAs"`;

/** Reads broadcasts for operators. */
@Injectable()
export class BroadcastQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly lists: AudienceLists,
  ) {}

  /** What was changed last comes first. */
  async list({ brand, kind, state, search, from, to, ...page }: Filter) {
    const conditions = new Conditions().add('brand = ?', brand);
    if (kind) conditions.add('kind = ?', kind);
    if (state) conditions.add('status = ?', state);
    if (from) conditions.add('changed_at >= ?', from);
    if (to) conditions.add('changed_at < ?', to);
    if (search)
      conditions.add(
        `exists (select from jsonb_each(texts) t where lower(t.value->>'title') like lower(?))`,
        `%${prefixPattern(search)}`,
      );
    const broadcasts = {
      columns: COLUMNS,
      from: 'messaging.broadcast',
      conditions,
      order: NEWEST_FIRST,
    };
    const { rows, total, next } = await readKeysetPage<ListedRow>(this.database, broadcasts, page);
    return { list: rows.map((row) => this.summaryOf(brand, row)), total, next };
  }

  /** @throws AppError 404 */
  async get(brand: string, id: string): Promise<BroadcastDetail> {
    const row = await this.database.manager.findOneBy(BroadcastRow, { brand, id });
    if (!row) throw new AppError(platformErrors.error_not_found);
    const { kind, texts, publishAt, endAt } = row;
    const audience = audienceOf(row);
    const draft = { kind, texts, audience, publishAt: textOf(publishAt), endAt: textOf(endAt) };
    const { list } = audience;
    const listed = list === null ? null : await this.lists.sizeOf(brand, list);
    return { ...this.summaryOf(brand, row), draft, listed };
  }

  /** As `countAudience`, of a stored broadcast. */
  countOf(row: BroadcastRow): Promise<number> {
    return this.countAudience(row.brand, row.kind, audienceOf(row));
  }

  /** How many members who can log in belong to an audience now. It reads all members of the brand. */
  async countAudience(brand: string, kind: BroadcastKind, audience: BroadcastAudience): Promise<number> {
    const { defaultLanguage } = this.brands.byId(brand).settings;
    const { levels, languages, unsetLanguage, agents, registeredBefore, tags, list } = audienceColumns(
      audience,
      defaultLanguage,
    );
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from members.member_view m
       where m.brand = $1 and m.status = 'active' and m.type <> 4
         and messaging.is_addressed(m.vip_rank, m.language, m.type, m.registered_at, $2, $3, $4, $5, $6)
         and ($7 <> 'marketing' or exists (select from messaging.marketing_members($8, 'inbox', $9) g where g.member = m.id))
         and ($10::uuid is null
           or exists (select from messaging.audience_list_member l where l.list = $10 and l.member = m.id))
         and ($11::text[] is null
           or exists (select from members.member_tag_view t where t.member = m.id and t.tag = any ($11)))`,
      [
        brand,
        levels,
        languages,
        unsetLanguage,
        agents,
        registeredBefore,
        kind,
        this.clock.now(),
        audience.product,
        list,
        tags,
      ],
    );
    return row?.count ?? 0;
  }

  private summaryOf(brand: string, { texts, ...row }: ListedRow): BroadcastSummary {
    const language = languageToShow({ texts }, this.brands.byId(brand).settings.defaultLanguage);
    return {
      id: row.id,
      kind: row.kind,
      state: row.status,
      version: row.version,
      title: (language && texts[language]?.title) ?? '',
      languages: LANGUAGES.filter((one) => texts[one]?.title),
      publishAt: textOf(row.publishAt),
      endAt: textOf(row.endAt),
      publishedAt: textOf(row.publishedAt),
      endedAt: textOf(row.endedAt),
      changedAt: row.changedAt.toISOString(),
      changedBy: row.changedAs,
    };
  }
}

function audienceOf(row: BroadcastRow): BroadcastAudience {
  const { levels, languages, agents, registeredBefore, product, tags, list } = row;
  const members = agents === null ? null : agents ? 'agents' : 'players';
  return { levels, languages, members, registeredBefore: textOf(registeredBefore), product, tags, list };
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
