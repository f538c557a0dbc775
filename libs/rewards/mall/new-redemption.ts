import { randomUUID } from 'node:crypto';
import { invalidInput } from '#libs/platform/http/app-error';
import type { Delivery, GoodsType } from '../common/mall.js';
import { RedemptionRow } from './redemption.entity.js';
import type { Goods } from './stock.js';

interface Ordered extends Goods {
  /** Of the goods. */
  id: string;
  quantity: number;
  address: Delivery | undefined;
}

/**
 * A redemption that is not stored yet, of pieces that were taken from the stock.
 * @throws AppError 400 for goods without a receiver
 */
export function newRedemption(
  owner: Pick<RedemptionRow, 'brand' | 'member' | 'account' | 'reward'>,
  { id: goods, type, texts, quantity, amount, points, amountRequired, address }: Ordered,
  now: Date,
): RedemptionRow {
  const pieces = BigInt(quantity);
  return Object.assign(new RedemptionRow(), {
    id: randomUUID(),
    ...owner,
    goods,
    type,
    names: Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text?.name ?? ''])),
    quantity,
    amount: amount === null ? null : amount * pieces,
    points: points * pieces,
    amountRequired: amountRequired * pieces,
    status: type === 'goods' ? ('in-process' as const) : ('completed' as const),
    remark: null,
    delivery: receiverOf(type, address),
    deliveryUntil: null,
    claimedBy: null,
    claimedAs: null,
    claimedAt: null,
    createdAt: now,
    waitingSince: now,
  });
}

/** Chips and cash have no receiver. @throws AppError 400 for goods without one */
export function receiverOf(type: GoodsType, address: Delivery | undefined): Delivery | null {
  if (type !== 'goods') return null;
  if (!address) throw invalidInput([{ field: 'address', code: 'field_required' }]);
  return address;
}
