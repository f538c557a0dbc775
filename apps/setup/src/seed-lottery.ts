import type { EntityManager } from 'typeorm';
import { findGame } from '#libs/lottery/common/games';
import { readBrandFile } from './brand-files.js';

/** By the game's code. */
type LotteryFile = Record<string, { names: Record<string, string> }>;

/**
 * Adds the games of the lottery that the brand's file offers, with their names by language.
 * @throws Error for a code of no game
 */
export async function seedLottery(manager: EntityManager, brand: string): Promise<void> {
  for (const [code, { names }] of Object.entries(readBrandFile<LotteryFile>(brand, 'lottery'))) {
    if (!findGame(code)) throw new Error(`the lottery of ${brand} names ${code}, which is no game`);
    await manager.query(
      'insert into lottery.game (brand, code, names) values ($1, $2, $3) on conflict do nothing',
      [brand, code, JSON.stringify(names)],
    );
  }
}
