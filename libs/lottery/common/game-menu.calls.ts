import { z } from 'zod';
import { defineCall, EVERYBODY, LOGGED_IN } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { DRAW_STATUSES } from './draws.calls.js';
import { drawNo, gameCode, prizeMode } from './ticket-lines.js';

/** Where a game's numbers come from, as pages of the lottery are divided. */
export const AREAS = ['VN', 'SEA', 'OTHER'] as const;
export type Area = (typeof AREAS)[number];

const family = z.enum(['SSC', 'PK10', 'K3', 'X5', 'L6', 'VN', 'SEA']);
const flag = z.union([z.literal(0), z.literal(1)]);
/** Times of day are minutes from midnight in the game's time zone. */
const schedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('periodic'), minutes: z.int() }),
  z.object({ kind: z.literal('daily'), at: z.int() }),
  z.object({ kind: z.literal('weekdays'), days: z.array(z.int()), at: z.int() }),
  z.object({ kind: z.literal('month-days'), days: z.array(z.int()), at: z.int() }),
]);

export const lotteryTile = z.object({
  gameCode,
  gameName: z.string(),
  nodeId: z.int(),
  /** The vendor under which it is listed. */
  vassalage: z.string(),
  gameType: z.enum(['LOTT', 'ELOTT']),
  area: z.enum(AREAS),
  family,
  prizeModes: z.array(prizeMode),
  schedule,
  timeZone: z.string(),
  isHot: flag,
  isNew: flag,
  /** 0: a trial account may play it. */
  supportPlay: flag,
  maintenance: z.boolean(),
  current: z.object({ drawNo, closeAt: z.string(), status: z.enum(DRAW_STATUSES) }).nullable(),
  /** Numbers joined by commas, prizes by slashes. */
  last: z.object({ numero: drawNo, winningNumber: z.string().nullable() }).nullable(),
});
export type LotteryTile = z.output<typeof lotteryTile>;

export const listLotteryMenu = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'The games of the lottery in groups, each with its next draw and its last numbers',
  access: EVERYBODY,
  input: z.strictObject({
    area: z.enum(['VN', 'SEA', 'ALL']).default('ALL'),
    language: languageInput.optional(),
  }),
  value: z.object({
    groups: z.array(z.object({ groupCode: z.string(), groupName: z.string(), games: z.array(lotteryTile) })),
  }),
});

export const listRecentLotteryGames = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'The games of the lottery that the member has bet on, the last one first',
  access: LOGGED_IN,
  input: z.strictObject({
    size: z.coerce.number().int().min(1).max(20).default(20),
    language: languageInput.optional(),
  }),
  value: z.object({ list: z.array(lotteryTile) }),
});

export const openLottery = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/lobby',
  summary: "The route of the portal's page of a lottery, or of one of its games",
  access: LOGGED_IN,
  input: z.strictObject({
    lottoArea: z.enum(['VN', 'SEA', 'ALL']).default('ALL'),
    lottoPrizeMode: prizeMode.optional(),
    lottoGameCode: gameCode.optional(),
    /** The list of games, or the game itself. */
    lottoView: z.enum(['lobby', 'betting']).default('betting'),
    language: languageInput.optional(),
    /** The page has a way back of its own. */
    backUrl: z.string().max(300).optional(),
  }),
  value: z.object({ mode: z.literal('route'), route: z.string() }),
});
