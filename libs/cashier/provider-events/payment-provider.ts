import type { SignedRequest } from '#libs/platform/crypto/signature';
import type { LanguageCode } from '#libs/site/common/locales';
import type { Deposit } from '../deposit/deposit.entity.js';

/** What the cashier needs of each payment provider. */
export interface PaymentProvider {
  /**
   * The provider's page for this deposit in the member's language: a signed link, so that ordering a deposit does
   * not wait for a request.
   */
  payUrl(deposit: Deposit, language: LanguageCode): string;
  /** Whether the signature of a report is valid and recent. */
  isAuthentic(request: SignedRequest): boolean;
}
