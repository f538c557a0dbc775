import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { languageCode } from '#libs/site/common/language-code';
import { imageId } from '#libs/site/common/site-image';

/** Goods are sent to an address; chips are bonus money, cash is own money. */
export const GOODS_TYPES = ['goods', 'chips', 'cash'] as const;
export type GoodsType = (typeof GOODS_TYPES)[number];

export const REDEMPTION_STATES = ['in-process', 'approved', 'completed', 'rejected'] as const;
export type RedemptionState = (typeof REDEMPTION_STATES)[number];

/** The most pieces of one redemption. */
export const MOST_PIECES = 100;
/** The most that a piece costs, and that is offered. */
const MOST_POINTS = 1_000_000_000;
const MOST_STOCK = 1_000_000;

/** A wire amount, as in "100.00". */
const amount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/);
const pieces = z.int().min(0).max(MOST_STOCK);

export const goodsTexts = z.partialRecord(
  languageCode,
  z.strictObject({ name: z.string().trim().min(1).max(60), remark: z.string().trim().max(300) }),
);

/** All of goods that operators decide. A later change leaves redemptions as they are. */
export const goodsTerms = z.strictObject({
  type: z.enum(GOODS_TYPES),
  texts: goodsTexts,
  /** What a piece of chips or cash pays, or what goods are worth; `null`: it is not said. */
  amount: amount.nullable(),
  /** The code of the wagering plan of chips; `null`: every game counts whole. */
  plan: z.string().max(40).nullable(),
  pointsRequired: z.int().min(1).max(MOST_POINTS),
  /** Paid beside the points from own money that is free of turnover; "0" for none. */
  amountRequired: amount,
  /** All pieces that were ever offered, with those that are redeemed. */
  stock: pieces,
  perMember: z.int().min(1).max(MOST_STOCK).nullable(),
  image: imageId.nullable(),
  listed: z.boolean(),
});
export type GoodsTerms = z.output<typeof goodsTerms>;

/** For operators. `taken`: pieces that are redeemed and were not given back. */
export const goodsDetail = goodsTerms.extend({
  id: z.uuid(),
  /** In the brand's first language, or another. */
  name: z.string(),
  taken: z.int(),
  left: z.int(),
  version: z.int(),
  currency: currencyCode,
  changedAt: z.string(),
  changedBy: z.string(),
});
export type GoodsDetail = z.output<typeof goodsDetail>;

/** What a member can redeem points for. Wire amounts, of one piece. */
export const pointReward = z.object({
  id: z.uuid(),
  type: z.enum(GOODS_TYPES),
  name: z.string(),
  remark: z.string(),
  amount: z.string().nullable(),
  unit: currencyCode,
  pointsRequired: z.int(),
  amountRequired: z.string(),
  /** Pieces that are left. */
  quantity: z.int(),
  perMember: z.int().nullable(),
  /** Pieces that the member has redeemed. */
  redeemed: z.int(),
  image: imageId.nullable(),
  /** Grows with each change by an operator. */
  version: z.int(),
});
export type PointReward = z.output<typeof pointReward>;

/** What a reward lets its member choose. */
export const rewardGoods = pointReward.pick({
  id: true,
  type: true,
  name: true,
  remark: true,
  amount: true,
  unit: true,
  quantity: true,
  image: true,
});
export type RewardGoods = z.output<typeof rewardGoods>;

/** The receiver of goods. */
export const delivery = z.strictObject({
  name: z.string().trim().min(2).max(80),
  mobile: z
    .string()
    .trim()
    .regex(/^\+?[0-9][0-9 -]{5,19}$/),
  address: z.string().trim().min(10).max(300),
});
export type Delivery = z.output<typeof delivery>;

/** Sums of all pieces; wire amounts. */
export const redemption = z.object({
  id: z.uuid(),
  /** The same, as public clients call it. */
  referenceNo: z.uuid(),
  /** ISO 8601. */
  applicationTime: z.string(),
  type: z.enum(GOODS_TYPES),
  /** By language, as the goods were called then. */
  names: z.record(z.string(), z.string()),
  quantity: z.int(),
  amount: z.string().nullable(),
  unit: currencyCode,
  pointsRequired: z.int(),
  amountRequired: z.string(),
  /** A promotion gave it, for no points and no money. */
  isReward: z.boolean(),
  status: z.enum(REDEMPTION_STATES),
  /** Why it was rejected. */
  remark: z.string().nullable(),
  /** The oldest first. */
  timeline: z.array(z.object({ status: z.enum(REDEMPTION_STATES), at: z.string() })),
});
export type Redemption = z.output<typeof redemption>;

/** For operators, without the receiver. */
export const redemptionCase = redemption.omit({ timeline: true }).extend({
  member: z.string(),
  account: z.string(),
  /** In the brand's first language, or another. */
  name: z.string(),
  waitingSince: z.string(),
  claimedBy: z.object({ id: z.string(), account: z.string() }).nullable(),
});
export type RedemptionCase = z.output<typeof redemptionCase>;

export const redemptionCaseDetail = redemptionCase.extend({
  timeline: z.array(
    z.object({
      status: z.enum(REDEMPTION_STATES),
      at: z.string(),
      by: z.string(),
      reason: z.string().nullable(),
    }),
  ),
  /** False for chips and cash, and once it was removed. */
  hasDelivery: z.boolean(),
  /** For the operator who has claimed it last alone. */
  delivery: delivery.nullable(),
});
export type RedemptionCaseDetail = z.output<typeof redemptionCaseDetail>;

/** In a language, the brand's first one, or any: texts by language may lack some. */
export const textIn = <Text>(
  texts: Partial<Record<string, Text>>,
  ...languages: string[]
): Text | undefined =>
  languages.map((language) => texts[language]).find((text) => text !== undefined) ??
  Object.values(texts).find((text) => text !== undefined);
