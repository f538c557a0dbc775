import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { POINTS } from '#libs/site/common/modules';

export const getPointBalance = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  summary: "The member's points",
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  input: z.strictObject({}),
  value: z.object({ currentPoints: z.int(), unit: z.literal('PTS'), seq: z.int() }),
});

export const getPointConfig = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  summary: 'What points are worth, how they are earned, and how many may be converted',
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  input: z.strictObject({}),
  value: z.object({
    currency: currencyCode,
    /** Wire amount of one point. */
    worth: z.string(),
    /** Points for one unit of the currency; may have decimals. */
    pointsRatio: z.number(),
    /** The valid bet that earns a point, by type of game; types that earn none are left out. */
    earning: z.array(z.object({ type: z.string(), stake: z.string() })),
    convertMin: z.int(),
  }),
});

/** Earned by play or taken back with a void round, converted to money, redeemed in the mall, given back, or given by a promotion. */
export const POINT_CHANGES = ['earned', 'converted', 'redeemed', 'refunded', 'given'] as const;

export const pointChange = z.object({
  referenceNo: z.string(),
  /** ISO 8601. */
  applicationTime: z.string(),
  type: z.enum(POINT_CHANGES),
  /** Of what was redeemed, by language; empty otherwise. */
  names: z.record(z.string(), z.string()),
  /** Why it was given back. */
  remark: z.string().nullable(),
  pointsChanged: z.int(),
  pointsBalance: z.int(),
});
export type PointChange = z.output<typeof pointChange>;

export const getPointHistory = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointHistory',
  summary: "Every change of the member's points, the newest first",
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  input: z.strictObject({ ...paging }),
  value: pageOf(pointChange),
});

export const convertPoints = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_convertPoint',
  summary: 'Converts points to money, which has to be staked once',
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: z.strictObject({
    points: z.int().min(1).max(1_000_000_000),
    paymentPassword: z.string().min(1).max(255),
  }),
  value: z.object({
    referenceNo: z.string(),
    status: z.literal('completed'),
    currentPoints: z.int(),
    amount: z.string(),
    currency: currencyCode,
  }),
});
