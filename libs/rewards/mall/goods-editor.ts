import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { amountOrNull, parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { type FieldError, platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { Boards } from '#libs/platform/push/boards';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { BrandRegistry, SiteImages } from '#libs/site/index';
import { WageringPlans } from '#libs/wagering/index';
import { type GoodsDetail, type GoodsTerms, goodsTerms } from '../common/mall.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { mallChanged } from '../common/rewards.events.js';
import { GoodsQueries } from './goods-queries.js';

/** What operators do with goods, each act on record. */
@Injectable()
export class GoodsEditor implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly boards: Boards,
    private readonly brands: BrandRegistry,
    private readonly plans: WageringPlans,
    private readonly images: SiteImages,
    private readonly queries: GoodsQueries,
  ) {}

  onModuleInit(): void {
    this.boards.register(mallChanged, async (brand) => {
      const rows = await this.database.query<{ id: string; left: number; listed: boolean; at: Date }>(
        'select id, stock - taken as left, listed, changed_at as at from rewards.goods where brand = $1',
        [brand],
      );
      const last = rows
        .map(({ at }) => at.toISOString())
        .toSorted()
        .at(-1);
      return {
        left: Object.fromEntries(rows.filter(({ listed }) => listed).map(({ id, left }) => [id, left])),
        changedAt: last ?? null,
      };
    });
  }

  /** @throws AppError 400 with the fields that do not fit */
  create(operator: ActingOperator, terms: GoodsTerms): Promise<GoodsDetail> {
    const id = randomUUID();
    return this.database.transaction(async () => {
      await this.assertValid(operator.brand, terms);
      await this.database.query(
        `insert into rewards.goods (id, brand, type, texts, amount, plan, points_required, amount_required, stock, per_member, image,
           listed, version, changed_at, changed_by, changed_as)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 1, $13, $14, $15)`,
        this.values(id, operator, terms),
      );
      return this.saved(operator, id, 'created', null);
    });
  }

  /**
   * @throws AppError 400 with the fields that do not fit, 404, 409 if somebody else has saved it meanwhile, 422 for a stock below what is
   * redeemed, or if nothing changes
   */
  save(operator: ActingOperator, id: string, version: number, terms: GoodsTerms): Promise<GoodsDetail> {
    return this.database.transaction(async () => {
      const before = await this.queries.get(operator.brand, id, 'for update');
      if (before.version !== version)
        throw new AppError(rewardErrors.error_goods_changed, {
          params: { version: before.version, by: before.changedBy },
        });
      await this.assertValid(operator.brand, terms);
      // Redemptions of it that wait are of that type.
      if (terms.type !== before.type) throw invalidInput([{ field: 'type', code: 'field_invalid' }]);
      if (terms.stock < before.taken)
        throw new AppError(rewardErrors.error_stock_below_orders, { params: { orders: before.taken } });
      await this.database.query(
        `update rewards.goods set type = $3, texts = $4, amount = $5, plan = $6, points_required = $7, amount_required = $8, stock = $9,
           per_member = $10, image = $11, listed = $12, version = version + 1, changed_at = $13, changed_by = $14, changed_as = $15
         where id = $1 and brand = $2`,
        this.values(id, operator, terms),
      );
      return this.saved(operator, id, 'changed', before);
    });
  }

  /** Records the difference, and tells open pages. */
  private async saved(
    operator: ActingOperator,
    id: string,
    act: 'created' | 'changed',
    before: GoodsDetail | null,
  ): Promise<GoodsDetail> {
    const after = await this.queries.get(operator.brand, id);
    const [was, is] = [before && termsOf(before), termsOf(after)];
    const changed = Object.keys(is).filter(
      (field) => JSON.stringify(was?.[field]) !== JSON.stringify(is[field]),
    );
    if (changed.length === 0) throw new AppError(platformErrors.error_nothing_changed);
    const pick = (terms: Record<string, unknown>) =>
      Object.fromEntries(changed.map((field) => [field, terms[field]]));
    await this.audit.record({
      ...operatorAuditEntry(operator, `goods.${act}`, `goods ${id}`),
      before: was === null ? undefined : pick(was),
      after: pick(is),
    });
    this.boards.changed(mallChanged, operator.brand);
    return after;
  }

  private values(id: string, { brand, id: operator, account }: ActingOperator, terms: GoodsTerms): unknown[] {
    const { currency } = this.brands.byId(brand).settings;
    const minor = (text: string) => String(parseAmount(text, currency));
    return [
      id,
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
      this.clock.now(),
      operator,
      account,
    ];
  }

  private async assertValid(brand: string, terms: GoodsTerms): Promise<void> {
    const { currency, defaultLanguage } = this.brands.byId(brand).settings;
    const plans = await this.plans.list(brand);
    const errors = goodsErrors(terms, { currency, defaultLanguage, plans: plans.map(({ id }) => id) });
    const missing = terms.image === null ? [] : await this.images.keep(brand, [terms.image]);
    if (missing.length > 0) errors.push({ field: 'image', code: 'field_invalid' });
    if (errors.length > 0) throw invalidInput(errors);
  }
}

/** The fields of goods that do not fit together, or the brand. */
export function goodsErrors(
  { type, texts, amount, amountRequired, plan }: GoodsTerms,
  { currency, defaultLanguage, plans }: { currency: Currency; defaultLanguage: string; plans: string[] },
): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: FieldError['code']) => errors.push({ field, code });
  if (!texts[defaultLanguage as keyof typeof texts])
    refuse(`texts.${defaultLanguage}.name`, 'field_required');
  if (type !== 'goods' && amount === null) refuse('amount', 'field_required');
  if (amount !== null) {
    const minor = minorOf(amount, currency);
    if (minor === null || minor === 0n) refuse('amount', 'field_invalid');
  }
  if (minorOf(amountRequired, currency) === null) refuse('amountRequired', 'field_invalid');
  if (plan !== null && (type !== 'chips' || !plans.includes(plan))) refuse('plan', 'field_invalid');
  return errors;
}

/** Minor units, or `null` for an amount that the currency cannot have. */
const minorOf = (amount: string, currency: Currency): bigint | null =>
  amountOrNull(() => parseAmount(amount, currency));

const termsOf = (detail: GoodsDetail): Record<string, unknown> => {
  const { id: _, name, taken, left, version, currency, changedAt, changedBy, ...terms } = detail;
  return goodsTerms.parse(terms);
};
