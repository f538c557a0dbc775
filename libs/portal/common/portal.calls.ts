import { z } from 'zod';
import { game, vendorCard } from '#libs/games/common/games.calls';
import { winner } from '#libs/games/common/winners.calls';
import { AVATARS } from '#libs/members/common/avatars';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, LOGGED_IN } from '#libs/platform/common/call';
import { banner } from '#libs/site/common/announcements';
import { languageInput } from '#libs/site/common/language-code';
import { brandInfo } from '#libs/site/common/site.calls';

export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string().nullable(),
  /** Its name; `null` for the first letters of the nickname or account. */
  avatar: z.enum(AVATARS).nullable(),
  type: z.int(),
  /** The account has an upline, to whom money may be sent. */
  hasUpline: z.boolean(),
  /** Whether vendors of the brand keep wallets for members. */
  hasVendorWallets: z.boolean(),
  balance: z.string(),
  onHold: z.string(),
  /** Money that can only be played with; part of neither. */
  bonus: z.string(),
  currency: currencyCode,
  currencySymbol: z.string(),
  vipFlag: z.boolean(),
  /** Rank as a number; the client has its name. */
  vipRank: z.int(),
  vipLabel: z.string(),
  unreadMessages: z.int(),
  availablePromos: z.int(),
  /** Steps of missions that can be claimed. */
  claimableMissions: z.int(),
  seq: z.int(),
});
export type MemberInfo = z.output<typeof memberInfo>;

export const getMemberInfo = defineCall({
  method: 'GET',
  path: '/wps/member/info',
  summary: 'Who is logged in, with balance and counts, and the `seq` of the same moment',
  access: LOGGED_IN,
  whileClosed: true,
  input: z.strictObject({}),
  value: memberInfo,
});

/** The initial content of the home page, which the server renders the page with. */
export const homeData = z.object({
  brand: brandInfo,
  banners: z.array(banner),
  /** Lines of the marquee: the first of the site's own, or else of the notices. */
  marquee: z.array(z.object({ id: z.string(), text: z.string() })),
  menus: z.array(z.object({ gameType: z.string(), games: z.int() })),
  hot: z.array(game),
  /** The top of today's board, which `winners.updated` keeps current. */
  winners: z.array(winner),
  sections: z.array(
    z.object({
      gameType: z.string(),
      /** The first games that are shown; a few where vendors are. */
      games: z.array(game),
      total: z.int(),
      /** The first vendors, those that can be played first, if the category is shown by its vendors. */
      vendors: z.array(vendorCard),
    }),
  ),
});
export type HomeData = z.output<typeof homeData>;

export const getHome = defineCall({
  method: 'GET',
  path: '/wps/portal/home',
  summary: 'The data of the home page in a language',
  access: ['guest', ...LOGGED_IN, 'operator'],
  input: z.strictObject({ language: languageInput }),
  value: homeData,
});
