import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { drawNo, gameCode } from './ticket-lines.js';

/** As in the wallet protocol of game vendors. Without one of them, the feed sends its message again. */
export const FEED_STATUSES = [
  'RS_OK',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];

/** Not strict: a feed may add fields. */
export const sendDrawResult = defineCall({
  method: 'POST',
  path: '/gw/v1/lottery/results',
  summary:
    "An outside lottery's result of a draw, signed by its feed. The same message again gets the same answer; a higher sequence replaces a result that is not final",
  access: 'signed',
  lenient: true,
  whileClosed: true,
  input: z.object({
    feed: z.string().min(1).max(40),
    game_code: gameCode,
    draw_no: drawNo,
    /** Of the messages about one draw, rising. */
    sequence: z.int().min(1).max(1_000_000_000),
    /** As on the portal: numbers joined by commas, prizes by slashes. */
    result: z.string().min(1).max(400),
    drawn_at: z.iso.datetime({ offset: true }),
  }),
  value: z.object({ status: z.enum(FEED_STATUSES) }),
});
