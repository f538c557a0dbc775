import type { EntityManager } from 'typeorm';
import { takesCurrency, USUAL_TERMS, type VendorTerms } from '#libs/games/common/vendor-terms';
import type { Currency } from '#libs/money/currency';

/** A vendor in a file of a brand: what is not agreed with it otherwise is as usual. */
export type VendorOfFile = Partial<VendorTerms> & {
  code: string;
  displayName: string;
  maintenance: boolean;
};

/**
 * Adds missing vendors; what is agreed with a vendor is always as the file says, and its maintenance only with `followsFile`.
 * @returns the terms by the vendor's code
 */
export async function seedVendors(
  manager: EntityManager,
  brand: string,
  currency: Currency,
  { vendors, followsFile }: { vendors: readonly VendorOfFile[]; followsFile: boolean },
): Promise<Map<string, VendorTerms>> {
  const terms = new Map<string, VendorTerms>();
  for (const { code, displayName, maintenance, ...agreed } of vendors) {
    const vendor = { ...USUAL_TERMS, ...agreed };
    if (!takesCurrency(vendor, currency))
      throw new Error(`the vendor ${code} of ${brand} does not take ${currency}`);
    terms.set(code, vendor);
    await manager.query(
      `insert into games.vendor (brand, code, display_name, maintenance, wallet, currencies, languages, sports_category,
         opens, one_game, live)
       values ($1, $2, $3, $4, $6, $7, $8, $9, $10, $11, $12)
       on conflict (brand, code) do update set wallet = excluded.wallet, currencies = excluded.currencies,
         languages = excluded.languages, sports_category = excluded.sports_category,
         opens = excluded.opens, one_game = excluded.one_game, live = excluded.live,
         maintenance = case when $5 then excluded.maintenance else games.vendor.maintenance end`,
      [
        brand,
        code,
        displayName,
        maintenance,
        followsFile,
        vendor.wallet,
        vendor.currencies,
        vendor.languages,
        vendor.sportsCategory,
        vendor.opens,
        vendor.oneGame,
        vendor.live,
      ],
    );
  }
  return terms;
}
