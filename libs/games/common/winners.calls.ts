import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { CATEGORIES, SCENES } from './games.calls.js';

/** One line of the winner board. */
export const winner = z.object({
  nodeId: z.int(),
  game: z.string(),
  /** By language code; EN is always present. */
  gameNames: z.record(z.string(), z.string()),
  gameType: z.enum(CATEGORIES),
  scene: z.enum(SCENES),
  /** Masked, as in `ru***i`. */
  account: z.string(),
  /** The payout, a wire amount. */
  winAmount: z.string(),
  currency: currencyCode,
  time: z.string(),
});
export type Winner = z.output<typeof winner>;

/** The board `winners.updated` carries the same data, at most four times a second. */
export const winnerBoard = z.object({ list: z.array(winner) });

export const listWinners = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  summary: "The largest wins of today, in the brand's time zone, the largest first",
  access: EVERYBODY,
  input: z.strictObject({
    gameCategory: z.enum(['ALL', ...CATEGORIES]).default('ALL'),
    language: languageInput,
    limitNum: z.coerce.number().int().min(1).max(100).default(20),
  }),
  value: winnerBoard,
});
