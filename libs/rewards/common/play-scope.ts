import { z } from 'zod';
import { CATEGORIES } from '#libs/games/common/games.calls';

export type GameType = (typeof CATEGORIES)[number];

export const PRODUCTS = ['casino', 'betting', 'lottery'] as const;
export type Product = (typeof PRODUCTS)[number];

const PRODUCT_OF: Record<GameType, Product> = {
  SPORTS: 'betting',
  ESPORTS: 'betting',
  COCKFIGHT: 'betting',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  LIVE: 'casino',
  FISH: 'casino',
  RNG: 'casino',
  PVP: 'casino',
};

export const productOf = (type: GameType): Product => PRODUCT_OF[type];

/** Which play counts: what is of all of these. `null`: any. */
export const playScope = z.strictObject({
  product: z.enum(PRODUCTS).nullable(),
  types: z.array(z.enum(CATEGORIES)).min(1).max(CATEGORIES.length).nullable(),
  /** Codes of vendors. */
  vendors: z
    .array(z.string().regex(/^[A-Z0-9_-]{1,40}$/))
    .min(1)
    .max(50)
    .nullable(),
  /** Node ids of titles. */
  titles: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(200).nullable(),
});
export type PlayScope = z.output<typeof playScope>;

/** The types of games of which play counts; `null`: all. */
export function typesOf({ product, types }: Pick<PlayScope, 'product' | 'types'>): GameType[] | null {
  if (product === null) return types;
  return (types ?? CATEGORIES).filter((type) => PRODUCT_OF[type] === product);
}
