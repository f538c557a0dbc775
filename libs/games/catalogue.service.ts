import { Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LanguageCode } from '#libs/site/common/locales';
import type { CATEGORIES, Game, listGames, listVendors } from './common/games.calls.js';
import { GameVendors } from './game-vendors.js';

/** The title takes no rounds at present; the parameter holds the codes of the connected vendors. */
const closed = (connected: '$2' | '$3') =>
  `(v.maintenance or t.maintenance or v.code <> all (${connected}::text[]))`;
/** Sorts such titles last; `$3` holds the codes. */
export const CLOSED = closed('$3');

/** A title in its wire format; `$2` is the language, `$3` as for `CLOSED`. */
export const GAME_COLUMNS = `
  t.node_id as "nodeId", coalesce(t.names->>$2, t.names->>'EN') as "gameName", t.vendor as vassalage,
  v.display_name as "vendorName", t.game_type as "gameType", t.classify as "gameClassify", t.game_code as "gameCode",
  t.is_new::int as "isNew", t.is_hot::int as "isHot", (not t.support_play)::int as "supportPlay",
  t.freeplay::int as freeplay, t.scene, ${CLOSED} as maintenance`;

export const GAME_TABLES = 'games.title t join games.vendor v on v.brand = t.brand and v.code = t.vendor';

type VendorLane = ValueOf<typeof listVendors>['data']['lanes'][number];

/** The games of a brand. Every list starts with the playable games. */
@Injectable()
export class Catalogue {
  constructor(
    private readonly database: Database,
    private readonly connected: GameVendors,
  ) {}

  menus(brand: string): Promise<{ gameType: (typeof CATEGORIES)[number]; games: number }[]> {
    return this.database.query(
      `select t.game_type as "gameType", count(*)::int as games from ${GAME_TABLES} where t.brand = $1
       group by 1 order by bool_and(${closed('$2')}), min(t.position)`,
      [brand, this.connected.codes()],
    );
  }

  async list(brand: string, input: InputOf<typeof listGames>) {
    const condition = `t.brand = $1 and ($4::text is null or t.game_type = $4) and ($5::text is null or t.vendor = $5)
      and ($6::text is null or t.classify = $6) and ($7::boolean is null or t.is_new = $7)
      and ($8::text is null or position(lower($8) in lower(coalesce(t.names->>$2, t.names->>'EN'))) > 0)
      and ($9::int is null or t.node_id = $9)`;
    const filters = [
      brand,
      input.language,
      this.connected.codes(),
      input.gameType ?? null,
      input.vassalage ?? null,
      input.gameClassify ?? null,
      input.isNew === undefined ? null : input.isNew === '1',
      input.gameName || null,
      input.nodeId ?? null,
    ];
    const rows = await this.database.query<Game & { total: number }>(
      `select ${GAME_COLUMNS}, count(*) over ()::int as total from ${GAME_TABLES} where ${condition}
       order by ${CLOSED}, t.position, t.node_id limit $10 offset $11`,
      [...filters, input.pageSize, (input.pageNo - 1) * input.pageSize],
    );
    const total = rows[0]?.total ?? 0;
    return {
      games: rows.map(({ total: _, ...game }) => game),
      total,
      totalPages: totalPages(total, input.pageSize),
    };
  }

  /** Vendors with titles of a category, in the order of their first title; those that take no rounds come last. */
  async vendors(brand: string, gameType?: string): Promise<VendorLane[]> {
    return this.database.query<VendorLane>(
      `select v.code as vendor, v.display_name as "vendorName", count(*)::int as games, bool_and(${CLOSED}) as maintenance
       from ${GAME_TABLES} where t.brand = $1 and ($2::text is null or t.game_type = $2)
       group by 1, 2 order by 4, min(t.position)`,
      [brand, gameType ?? null, this.connected.codes()],
    );
  }

  hot(brand: string, language: LanguageCode): Promise<Game[]> {
    return this.database.query<Game>(
      `select ${GAME_COLUMNS} from ${GAME_TABLES} where t.brand = $1 and t.is_hot
       order by ${CLOSED}, t.position, t.node_id limit 12`,
      [brand, language, this.connected.codes()],
    );
  }
}
