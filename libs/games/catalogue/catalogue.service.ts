import { Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { typedText } from '../common/fold-name.js';
import type {
  CATEGORIES,
  Game,
  listGames,
  listHotGames,
  listVendors,
  VendorCard,
} from '../common/games.calls.js';
import { isLotteryPage, type Opening } from '../common/launch-pages.js';
import { foundTitles } from '../search/found-titles.sql.js';
import { parametersOf, titleQuery } from '../search/title-query.js';
import { isInRegion, type Region } from '../titles/title-regions.js';
import { GameVendors } from '../vendors/game-vendors.js';

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
  t.freeplay::int as freeplay, t.scene, t.image, v.live::int as "isLive", ${CLOSED} as maintenance`;

/** Without the titles that their vendors have withdrawn. */
export const GAME_TABLES = `games.title t join games.vendor v on v.brand = t.brand and v.code = t.vendor
  and t.withdrawn_at is null`;

/** Of these, what a visitor may see; `region` is the number of the parameter that holds the region. */
export const gamesIn = (region: number): string => `${GAME_TABLES} and ${isInRegion(region)}`;

type Category = (typeof CATEGORIES)[number];
type HotGamesInput = InputOf<typeof listHotGames>;
type VendorLane = ValueOf<typeof listVendors>['data']['lanes'][number];

/** The games of a brand. Every list starts with the playable games. */
@Injectable()
export class Catalogue {
  constructor(
    private readonly database: Database,
    private readonly connected: GameVendors,
  ) {}

  menus(brand: string, region: Region): Promise<{ gameType: Category; games: number }[]> {
    return this.database.query(
      `select t.game_type as "gameType", count(*)::int as games from ${gamesIn(3)} where t.brand = $1
       group by 1 order by bool_and(${closed('$2')}), min(t.position)`,
      [brand, this.connected.playable(brand), region],
    );
  }

  /** In the order of the catalogue, or of what the name is like. A name without a letter, as `%`, finds nothing. */
  async list(brand: string, input: InputOf<typeof listGames>, region: Region) {
    const name = typedText(input.gameName ?? '');
    const search = titleQuery(name);
    if (name && !search) return { games: [], total: 0, totalPages: totalPages(0, input.pageSize) };
    const condition = `t.brand = $1 and ($4::text is null or t.game_type = $4) and ($5::text is null or t.vendor = $5)
      and ($6::text is null or t.classify = $6) and ($7::boolean is null or t.is_new = $7)
      and ($8::int is null or t.node_id = $8) and ($9::boolean is null or t.is_hot = $9)`;
    const filters = [
      brand,
      input.language,
      this.connected.playable(brand),
      input.gameType ?? null,
      input.vassalage ?? null,
      input.gameClassify ?? null,
      input.isNew === undefined ? null : input.isNew === '1',
      input.nodeId ?? null,
      input.isHot === undefined ? null : input.isHot === '1',
      input.pageSize,
      (input.pageNo - 1) * input.pageSize,
      region,
    ];
    const wanted = `${condition} and t.withdrawn_at is null and ${isInRegion(12)}`;
    const tables = gamesIn(12);
    const rows = await this.database.query<Game & { total: number; place?: number }>(
      search
        ? `with ${foundTitles(wanted, 13)} select g.*, count(*) over ()::int as total from found f
           cross join lateral (select ${GAME_COLUMNS}, t.position as place from ${tables}
             where t.node_id = f.node_id and (${condition}) offset 0) g
           order by f.tier, g.maintenance, f.rank, g.place, f.node_id limit $10 offset $11`
        : `select ${GAME_COLUMNS}, count(*) over ()::int as total from ${tables} where ${condition}
           order by ${CLOSED}, t.position, t.node_id limit $10 offset $11`,
      search ? [...filters, ...parametersOf(search)] : filters,
    );
    const total = rows[0]?.total ?? 0;
    return {
      games: rows.map(({ total: _, place: __, ...game }) => game),
      total,
      totalPages: totalPages(total, input.pageSize),
    };
  }

  /**
   * The vendors of each category, or of one. Categories and vendors are in the order of their first title; those that
   * take no rounds come last.
   */
  async lanes(brand: string, gameType: string | undefined, region: Region): Promise<VendorLane[]> {
    const rows = await this.database.query<
      Omit<VendorCard, 'accountTypeName' | 'isGame' | 'mode' | 'route'> & {
        gameType: Category;
        opens: Opening;
      }
    >(
      `select t.game_type as "gameType", v.code as vassalage, v.display_name as "displayName",
         count(*)::int as games, bool_and(${CLOSED}) as maintenance, v.opens
       from ${gamesIn(4)} where t.brand = $1 and ($2::text is null or t.game_type = $2) group by 1, 2, 3, v.opens
       order by bool_and(bool_and(${CLOSED})) over (partition by t.game_type),
         min(min(t.position)) over (partition by t.game_type), 1, 5, min(t.position), 2`,
      [brand, gameType ?? null, this.connected.playable(brand), region],
    );
    const lanes = new Map<Category, VendorLane>();
    for (const { gameType: category, opens, ...card } of rows) {
      const lane = lanes.get(category) ?? { title: category, gameClassify: category, cards: [] };
      const route = routeOf(category, opens);
      lane.cards.push({
        ...card,
        accountTypeName: 'MAIN',
        isGame: 'VASSALAGE',
        mode: route ? 'route' : 'list',
        route,
      });
      lanes.set(category, lane);
    }
    return [...lanes.values()];
  }

  /** The first hot games, of a category and vendor if they are given. */
  hot(
    brand: string,
    { language, gameType, vassalage }: Pick<HotGamesInput, 'language' | 'gameType' | 'vassalage'>,
    region: Region,
  ): Promise<Game[]> {
    return this.database.query<Game>(
      `select ${GAME_COLUMNS} from ${gamesIn(6)} where t.brand = $1 and t.is_hot
         and ($4::text is null or t.game_type = $4) and ($5::text is null or t.vendor = $5)
       order by ${CLOSED}, t.position, t.node_id limit 12`,
      [brand, language, this.connected.playable(brand), gameType ?? null, vassalage ?? null, region],
    );
  }
}

/** Where a vendor's tile leads: to the page of its lottery, or to the lobby of the casino. The others open their games. */
function routeOf(category: Category, opens: Opening): VendorCard['route'] {
  if (isLotteryPage(opens)) return opens;
  return category === 'RNG' ? '/rng' : null;
}
