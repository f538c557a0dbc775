import { toWire } from '#libs/money/amount';
import type { Clock } from '#libs/platform/clock/clock';
import type { Config } from '#libs/platform/config/config';
import { type SignedRequest, sign, verifySignature } from '#libs/platform/crypto/signature';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { BrandRegistry } from '#libs/site/index';
import type { Deposit } from '../deposit/deposit.entity.js';
import type { PaymentProvider } from './payment-provider.js';

/** The bank's page on which members pay, and its signed reports, under the contract of one merchant. */
export class BankProvider implements PaymentProvider {
  constructor(
    private readonly config: Config & { bankUrl: string },
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** Signed like a report. The bank calls the merchant code `operator`. */
  payUrl(deposit: Deposit, language: LanguageCode): string {
    const { settings } = this.brands.byId(deposit.brand);
    const timestamp = Math.floor(this.clock.toRealTime().getTime() / 1000);
    const query = new URLSearchParams({
      operator: settings.merchantCode,
      reference: deposit.id,
      amount: toWire(deposit.amount, deposit.currency),
      currency: deposit.currency,
      return_url: `${settings.mainDomain}/member/deposits/${deposit.id}`,
      expires: String(Math.floor(this.clock.toRealTime(deposit.expiresAt).getTime() / 1000)),
      lang: LOCALES[language],
      timestamp: String(timestamp),
    });
    const url = new URL(`${this.config.bankUrl}/pay?${query}`);
    const path = url.pathname + url.search;
    const signature = sign(this.config.BANK_SECRET, timestamp, 'GET', path, settings.merchantCode, '');
    return `${url.href}&signature=${signature}`;
  }

  isAuthentic(request: SignedRequest): boolean {
    return verifySignature(request, [this.config.BANK_SECRET], this.clock.toRealTime().getTime());
  }
}
