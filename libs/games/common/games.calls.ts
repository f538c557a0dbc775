import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, EVERYBODY, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { LOTTERY_PAGES } from './launch-pages.js';

export const CATEGORIES = [
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
] as const;
export const SCENES = [
  'reels',
  'wheel',
  'fish',
  'cards',
  'ball',
  'rooster',
  'rocket',
  'lotto',
  'dice',
  'live',
  'plinko',
  'mines',
  'scratch',
  'poker',
] as const;

const flag = z.union([z.literal(0), z.literal(1)]);

export const game = z.object({
  nodeId: z.int(),
  gameName: z.string(),
  /** Vendor code, and its name for display. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.enum(CATEGORIES),
  gameClassify: z.string(),
  gameCode: z.string(),
  isNew: flag,
  isHot: flag,
  /** 0: a free trial is offered. */
  supportPlay: flag,
  /** 1: free play. */
  freeplay: flag,
  /** The scene on its generated tile. */
  scene: z.enum(SCENES),
  /** A path at one of the brand's hosts of images, laid over the tile; `null` for a title that has none. */
  image: z.string().nullable(),
  /** 1: its vendor tells the state of its tables and jackpots. */
  isLive: flag,
  /**
   * It takes no rounds at present: its vendor is in maintenance or not connected. Such titles come last in every list.
   */
  maintenance: z.boolean(),
});
export type Game = z.output<typeof game>;

export const listGameMenus = defineCall({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary:
    'Categories that have games: those where something can be played first, and else in the order of the navigation',
  access: EVERYBODY,
  input: z.strictObject({ language: languageInput }),
  value: z.array(z.object({ gameType: z.enum(CATEGORIES), games: z.int() })),
});

export const listGames = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameList',
  summary: 'Games by type, vendor, class and name',
  access: EVERYBODY,
  input: z.strictObject({
    clientType: z.literal('3').optional(),
    platform: z.string().max(40).optional(),
    merchant: z.string().max(40).optional(),
    gameType: z.enum(CATEGORIES).optional(),
    isNew: z.enum(['0', '1']).optional(),
    isHot: z.enum(['0', '1']).optional(),
    vassalage: z.string().max(40).optional(),
    gameClassify: z.string().max(40).optional(),
    gameName: z.string().max(100).trim().optional(),
    /** Only this title. */
    nodeId: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(40),
    language: languageInput,
  }),
  value: z.object({ games: z.array(game), total: z.int(), totalPages: z.int() }),
});

export const vendorCard = z.object({
  /** Vendor code, and its name for display. */
  vassalage: z.string(),
  displayName: z.string(),
  /** The wallet that its games are played from: `MAIN` is the portal's own. */
  accountTypeName: z.literal('MAIN'),
  /** The tile stands for a vendor, not for one game. */
  isGame: z.literal('VASSALAGE'),
  /** What a press does: it shows the vendor's games in a dialog, or leads to a page of the portal. */
  mode: z.enum(['list', 'route']),
  /** That page; null for a list. */
  route: z.enum(['/rng', ...LOTTERY_PAGES]).nullable(),
  games: z.int(),
  /** All of these games take no rounds at present. */
  maintenance: z.boolean(),
});
export type VendorCard = z.output<typeof vendorCard>;

export const listVendors = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVendorList',
  summary: 'Vendors that have games, in a lane for each category: those that can be played first',
  access: EVERYBODY,
  input: z.strictObject({
    platform: z.string().max(40).optional(),
    gameType: z.enum(CATEGORIES).optional(),
    language: languageInput,
  }),
  value: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          /** The key of the lane's title. */
          title: z.enum(CATEGORIES),
          /** What its games belong to. */
          gameClassify: z.enum(CATEGORIES),
          cards: z.array(vendorCard),
        }),
      ),
    }),
  }),
});

export const listClasses = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getClassifyList',
  summary: 'Classes of the games of a category, with how many games each has: the largest first',
  access: EVERYBODY,
  input: z.strictObject({
    gameType: z.enum(CATEGORIES),
    /** Of this vendor only. */
    vassalage: z.string().max(40).optional(),
  }),
  value: z.object({ list: z.array(z.object({ gameClassify: z.string(), games: z.int() })) }),
});

export const getGameInfo = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameInfo',
  summary: 'What a game returns in the long run, and its limits',
  access: EVERYBODY,
  input: z.strictObject({ nodeId: z.coerce.number().int().min(1).max(2_000_000_000) }),
  value: z.object({
    nodeId: z.int(),
    /** The share of all stakes that is paid out in the long run, in percent; `null` where it is not known. */
    returnToPlayer: z.string().nullable(),
    currency: currencyCode,
    /** Of one bet; `null` while no limits are set, and nothing can be staked. */
    minBet: z.string().nullable(),
    maxBet: z.string().nullable(),
    /** Of one round. */
    largestWin: z.string().nullable(),
  }),
});

export const listHotGames = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getHotGameList',
  summary: 'Games that are hot now',
  access: EVERYBODY,
  input: z.strictObject({
    merchantCode: z.string().max(40).optional(),
    isPlatform: z.literal('2').optional(),
    gameType: z.enum(CATEGORIES).optional(),
    vassalage: z.string().max(40).optional(),
    platform: z.string().max(40).optional(),
    language: languageInput,
  }),
  value: z.object({ list: z.array(game) }),
});

export const listFavoriteIds = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteIds',
  summary: "Node ids of the member's favourites",
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({}),
  value: z.array(z.int()),
});

export const listFavorites = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteList',
  summary: "The member's favourite games: those that can be played first, and of those the newest favourite",
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({
    gameType: z.enum(CATEGORIES).optional(),
    vassalage: z.string().max(40).optional(),
    language: languageInput,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(999).default(15),
  }),
  value: z.object({ content: z.array(game), pageNum: z.int(), total: z.int(), totalPages: z.int() }),
});

const nodeId = z.coerce.number().int().min(1).max(2_000_000_000);

export const addFavorite = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavorite',
  summary: 'Keeps a game as favourite; does nothing where it is one',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ nodeId, vendor: z.string().max(40), gameType: z.enum(CATEGORIES) }),
  value: z.object({}),
});

export const removeFavorite = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavorite',
  summary: 'Takes a game from the favourites',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ nodeId }),
  value: z.object({}),
});
