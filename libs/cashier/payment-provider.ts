import type { SignedRequest } from '#libs/platform/http/caller';
import type { LanguageCode } from '#libs/site/common/locales';
import type { Deposit } from './deposit.entity.js';

/** What the cashier needs of a payment provider. */
export interface PaymentProvider {
  /**
   * The provider's page for this deposit in the member's language: a signed link, so that ordering a deposit waits for
   * nobody.
   */
  payUrl(deposit: Deposit, language: LanguageCode): string;
  /** Whether a report comes from the provider, and just now. */
  authentic(request: SignedRequest): boolean;
}
