import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Database } from '#libs/platform/database/database';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import type { CampaignTerms } from '../common/campaign.js';
import { type GoodsTerms, type GoodsType, type RewardGoods, textIn } from '../common/mall.js';

interface Row {
  id: string;
  type: GoodsType;
  texts: GoodsTerms['texts'];
  amount: string | null;
  image: string | null;
  left: number;
}

/** The goods that campaigns let members choose from. */
@Injectable()
export class GoodsChoices {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** Reads those of all the terms at once; what is answered gives those of one of them in a language, in the order of its terms. */
  async of(
    brand: string,
    all: CampaignTerms[],
  ): Promise<(terms: CampaignTerms, language: LanguageCode) => RewardGoods[]> {
    const rows = await this.read(brand, all.flatMap(choiceOf));
    const { currency, defaultLanguage } = this.brands.byId(brand).settings;
    return (terms, language) =>
      choiceOf(terms).flatMap((id) => {
        const row = rows.get(id);
        if (!row) return [];
        const { texts, amount, left, ...goods } = row;
        const text = textIn(texts, language, defaultLanguage);
        return {
          ...goods,
          name: text?.name ?? '',
          remark: text?.remark ?? '',
          amount: amount === null ? null : toWire(BigInt(amount), currency),
          unit: currency,
          quantity: left,
        };
      });
  }

  /** Whether the brand has all of these goods. */
  async has(brand: string, ids: readonly string[]): Promise<boolean> {
    return (await this.read(brand, ids)).size === new Set(ids).size;
  }

  /** Whether a piece of any of these is left. */
  async isAnyLeft(brand: string, ids: readonly string[]): Promise<boolean> {
    return [...(await this.read(brand, ids)).values()].some(({ left }) => left > 0);
  }

  private async read(brand: string, ids: readonly string[]): Promise<Map<string, Row>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<Row>(
      'select id, type, texts, amount, image, stock - taken as left from rewards.goods where brand = $1 and id = any ($2::uuid[])',
      [brand, ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** The ids of the goods that a member may choose from; none for other rewards. */
export const choiceOf = ({ reward: { goods } }: CampaignTerms): readonly string[] => goods?.choice ?? [];
