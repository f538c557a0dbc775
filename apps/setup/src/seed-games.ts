import type { EntityManager } from 'typeorm';
import type { CATEGORIES } from '#libs/games/common/games.calls';
import { categoryAt, type VendorTerms } from '#libs/games/common/vendor-terms';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { parseRate } from '#libs/money/rate';
import { readBrandFile } from './brand-files.js';
import { seedVendors, type VendorOfFile } from './seed-vendors.js';

interface GamesFile {
  vendors: readonly VendorOfFile[];
  titles: {
    nodeId: number;
    names: unknown;
    vendor: string;
    gameType: (typeof CATEGORIES)[number];
    classify: string;
    gameCode: string;
    scene: string;
    isHot: boolean;
    isNew: boolean;
    supportPlay: boolean;
    freeplay: boolean;
    position: number;
    /** Wire amounts. */
    limits: { minBet: string; maxBet: string; largestWin: string };
    /** The house's long-run share of a stake, in percent. */
    edge: string;
    /** Listed, and not to be played yet; an operator opens it. */
    maintenance?: boolean;
  }[];
}

/**
 * Adds missing vendors and titles; what is agreed with a vendor is always as the file says. A title without limits comes from a database from before games could be played: it
 * is set to the file's values, with its vendor; one without an edge gets the edge. Operators' changes stay.
 */
export async function seedGames(manager: EntityManager, brand: string, currency: Currency): Promise<void> {
  const { vendors, titles } = readBrandFile<GamesFile>(brand, 'games');
  const [old] = (await manager.query('select 1 from games.title where brand = $1 and max_bet = 0 limit 1', [
    brand,
  ])) as unknown[];
  const terms = await seedVendors(manager, brand, currency, { vendors, followsFile: old !== undefined });
  await assertIdsAreOwn(manager, brand, titles);
  for (const title of titles) {
    await followMoved(manager, title, currency, categoryOf(terms, title));
    await manager.query(
      `insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, is_new, is_hot,
         support_play, freeplay, scene, position, min_bet, max_bet, largest_win, edge_ppm,
         maintenance)
       values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
       on conflict (node_id) do update set vendor = excluded.vendor, min_bet = excluded.min_bet,
         max_bet = excluded.max_bet, largest_win = excluded.largest_win where games.title.max_bet = 0`,
      [
        title.nodeId,
        brand,
        title.vendor,
        JSON.stringify(title.names),
        categoryOf(terms, title),
        title.classify,
        title.gameCode,
        title.isNew,
        title.isHot,
        title.supportPlay,
        title.freeplay,
        title.scene,
        title.position,
        parseAmount(title.limits.minBet, currency).toString(),
        parseAmount(title.limits.maxBet, currency).toString(),
        parseAmount(title.limits.largestWin, currency).toString(),
        parseRate(title.edge),
        title.maintenance ?? false,
      ],
    );
    await manager.query('update games.title set edge_ppm = $2 where node_id = $1 and edge_ppm is null', [
      title.nodeId,
      parseRate(title.edge),
    ]);
  }
}

/** A title that the file has with another vendor than the database is another game, whose values are the file's. */
async function followMoved(
  manager: EntityManager,
  { nodeId, vendor, classify, supportPlay, freeplay, position, limits, edge }: GamesFile['titles'][number],
  currency: Currency,
  category: string,
): Promise<void> {
  await manager.query(
    `update games.title set vendor = $2, game_type = $3, classify = $4, support_play = $5, freeplay = $6, position = $7,
       min_bet = $8, max_bet = $9, largest_win = $10, edge_ppm = $11
     where node_id = $1 and vendor <> $2`,
    [
      nodeId,
      vendor,
      category,
      classify,
      supportPlay,
      freeplay,
      position,
      parseAmount(limits.minBet, currency).toString(),
      parseAmount(limits.maxBet, currency).toString(),
      parseAmount(limits.largestWin, currency).toString(),
      parseRate(edge),
    ],
  );
}

function categoryOf(
  terms: Map<string, VendorTerms>,
  { vendor, gameType }: GamesFile['titles'][number],
): string {
  const agreed = terms.get(vendor);
  return agreed ? categoryAt(agreed, gameType) : gameType;
}

/** Ids of titles are the installation's: a brand's files choose some that no other brand has. */
async function assertIdsAreOwn(
  manager: EntityManager,
  brand: string,
  titles: { nodeId: number }[],
): Promise<void> {
  const [taken] = (await manager.query(
    'select node_id, brand from games.title where node_id = any($1::int[]) and brand <> $2 order by 1 limit 1',
    [titles.map(({ nodeId }) => nodeId), brand],
  )) as { node_id: number; brand: string }[];
  if (taken) throw new Error(`the title ${taken.node_id} of ${brand} has an id that ${taken.brand} uses`);
}
