import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { BankProvider } from './bank.provider.js';
import type { PaymentProvider } from './payment-provider.js';

/** The providers of this installation, by the id that the brand's methods name. */
@Injectable()
export class PaymentProviders {
  private readonly providers: Map<string, PaymentProvider>;

  constructor(@Inject(CONFIG) config: Config, clock: Clock, brands: BrandRegistry) {
    const { bankUrl } = config;
    this.providers = new Map(
      bankUrl === null ? [] : [['bank', new BankProvider({ ...config, bankUrl }, clock, brands)]],
    );
  }

  /** `undefined` for a provider that is not configured in this installation. */
  find(id: string): PaymentProvider | undefined {
    return this.providers.get(id);
  }

  /** @throws AppError 404 */
  get(id: string): PaymentProvider {
    const provider = this.find(id);
    if (!provider) throw new AppError(platformErrors.error_not_found);
    return provider;
  }
}
