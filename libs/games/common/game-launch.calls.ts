import { z } from 'zod';
import { defineCall, LOGGED_IN } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { CATEGORIES, game } from './games.calls.js';

export const launchGame = defineCall({
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: "Starts a game at its vendor; the value carries the address of the game's page",
  access: LOGGED_IN,
  input: z.strictObject({
    nodeId: z.coerce.number().int().min(1).max(2_000_000_000),
    vendor: z.string().max(40).optional(),
    gameType: z.enum(CATEGORIES).optional(),
    gameCode: z.string().max(60).optional(),
    platform: z.string().max(40).optional(),
    /** 1: a trial round with play money, if the game offers one. */
    demo: z.enum(['0', '1']).default('0'),
    language: languageInput,
  }),
  value: z.object({
    url: z.string(),
    /** How it is shown: in the page, in a window of its own, or on a route of the portal, which `url` is then. */
    mode: z.enum(['page', 'popup', 'route']),
    /** Named by `launch.ended` when another launch ends it; null on a route, where nothing is started yet. */
    launchId: z.uuid().nullable(),
    /** A trial round with play money. */
    demo: z.boolean(),
  }),
});

export const listRecentGames = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'Games that the member started: those that can be played first, and of those the latest',
  access: LOGGED_IN,
  input: z.strictObject({
    gameType: z.enum(CATEGORIES).optional(),
    vassalage: z.string().max(40).optional(),
    size: z.coerce.number().int().min(1).max(100).default(20),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    language: languageInput,
  }),
  value: z.object({ list: z.array(game), total: z.int(), totalPages: z.int() }),
});

export const getRunningGame = defineCall({
  method: 'GET',
  path: '/wps/game/running',
  summary: 'The game that the member started last and that can still take bets; null without one',
  access: LOGGED_IN,
  input: z.strictObject({ language: languageInput }),
  value: z.object({
    game: game.nullable(),
    /** A trial round with play money of the vendor. */
    demo: z.boolean(),
  }),
});
