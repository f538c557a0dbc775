import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { type GoodsDetail, type GoodsTerms, type GoodsType, textIn } from '../common/mall.js';

interface Filter extends KeysetPage {
  brand: string;
  type?: GoodsType;
  /** Whether members see it. */
  listed?: boolean;
  search?: string;
  /** Of the last change: `from` included, `to` not. */
  from?: string;
  to?: string;
}

interface Row {
  id: string;
  type: GoodsType;
  texts: GoodsTerms['texts'];
  amount: string | null;
  plan: string | null;
  points: string;
  amountRequired: string;
  stock: number;
  taken: number;
  perMember: number | null;
  image: string | null;
  listed: boolean;
  version: number;
  changedAt: Date;
  changedAs: string;
}

const NEWEST_FIRST = new Keyset({ changed_at: 'timestamptz', id: 'uuid' }, 'desc');
const COLUMNS = `id, type, texts, amount, plan, points_required as points, amount_required as "amountRequired", stock, taken,
  per_member as "perMember", image, listed, version, changed_at as "changedAt", changed_as as "changedAs"`;

/** Reads goods for operators. */
@Injectable()
export class GoodsQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** What was changed last comes first. */
  async list({ brand, type, listed, search, from, to, ...page }: Filter) {
    const conditions = new Conditions().add('brand = ?', brand);
    if (type) conditions.add('type = ?', type);
    if (listed !== undefined) conditions.add('listed = ?', listed);
    if (from) conditions.add('changed_at >= ?', from);
    if (to) conditions.add('changed_at < ?', to);
    if (search)
      conditions.add(
        `exists (select from jsonb_each(texts) t where lower(t.value->>'name') like lower(?))`,
        `%${prefixPattern(search)}`,
      );
    const goods = { columns: COLUMNS, from: 'rewards.goods', conditions, order: NEWEST_FIRST };
    const { rows, total, next } = await readKeysetPage<Row>(this.database, goods, page);
    return { list: rows.map((row) => this.detailOf(brand, row)), total, next };
  }

  /** By name in the brand's first language, the first 200. */
  names(brand: string): Promise<{ id: string; name: string; left: number }[]> {
    const { defaultLanguage } = this.brands.byId(brand).settings;
    return this.database.query(
      `select id, coalesce(texts->$2->>'name', jsonb_path_query_first(texts, '$.*.name') #>> '{}') as name, stock - taken as left
       from rewards.goods where brand = $1 order by 2, id limit 200`,
      [brand, defaultLanguage],
    );
  }

  /** `lock`: until COMMIT. @throws AppError 404 */
  async get(brand: string, id: string, lock: '' | 'for update' = ''): Promise<GoodsDetail> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from rewards.goods where brand = $1 and id = $2 ${lock}`,
      [brand, id],
    );
    if (!row) throw new AppError(platformErrors.error_not_found);
    return this.detailOf(brand, row);
  }

  private detailOf(
    brand: string,
    { texts, amount, points, amountRequired, changedAt, changedAs, ...row }: Row,
  ): GoodsDetail {
    const { currency, defaultLanguage } = this.brands.byId(brand).settings;
    return {
      ...row,
      texts,
      name: textIn(texts, defaultLanguage)?.name ?? '',
      amount: amount === null ? null : toWire(BigInt(amount), currency),
      pointsRequired: Number(points),
      amountRequired: toWire(BigInt(amountRequired), currency),
      left: row.stock - row.taken,
      currency,
      changedAt: changedAt.toISOString(),
      changedBy: changedAs,
    };
  }
}
