import { Injectable } from '@nestjs/common';
import type { Conditions } from '#libs/platform/database/conditions';
import { BrandRegistry } from '#libs/site/index';
import { readAmount } from './order-amount.js';

/** What operators narrow a list to: of withdrawals, deposits under review, unmatched payments or alerts. */
export interface ListFilter {
  /** How an account, an order's id or a reference begins; letters of either case are the same. */
  search?: string;
  /** Amounts of the brand's currency, as on the wire. */
  amountFrom?: string;
  amountTo?: string;
  /** Moments in ISO 8601: `from` included, `to` not. */
  from?: string;
  to?: string;
}

/** Adds the amounts and times of a filter to a list's conditions. Each list adds its own `search`. */
@Injectable()
export class ListFilters {
  constructor(private readonly brands: BrandRegistry) {}

  /** @throws AppError 400 under the field of an amount that cannot be read */
  narrow(
    conditions: Conditions,
    brand: string,
    { amountFrom, amountTo, from, to }: Omit<ListFilter, 'search'>,
    columns: { amount: string; currency: string; at: string },
  ): Conditions {
    const { currency } = this.brands.byId(brand).settings;
    const ofAmount = (sign: '>=' | '<=', field: 'amountFrom' | 'amountTo', text: string) =>
      conditions.add(
        `${columns.currency} = ? and ${columns.amount} ${sign} ?`,
        currency,
        readAmount(text, currency, field),
      );
    if (amountFrom !== undefined) ofAmount('>=', 'amountFrom', amountFrom);
    if (amountTo !== undefined) ofAmount('<=', 'amountTo', amountTo);
    if (from !== undefined) conditions.add(`${columns.at} >= ?`, from);
    if (to !== undefined) conditions.add(`${columns.at} < ?`, to);
    return conditions;
  }
}
