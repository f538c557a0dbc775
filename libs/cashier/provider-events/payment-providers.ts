import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import { AppError } from '#libs/platform/http/app-error';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import type { Deposit } from '../deposit/deposit.entity.js';
import { BankProvider } from './bank.provider.js';
import type { PaymentProvider } from './payment-provider.js';

/**
 * Finds a payment provider by its id, which the deposit methods of a brand name. A merchant may have a contract of its own
 * with a provider, so the merchant code decides the address and the secret.
 */
@Injectable()
export class PaymentProviders {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** `undefined` for a provider with which the merchant has no contract. */
  find(merchantCode: string, id: string): PaymentProvider | undefined {
    const config = merchantConfig(this.config, merchantCode);
    const { bankUrl } = config;
    if (id !== 'bank' || bankUrl === null) return undefined;
    return new BankProvider({ ...config, bankUrl }, this.clock, this.brands);
  }

  /** The page on which the member pays; `null` if the brand no longer has this provider. */
  payUrl(deposit: Deposit, language: LanguageCode): string | null {
    const { merchantCode } = this.brands.byId(deposit.brand).settings;
    return this.find(merchantCode, deposit.provider)?.payUrl(deposit, language) ?? null;
  }

  /** @throws AppError 404 */
  get(merchantCode: string, id: string): PaymentProvider {
    const provider = this.find(merchantCode, id);
    if (!provider) throw new AppError(platformErrors.error_not_found);
    return provider;
  }
}
