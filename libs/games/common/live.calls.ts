import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';

/** As many results of a table as a vendor may list. */
export const MAX_RESULTS = 20;

export const liveTable = z.object({
  nodeId: z.int(),
  state: z.enum(['open', 'closed']),
  players: z.int(),
  /** Null where any number of players may sit down. */
  seats: z.int().nullable(),
  /** Wire amounts. */
  minBet: z.string(),
  maxBet: z.string(),
  /** Short texts of the vendor, the newest first. */
  results: z.array(z.string()),
});
export type LiveTable = z.output<typeof liveTable>;

export const liveJackpot = z.object({
  nodeId: z.int(),
  /** What the next hit would pay at least, a wire amount. */
  amount: z.string(),
});
export type LiveJackpot = z.output<typeof liveJackpot>;

/** The state of a vendor's tables and jackpots; of titles that the brand does not have nothing is said. */
export const liveState = z.object({
  currency: currencyCode,
  tables: z.array(liveTable),
  jackpots: z.array(liveJackpot),
});
export type LiveState = z.output<typeof liveState>;

export const listRooms = defineCall({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  summary:
    'Tables and jackpots of a vendor, as the portal knows them; the board `live.tables` brings every change',
  access: EVERYBODY,
  input: z.strictObject({ vendor: z.string().min(1).max(40) }),
  value: liveState,
});
