import { FALLBACK, type LanguageCode } from '#libs/site/common/locales';
import type { CATEGORIES } from './games.calls.js';
import type { Opening } from './launch-pages.js';

type Category = (typeof CATEGORIES)[number];

export type WalletKind = 'seamless' | 'transfer' | 'house';

/** What a brand has agreed with a vendor, from `games.vendor`. */
export interface VendorTerms {
  /**
   * `seamless`: each bet is charged to the member's wallet. `transfer`: the vendor keeps a wallet for each member. `house`: it is the
   * portal itself.
   */
  wallet: WalletKind;
  /** All, where it is null. */
  currencies: string[] | null;
  /** The portal's codes; all, where it is null. */
  languages: LanguageCode[] | null;
  /** Some vendors list e-sports and cockfights as sports. */
  sportsCategory: Extract<Category, 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'>;
  /** Where its games open. */
  opens: Opening;
  /** A member may have one of its games open: the next one ends the one before. */
  oneGame: boolean;
  /** It tells the state of its tables and jackpots. */
  live: boolean;
}

/** What holds where a brand's file says nothing. */
export const USUAL_TERMS: VendorTerms = {
  wallet: 'seamless',
  currencies: null,
  languages: null,
  sportsCategory: 'SPORTS',
  opens: 'page',
  oneGame: false,
  live: false,
};

export const VENDOR_TERMS = `v.wallet, v.currencies, v.languages, v.sports_category as "sportsCategory", v.opens,
  v.one_game as "oneGame", v.live`;

export const categoryAt = ({ sportsCategory }: VendorTerms, category: Category): Category =>
  category === 'SPORTS' ? sportsCategory : category;

export const takesCurrency = ({ currencies }: VendorTerms, currency: string): boolean =>
  currencies?.includes(currency) ?? true;

/** The wanted language where the vendor has it, else English, else the vendor's first. */
export function languageAt({ languages }: VendorTerms, wanted: LanguageCode): LanguageCode {
  if (languages === null || languages.includes(wanted)) return wanted;
  return languages.includes(FALLBACK) ? FALLBACK : (languages[0] ?? wanted);
}
