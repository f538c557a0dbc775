import { z } from 'zod';
import type { Currency } from '#libs/money/currency';
import { ConnectedVendor } from './connected-vendor.js';

/** A transfer as the vendor is asked for it. Amounts are currency x 100000. */
export interface TransferOrder {
  operator: string;
  id: string;
  direction: 'deposit' | 'withdrawal';
  user: string;
  currency: Currency;
  amount: bigint;
}

/** How a transfer ended at the vendor. */
export interface TransferEnd {
  state: 'accepted' | 'refused';
  reason: string | null;
  /** The vendor's balance afterwards, where it was said. */
  balance: number | null;
}

/** The vendor says something else of a transfer than the portal knows. Nobody may guess which is true. */
export class TransferContradiction extends Error {}

const reason = z.string().regex(/^[A-Z_]{1,40}$/);
const amount = z.int().nonnegative();

const moved = z.discriminatedUnion('state', [
  z.object({ transfer_id: z.uuid(), state: z.literal('accepted'), balance: amount }),
  z.object({ transfer_id: z.uuid(), state: z.literal('refused'), reason }),
]);

const order = {
  direction: z.enum(['deposit', 'withdrawal']),
  user: z.string(),
  currency: z.string(),
  amount,
};
const found = z.discriminatedUnion('state', [
  z.object({ transfer_id: z.uuid(), state: z.literal('accepted'), ...order }),
  z.object({ transfer_id: z.uuid(), state: z.literal('refused'), reason }),
]);

const wallet = z.object({
  user: z.string(),
  currency: z.string(),
  balance: amount,
  at_stake: amount,
  bets: z.string().max(200),
});
export type VendorWallet = z.output<typeof wallet>;

/** A bet's fields are read one by one, so that one that cannot be read does not stop the others. */
const page = z.object({
  bets: z.array(z.looseObject({ id: z.string().min(1).max(100) })),
  cursor: z.string().max(200),
  more: z.boolean(),
});
export type BetPage = z.output<typeof page>;

/** An adapter for the protocol of transfer wallets, `docs/transfer-wallets.md`. */
export class TransferVendor extends ConnectedVendor {
  /**
   * Sends the request of a transfer, at most once in its life.
   * @throws Error if the answer is lost or cannot be read: the transfer may have been accepted or not
   */
  async move({ operator, id, direction, user, currency, amount }: TransferOrder): Promise<TransferEnd> {
    const path = direction === 'deposit' ? '/wallet/deposit' : '/wallet/withdraw';
    const fields = { operator_id: operator, transfer_id: id, user, currency, amount: Number(amount) };
    const answer = moved.parse(await this.client.request('POST', path, operator, fields));
    assertOf(id, answer.transfer_id);
    return answer.state === 'accepted'
      ? { state: 'accepted', reason: null, balance: answer.balance }
      : { state: 'refused', reason: answer.reason, balance: null };
  }

  /**
   * Asks how a transfer ended. An id that the vendor does not know is refused from then on.
   * @throws TransferContradiction if another transfer was accepted under this id
   * @throws Error if the answer is lost or cannot be read
   */
  async ask({ operator, id, ...sent }: TransferOrder): Promise<TransferEnd> {
    const answer = found.parse(await this.client.request('GET', `/wallet/transfers/${id}`, operator));
    assertOf(id, answer.transfer_id);
    if (answer.state === 'refused') return { state: 'refused', reason: answer.reason, balance: null };
    const { direction, user, currency, amount } = answer;
    if (
      direction !== sent.direction ||
      user !== sent.user ||
      currency !== sent.currency ||
      BigInt(amount) !== sent.amount
    )
      throw new TransferContradiction(`the vendor accepted another transfer under ${id}`);
    return { state: 'accepted', reason: null, balance: null };
  }

  /** @throws Error if the answer is lost or is of another wallet */
  async wallet(operator: string, user: string, currency: Currency): Promise<VendorWallet> {
    const query = new URLSearchParams({ user, currency });
    const answer = wallet.parse(await this.client.request('GET', `/wallet/balance?${query}`, operator));
    if (answer.user !== user || answer.currency !== currency)
      throw new Error(`the vendor answered with another wallet than of ${user} in ${currency}`);
    return answer;
  }

  /** The bets after a cursor, the oldest first. @throws Error if the answer is lost or cannot be read */
  async bets(operator: string, cursor: string, limit = 500): Promise<BetPage> {
    const query = new URLSearchParams({ cursor, limit: String(limit) });
    return page.parse(await this.client.request('GET', `/bets?${query}`, operator));
  }
}

function assertOf(id: string, answered: string): void {
  if (answered.toLowerCase() !== id) throw new Error(`the vendor answered of another transfer than ${id}`);
}
