import { z } from 'zod';
import type { Currency } from '#libs/money/currency';
import { WHOLE_PPM } from '#libs/money/rate';
import type { LanguageCode } from '#libs/site/common/locales';
import { CATEGORIES } from '../common/games.calls.js';
import { categoryAt, type VendorTerms } from '../common/vendor-terms.js';
import { minorUnitsOf } from '../wallet/protocol-amount.js';

/** A vendor with more titles is not believed. */
const MOST_TITLES = 20_000;

/** A title as its vendor lists it, in the units of the database: minor units as text, the edge in millionths. */
export interface ListedTitle {
  gameCode: string;
  /** By the portal's language codes; EN is always among them. */
  names: Record<string, string>;
  gameType: (typeof CATEGORIES)[number];
  classify: string;
  minBet: string;
  maxBet: string;
  largestWin: string;
  /** `null` where nobody has said it yet. */
  edgePpm: number | null;
  /** It can be tried with play money. */
  trial: boolean;
  /** A path at the brand's hosts of images; `null` where the vendor names none, or none that can be used. */
  image: string | null;
}

/** Of which a brand needs a vendor's list. */
export interface ListOrder {
  terms: VendorTerms;
  currency: Currency;
  languages: readonly LanguageCode[];
}

export interface VendorList {
  titles: ListedTitle[];
  /** How many entries were left out: unreadable, or listed twice. */
  unreadable: number;
}

const text = z.string().trim().min(1).max(120);
const amount = z.int().nonnegative();

/** Of a bitmap: an SVG could name further addresses. */
const imagePath = z.string().regex(/^(?:\/[\w-]{1,60}){1,6}\.(?:avif|webp|png|jpe?g)$/);

const entry = z.object({
  game_code: z.string().regex(/^[\x21-\x7e]{1,60}$/),
  category: z.enum(CATEGORIES),
  class: z.string().regex(/^[\w-]{1,40}$/),
  names: z.looseObject({ en: text }),
  return_to_player: z.number().min(0).max(1),
  demo: z.boolean(),
  image: z
    .unknown()
    .optional()
    .transform((given) => imagePath.safeParse(given).data ?? null),
  limits: z.object({ currency: z.string(), min_bet: amount, max_bet: amount, largest_win: amount }),
});

const list = z.object({ games: z.array(z.unknown()).max(MOST_TITLES) });

/**
 * Reads a vendor's `/game/list` entry by entry, so that one that cannot be read costs no other one.
 * @throws ZodError for a reply that is no list, or is longer than any vendor's
 */
export function readVendorList(reply: unknown, order: ListOrder): VendorList {
  const { games } = list.parse(reply);
  const titles = new Map<string, ListedTitle>();
  const repeated = new Set<string>();
  for (const each of games) {
    const title = titleOf(each, order);
    if (title && titles.has(title.gameCode)) repeated.add(title.gameCode);
    else if (title) titles.set(title.gameCode, title);
  }
  for (const code of repeated) titles.delete(code);
  return { titles: [...titles.values()], unreadable: games.length - titles.size };
}

function titleOf(value: unknown, { terms, currency, languages }: ListOrder): ListedTitle | null {
  const parsed = entry.safeParse(value);
  if (!parsed.success || parsed.data.limits.currency !== currency) return null;
  const { game_code, category, class: classify, names, return_to_player, demo, limits, image } = parsed.data;
  const minBet = minorUnitsOf(limits.min_bet, currency);
  const maxBet = minorUnitsOf(limits.max_bet, currency);
  const largestWin = minorUnitsOf(limits.largest_win, currency);
  if (minBet === undefined || maxBet === undefined || largestWin === undefined || minBet > maxBet)
    return null;
  return {
    gameCode: game_code,
    names: namesOf(names, languages),
    gameType: categoryAt(terms, category),
    classify,
    minBet: String(minBet),
    maxBet: String(maxBet),
    largestWin: String(largestWin),
    edgePpm: Math.round((1 - return_to_player) * WHOLE_PPM),
    trial: demo,
    image,
  };
}

/** Names in languages that the brand does not have, and malformed ones, are left out. */
function namesOf(
  { en, ...names }: Record<string, unknown> & { en: string },
  languages: readonly LanguageCode[],
): Record<string, string> {
  const others = languages.flatMap((language) => {
    const name = text.safeParse(names[language.toLowerCase()]);
    return name.success ? [[language, name.data]] : [];
  });
  return { EN: en, ...Object.fromEntries(others) };
}
