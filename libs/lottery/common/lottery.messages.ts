import { z } from 'zod';
import { defineMessageKind } from '#libs/messaging/common/message-kind';
import { currencyCode } from '#libs/money/currency-code';

/**
 * Another result of a draw, or none, has changed what the member's tickets paid. Names of the game by language; wire amounts: what was paid
 * before, and now, which are the stakes of a void draw.
 */
export const drawCorrectedMessage = defineMessageKind({
  name: 'draw.corrected',
  category: 'money',
  data: z.object({
    gameCode: z.string(),
    names: z.record(z.string(), z.string()),
    drawNo: z.string(),
    isVoid: z.boolean(),
    /** As the operator wrote it. */
    reason: z.string(),
    before: z.string(),
    after: z.string(),
    currency: currencyCode,
  }),
});

/** A draw that the member has tickets of is on another day. Names of the game by language; moments (ISO 8601) of the draw before, and now. */
export const drawMovedMessage = defineMessageKind({
  name: 'draw.moved',
  category: 'service',
  data: z.object({
    gameCode: z.string(),
    names: z.record(z.string(), z.string()),
    drawNo: z.string(),
    before: z.string(),
    after: z.string(),
    /** As the operator wrote it. */
    reason: z.string(),
  }),
});
