import type { Database } from '#libs/platform/database/database';
import type { Brand } from '#libs/site/index';

/** The brands of the merchant whose code a report carries, and the one at whose host it arrived, if that is among them. */
export interface ReportedTo {
  brands: Brand[];
  host: string;
}

/**
 * The brand of a report that names no deposit. Where brands share a merchant code, these say whose it may be, the surest
 * first: an earlier report of the payment for a deposit, a currency that only some of the brands have, and the host.
 */
export async function brandOfReport(
  database: Database,
  { brands, host }: ReportedTo,
  report: { provider: string; payment_id: string; currency: string },
): Promise<string> {
  const [known] = await database.query<{ brand: string }>(
    `select brand from cashier.deposit where payment_id = $1 and provider = $2 and brand = any($3)
     order by created_at desc limit 1`,
    [report.payment_id, report.provider, idsOf(brands)],
  );
  if (known) return known.brand;
  const sameCurrency = brands.filter(({ settings }) => settings.currency === report.currency);
  const possible = idsOf(sameCurrency.length > 0 ? sameCurrency : brands);
  return possible.includes(host) ? host : String(possible[0]);
}

export const idsOf = (brands: Brand[]): string[] => brands.map(({ id }) => id);
