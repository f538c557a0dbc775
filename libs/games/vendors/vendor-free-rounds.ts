import { z } from 'zod';
import type { Currency } from '#libs/money/currency';
import { type VendorClient, VendorHttpError } from './vendor-client.js';

/** The errors of the three calls. After any other answer, or none, it is unknown what the vendor did. */
export const FREE_ROUND_ERRORS = [
  /** The title has no free rounds, or none of this value or in this currency. */
  'not_offered',
  /** The same id came before with other terms. */
  'conflict',
  'not_found',
  'malformed',
  'bad_signature',
] as const;
export type FreeRoundErrorCode = (typeof FREE_ROUND_ERRORS)[number];

/** The vendor has decided against the request. */
export class FreeRoundsError extends Error {
  constructor(readonly code: FreeRoundErrorCode) {
    super(`the vendor refused free rounds: ${code}`);
  }
}

export interface FreeRoundOrder {
  /** The `reward_uuid` of the bets and wins that come of it. */
  id: string;
  user: string;
  gameCode: string;
  currency: Currency;
  betCount: number;
  /** Currency x 100000. */
  betValue: bigint;
  startsAt: Date;
  endsAt: Date;
}

const moment = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso));
const freeRounds = z.object({
  reward_uuid: z.uuid().toLowerCase(),
  user: z.string(),
  game_code: z.string(),
  currency: z.string(),
  bet_count: z.int().positive(),
  bet_value: z.int().positive(),
  start: moment,
  end: moment,
  /** How many were not played yet. */
  left: z.int().nonnegative(),
  state: z.enum(['active', 'played', 'expired', 'cancelled']),
});
export type FreeRoundsAtVendor = z.output<typeof freeRounds>;

const list = z.object({ free_rounds: z.array(freeRounds).max(1000) });

/** A vendor's calls for free rounds. Each times out after five seconds, and runs outside of transactions. */
export class VendorFreeRounds {
  constructor(private readonly client: VendorClient) {}

  /** The same order again gets the same answer. @throws FreeRoundsError; Error if the answer is lost or cannot be read */
  async create(operator: string, order: FreeRoundOrder): Promise<FreeRoundsAtVendor> {
    const fields = {
      operator_id: operator,
      reward_uuid: order.id,
      user: order.user,
      game_code: order.gameCode,
      currency: order.currency,
      bet_count: order.betCount,
      bet_value: Number(order.betValue),
      start: order.startsAt.toISOString(),
      end: order.endsAt.toISOString(),
    };
    return ofId(order.id, await this.request('POST', '/game/free-rounds', operator, fields));
  }

  /** Ends what is left; a second time is no error. @throws FreeRoundsError; Error if the answer is lost or cannot be read */
  async cancel(operator: string, id: string): Promise<FreeRoundsAtVendor> {
    const fields = { operator_id: operator, reward_uuid: id };
    return ofId(id, await this.request('POST', '/game/free-rounds/cancel', operator, fields));
  }

  /** A player's free rounds, also those that are over. @throws FreeRoundsError; Error if the answer is lost or cannot be read */
  async list(operator: string, user: string): Promise<FreeRoundsAtVendor[]> {
    const path = `/game/free-rounds?${new URLSearchParams({ user })}`;
    return list.parse(await this.request('GET', path, operator)).free_rounds;
  }

  private async request(
    method: 'GET' | 'POST',
    path: string,
    operator: string,
    fields?: object,
  ): Promise<unknown> {
    try {
      return await this.client.request(method, path, operator, fields);
    } catch (error) {
      const code =
        error instanceof VendorHttpError && FREE_ROUND_ERRORS.find((known) => known === error.code);
      throw code ? new FreeRoundsError(code) : error;
    }
  }
}

function ofId(id: string, answer: unknown): FreeRoundsAtVendor {
  const read = freeRounds.parse(answer);
  if (read.reward_uuid !== id.toLowerCase())
    throw new Error(`the vendor answered of other free rounds than ${id}`);
  return read;
}
