import type { EntityManager } from 'typeorm';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { type GoodsTerms, goodsTerms } from '#libs/rewards/common/mall';
import { readBrandFile } from './brand-files.js';
import { seededId } from './seeded-id.js';

/** By a name that the brand does not give twice. */
type GoodsFile = Record<string, GoodsTerms>;

/**
 * Adds the goods of the brand's file that were never there. What operators have made of one since stays.
 * @throws ZodError for terms of another shape, InvalidAmount for amounts that the currency cannot have
 */
export async function seedGoods(manager: EntityManager, brand: string, currency: Currency): Promise<void> {
  const minor = (text: string) => String(parseAmount(text, currency));
  for (const [name, file] of Object.entries(readBrandFile<GoodsFile>(brand, 'goods'))) {
    const terms = goodsTerms.parse(file);
    await manager.query(
      `insert into rewards.goods (id, brand, type, texts, amount, plan, points_required, amount_required, stock, per_member, image,
         listed, version, changed_at, changed_by, changed_as)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 1, now(), 0, 'set-up') on conflict do nothing`,
      [
        seededId('goods', brand, name),
        brand,
        terms.type,
        JSON.stringify(terms.texts),
        terms.amount === null ? null : minor(terms.amount),
        terms.plan,
        terms.pointsRequired,
        minor(terms.amountRequired),
        terms.stock,
        terms.perMember,
        terms.image,
        terms.listed,
      ],
    );
  }
}
