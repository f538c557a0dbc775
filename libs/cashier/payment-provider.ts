import type { SignedRequest } from '#libs/platform/http/caller';
import type { Deposit } from './deposit.entity.js';

/** What the cashier needs of a payment provider. */
export interface PaymentProvider {
  /** The provider's page for this deposit: a signed link, so that ordering a deposit waits for nobody. */
  payUrl(deposit: Deposit): string;
  /** Whether a report comes from the provider, and just now. */
  authentic(request: SignedRequest): boolean;
}
