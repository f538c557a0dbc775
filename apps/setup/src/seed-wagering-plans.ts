import type { EntityManager } from 'typeorm';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { readBrandFile } from './brand-files.js';

/** By the plan's code. A game is named by its type, by type and class as in `RNG:slot`, or by `*`. */
type PlansFile = Record<string, { name: string; percent: Record<string, number> }>;

/**
 * Adds missing wagering plans. A plan that is there stays as it is: bonuses are played with under it.
 * @throws Error for a type that no game has
 */
export async function seedWageringPlans(manager: EntityManager, brand: string): Promise<void> {
  for (const [code, { name, percent }] of Object.entries(readBrandFile<PlansFile>(brand, 'wagering-plans'))) {
    const added: unknown[] = await manager.query(
      'insert into wagering.plan (brand, code, name) values ($1, $2, $3) on conflict do nothing returning code',
      [brand, code, name],
    );
    if (added.length === 0) continue;
    for (const [game, share] of Object.entries(percent)) {
      const [type = '', classify = '*'] = game.split(':');
      if (type !== '*' && !CATEGORIES.some((category) => category === type))
        throw new Error(`the wagering plan ${code} of ${brand} names ${type}, which is no type of games`);
      await manager.query(
        'insert into wagering.plan_rate (brand, plan, type, classify, percent) values ($1, $2, $3, $4, $5)',
        [brand, code, type, classify, share],
      );
    }
  }
}
