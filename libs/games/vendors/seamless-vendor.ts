import { z } from 'zod';
import { ConnectedVendor } from './connected-vendor.js';
import { VendorFreeRounds } from './vendor-free-rounds.js';

/** A vendor that answers more pages than this is broken. */
const MAX_PAGES = 10_000;

const page = z.object({
  list: z.array(
    z.object({
      transaction_uuid: z.uuid(),
      operation: z.enum(['bet', 'win', 'rollback']),
      amount: z.int().nonnegative(),
      state: z.string().optional(),
    }),
  ),
  total_pages: z.int().nonnegative(),
});

/** A wallet transaction as the vendor reports it, for the reconciliation. */
export interface VendorTransaction {
  transactionUuid: string;
  operation: 'bet' | 'win' | 'rollback';
  /** Currency x 100000. */
  amount: bigint;
  /** False if the vendor got no answer: the transaction may have been accepted or not. */
  certain: boolean;
}

/** An adapter for the seamless wallet protocol, without changes. */
export class SeamlessVendor extends ConnectedVendor {
  readonly freeRounds = new VendorFreeRounds(this.client);

  /**
   * The transactions that the portal accepted in a span of real time, by the vendor's records.
   * @throws Error if the vendor does not answer
   */
  async transactions(operator: string, from: Date, to: Date): Promise<VendorTransaction[]> {
    const found: VendorTransaction[] = [];
    for (let number = 1; number <= MAX_PAGES; number++) {
      const query = new URLSearchParams({
        from: from.toISOString(),
        to: to.toISOString(),
        page: String(number),
      });
      const { list, total_pages } = page.parse(
        await this.client.request('GET', `/transactions?${query}`, operator),
      );
      for (const { transaction_uuid, operation, amount, state } of list)
        found.push({
          transactionUuid: transaction_uuid.toLowerCase(),
          operation,
          amount: BigInt(amount),
          certain: state !== 'unanswered',
        });
      if (number >= total_pages) return found;
    }
    throw new Error('the vendor names too many pages of transactions');
  }
}
