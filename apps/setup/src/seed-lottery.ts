import type { EntityManager } from 'typeorm';
import { findGame, type LotteryGame, type PrizeMode } from '#libs/lottery/common/games';
import { saleLimitsOf, titleTermsOf } from '#libs/lottery/common/title-terms';
import { titleCodeOf, vendorOf } from '#libs/lottery/common/titles';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { readBrandFile } from './brand-files.js';

/** By language. */
type Names = Record<string, string>;

interface OfferedGame {
  names: Names;
  /** The titles under which it is played; one has the game's names where it has none of its own. */
  titles: Partial<Record<PrizeMode, { nodeId: number; names?: Names }>>;
}

/** By the game's code. */
type LotteryFile = Record<string, OfferedGame>;

interface Place {
  brand: string;
  currency: Currency;
}

/** Lists of all games end with the lottery. */
const FIRST_POSITION = 900;

/**
 * Adds the games of the lottery that the brand's file offers, and their titles. Those that exist stay as they are.
 * @throws Error for a code of no game, or a prize mode that the game does not have
 */
export async function seedLottery(manager: EntityManager, brand: string, currency: Currency): Promise<void> {
  for (const [code, { names, titles }] of Object.entries(readBrandFile<LotteryFile>(brand, 'lottery'))) {
    const game = findGame(code);
    if (!game) throw new Error(`the lottery of ${brand} names ${code}, which is no game`);
    await addGame(manager, { brand, currency }, game, names);
    for (const [mode, title] of Object.entries(titles) as [PrizeMode, { nodeId: number; names?: Names }][]) {
      if (!game.prizeModes.includes(mode)) throw new Error(`${code} has no prize mode ${mode}`);
      await addTitle(manager, { brand, currency }, game, { mode, names, ...title });
    }
  }
}

async function addGame(manager: EntityManager, { brand, currency }: Place, game: LotteryGame, names: Names) {
  const minor = (amount: string) => parseAmount(amount, currency).toString();
  const limits = saleLimitsOf(game);
  await manager.query(
    `insert into lottery.game (brand, code, names) values ($1, $2, $3) on conflict do nothing`,
    [brand, game.code, JSON.stringify(names)],
  );
  await manager.query(
    `insert into lottery.sale_limit (brand, game, line_min, line_max, line_bets, outcome_pay, ungrouped_pay)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      brand,
      game.code,
      minor(limits.lineMin),
      minor(limits.lineMax),
      limits.lineBets,
      minor(limits.outcomePay),
      minor(limits.ungroupedPay),
    ],
  );
}

async function addTitle(
  manager: EntityManager,
  { brand, currency }: Place,
  game: LotteryGame,
  { mode, nodeId, names }: { mode: PrizeMode; nodeId: number; names: Names },
): Promise<void> {
  const { edgePpm, ticketWin, memberStake } = titleTermsOf(game, mode);
  const minor = (amount: string) => parseAmount(amount, currency).toString();
  await manager.query(
    `insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, is_new, is_hot, support_play, freeplay,
       scene, position, min_bet, max_bet, largest_win, largest_round_stake, edge_ppm, maintenance)
     values ($1, $2, $3, $4::jsonb, $5, 'lottery', $6, false, false, true, false, $7, $8, $9, $10, $11, $10, $12, false)
     on conflict (node_id) do nothing`,
    [
      nodeId,
      brand,
      vendorOf(game, mode),
      JSON.stringify(names),
      game.type,
      titleCodeOf(game, mode),
      game.family === 'K3' ? 'dice' : 'lotto',
      FIRST_POSITION + nodeId,
      minor(saleLimitsOf(game).lineMin),
      minor(memberStake),
      minor(ticketWin),
      edgePpm,
    ],
  );
}
