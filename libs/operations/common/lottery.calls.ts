import { z } from 'zod';
import { NUMBER_PRICES } from '#libs/lottery/common/lines/number-prices';
import { DRAW_LIST_STATES, drawCase, drawDetail, saleLimits } from '#libs/lottery/common/operator-draws';
import { gameCode } from '#libs/lottery/common/ticket-lines';
import { defineCall } from '#libs/platform/common/call';
import { isoDay } from '#libs/platform/common/iso-day';
import { operatorsList } from './operators-list.js';
import { proposal } from './proposal.calls.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.string().regex(/^[1-9]\d{0,17}$/);
/** A wire amount above 0, in the brand's currency. */
const amount = z.string().max(40);
/** Numbers joined by commas, prizes by slashes. */
const result = z.string().trim().min(1).max(400);

export const drawList = operatorsList({
  name: 'draws',
  path: '/wps/ops/lottery/draws',
  summary: 'Draws of the lottery, the latest first',
  permission: { read: 'draw.read', export: 'draw.export' },
  filters: {
    gameCode: gameCode.optional(),
    /** How the number begins. */
    search: z.string().trim().min(1).max(20).optional(),
    state: z.enum(DRAW_LIST_STATES).optional(),
  },
  row: drawCase,
});

export const getDraw = defineCall({
  method: 'GET',
  path: '/wps/ops/lottery/draws/:id',
  summary:
    'A draw with its money, the outcomes that would cost the most, and whatever was said of its result',
  access,
  permission: 'draw.read',
  input: z.strictObject({ id }),
  value: drawDetail,
});

export const enterDrawResult = defineCall({
  method: 'POST',
  path: '/wps/ops/lottery/draws/:id/result',
  summary:
    'Types the result of an outside lottery. Two operators do so, each without seeing the other; the same numbers are final',
  access,
  permission: 'draw.result',
  idempotent: true,
  input: z.strictObject({ id, result }),
  value: z.object({ final: z.boolean() }),
});

export const confirmDrawResult = defineCall({
  method: 'POST',
  path: '/wps/ops/lottery/draws/:id/confirmation',
  summary: "Confirms the feed's last result, which makes it final",
  access,
  permission: 'draw.result',
  idempotent: true,
  input: z.strictObject({ id, result }),
  value: z.object({}),
});

export const suspendDraw = defineCall({
  method: 'POST',
  path: '/wps/ops/lottery/draws/:id/suspension',
  summary: 'Stops the sale of a draw, or lets it go on; its close stays',
  access,
  permission: 'draw.suspend',
  idempotent: true,
  input: z.strictObject({ id, suspended: z.boolean(), reason }),
  value: z.object({}),
});

export const priceDrawNumbers = defineCall({
  method: 'POST',
  path: '/wps/ops/lottery/draws/:id/numbers',
  summary: 'Sets numbers of a draw to half price, closes them, or gives them their price back',
  access,
  permission: 'draw.numbers',
  idempotent: true,
  input: z.strictObject({
    id,
    rule: z.string().max(24),
    numbers: z
      .array(z.string().min(1).max(8))
      .min(1)
      .max(200)
      .refine((numbers) => new Set(numbers).size === numbers.length),
    price: z.enum(['full', ...NUMBER_PRICES]),
    reason,
  }),
  value: z.object({}),
});

export const proposeVoidDraw = defineCall({
  method: 'POST',
  path: '/wps/ops/lottery/draws/:id/void',
  summary: 'Proposes to void a draw, which gives all stakes back; a second operator decides',
  access,
  permission: 'draw.propose',
  idempotent: true,
  elevated: true,
  input: z.strictObject({ id, reason }),
  value: z.object({ proposal }),
});

export const proposeDrawCorrection = defineCall({
  method: 'POST',
  path: '/wps/ops/lottery/draws/:id/correction',
  summary:
    'Proposes another result of an outside draw, by which all tickets are settled again; a second operator decides',
  access,
  permission: 'draw.propose',
  idempotent: true,
  elevated: true,
  input: z.strictObject({ id, result, reason }),
  value: z.object({ proposal }),
});

export const proposeDrawDate = defineCall({
  method: 'POST',
  path: '/wps/ops/lottery/draws/:id/date',
  summary:
    'Proposes another day for a draw of an outside lottery that is on sale, at its usual time; a second operator decides',
  access,
  permission: 'draw.propose',
  idempotent: true,
  elevated: true,
  input: z.strictObject({ id, date: isoDay, reason }),
  value: z.object({ proposal }),
});

export const listSaleLimits = defineCall({
  method: 'GET',
  path: '/wps/ops/lottery/limits',
  summary: "What each of the brand's games of the lottery may take in",
  access,
  permission: 'draw.read',
  input: z.strictObject({}),
  value: z.object({ list: z.array(saleLimits) }),
});

export const changeSaleLimits = defineCall({
  method: 'PUT',
  path: '/wps/ops/lottery/limits/:code',
  summary: 'Changes what a game of the lottery may take in; tickets from then on are held to it',
  access,
  permission: 'draw.limits',
  idempotent: true,
  input: z.strictObject({
    code: gameCode,
    version: z.int().min(1),
    lineMin: amount,
    lineMax: amount,
    lineBets: z.int().min(1).max(10_000),
    outcomePay: amount,
    ungroupedPay: amount,
    reason,
  }),
  value: z.object({}),
});
