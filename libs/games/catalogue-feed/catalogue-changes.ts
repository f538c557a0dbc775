import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { rateToWire } from '#libs/money/rate';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { BrandRegistry } from '#libs/site/index';
import type {
  CatalogueChange,
  CatalogueChangeKind,
  CatalogueChangeState,
  CatalogueReading,
} from '../common/catalogue-change.js';
import { GameVendors } from '../vendors/game-vendors.js';
import type { ListedTitle } from './listed-titles.js';

interface Row
  extends Pick<CatalogueChange, 'id' | 'vendor' | 'vendorName' | 'gameCode' | 'kind' | 'state' | 'reason'> {
  own: ListedTitle | null;
  listed: ListedTitle | null;
  foundAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  decider: string | null;
}

/** Which differences of a brand are listed; all by default. */
interface CatalogueChangeFilter extends KeysetPage {
  brand: string;
  vendor?: string;
  kind?: CatalogueChangeKind;
  state?: CatalogueChangeState;
  /** How the game's code begins. */
  search?: string;
  /** Of the moment that it was found: `from` included, `to` not. ISO 8601. */
  from?: string;
  to?: string;
}

/** What waits comes first, and of that what was found first. */
const OPEN_FIRST = new Keyset({
  "(c.state <> 'open')": 'boolean',
  'c.found_at': 'timestamptz',
  'c.id': 'bigint',
});

/** Differences between vendors' lists and the brand's titles, as operators see them. */
@Injectable()
export class CatalogueChanges {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
  ) {}

  async list(filter: CatalogueChangeFilter) {
    const changes = {
      columns: `c.id, c.vendor, v.display_name as "vendorName", c.game_code as "gameCode", c.kind, c.state, c.own, c.listed,
        c.found_at as "foundAt", c.decided_at as "decidedAt", c.decided_by as "decidedBy", o.account as decider, c.reason`,
      from: 'games.catalogue_change c',
      joins: `join games.vendor v on v.brand = c.brand and v.code = c.vendor
        left join authentication.operator_view o on o.id = c.decided_by`,
      conditions: conditionsOf(filter),
      order: OPEN_FIRST,
    };
    const { currency } = this.brands.byId(filter.brand).settings;
    const { rows, ...page } = await readKeysetPage<Row>(this.database, changes, filter);
    return { list: rows.map((row) => shown(row, currency)), ...page };
  }

  /** Every vendor of the brand with the last reading of its list. */
  async readings(brand: string): Promise<CatalogueReading[]> {
    const rows = await this.database.query<
      Omit<CatalogueReading, 'readAt' | 'failedAt'> & { readAt: Date | null; failedAt: Date | null }
    >(
      `select v.code as vendor, v.display_name as "vendorName", v.code = any($2) as connected, r.read_at as "readAt",
         coalesce(r.titles, 0) as titles, coalesce(r.unreadable, 0) as unreadable, r.failed_at as "failedAt",
         (select count(*)::int from games.catalogue_change c
          where c.brand = v.brand and c.vendor = v.code and c.state = 'open') as open
       from games.vendor v left join games.catalogue_reading r on r.brand = v.brand and r.vendor = v.code
       where v.brand = $1 order by v.display_name`,
      [brand, this.vendors.codes(brand)],
    );
    return rows.map((row) => ({
      ...row,
      readAt: row.readAt?.toISOString() ?? null,
      failedAt: row.failedAt?.toISOString() ?? null,
    }));
  }
}

function conditionsOf({ brand, vendor, kind, state, search, from, to }: CatalogueChangeFilter): Conditions {
  const conditions = new Conditions().add('c.brand = ?', brand);
  if (vendor !== undefined) conditions.add('c.vendor = ?', vendor);
  if (kind) conditions.add('c.kind = ?', kind);
  if (state) conditions.add('c.state = ?', state);
  if (from !== undefined) conditions.add('c.found_at >= ?', from);
  if (to !== undefined) conditions.add('c.found_at < ?', to);
  if (search !== undefined) conditions.add('lower(c.game_code) like lower(?)', prefixPattern(search));
  return conditions;
}

function shown({ own, listed, decider, ...row }: Row, currency: Currency): CatalogueChange {
  const [before, after] = [fieldsOf(own, currency), fieldsOf(listed, currency)];
  const fields = row.kind === 'withdrawn' ? [] : Object.keys(after);
  return {
    ...row,
    names: { ...own?.names, ...listed?.names },
    changes: fields
      .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
      .filter((change) => change.before !== change.after),
    foundAt: row.foundAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy !== null && decider !== null ? { id: row.decidedBy, account: decider } : null,
  };
}

function fieldsOf(title: ListedTitle | null, currency: Currency): Record<string, string> {
  if (!title) return {};
  const { names, gameType, classify, edgePpm, image } = title;
  const amount = (minor: string) => toWire(BigInt(minor), currency);
  return {
    ...Object.fromEntries(Object.entries(names).map(([language, name]) => [`name${language}`, name])),
    gameType,
    classify,
    minBet: amount(title.minBet),
    maxBet: amount(title.maxBet),
    largestWin: amount(title.largestWin),
    ...(edgePpm !== null && { edge: rateToWire(edgePpm) }),
    ...(image && { image }),
  };
}
