import { Injectable } from '@nestjs/common';
import { AppError } from '#libs/platform/http/app-error';
import type { LanguageCode } from '#libs/site/common/locales';
import { isModuleOn, SOCIAL_FACEBOOK, SOCIAL_GOOGLE } from '#libs/site/common/modules';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { ProviderAnswer, SocialProvider } from '../common/social.calls.js';
import { FacebookAdapter } from './facebook.adapter.js';
import { GoogleAdapter } from './google.adapter.js';
import type { SocialAttempt } from './social-attempts.js';
import { ProviderUnavailable, type SocialAdapter, type SocialPerson } from './social-provider.js';

const MODULES: Record<SocialProvider, string> = { google: SOCIAL_GOOGLE, facebook: SOCIAL_FACEBOOK };
/** Errors by which a provider reports a failure of its own; any other is a refusal. */
const UNAVAILABLE = ['server_error', 'temporarily_unavailable'];

/** The log-in providers of a brand: the URLs of their pages, and the persons who come back from there. */
@Injectable()
export class SocialProviders {
  private readonly adapters: Record<SocialProvider, SocialAdapter>;

  constructor(
    private readonly brands: BrandRegistry,
    google: GoogleAdapter,
    facebook: FacebookAdapter,
  ) {
    this.adapters = { google, facebook };
  }

  isOn(brand: string, provider: SocialProvider): boolean {
    return isModuleOn(this.brands.byId(brand).settings.whitelabel, MODULES[provider]);
  }

  /** @throws AppError 422 where the provider is switched off */
  assertOn(brand: string, provider: SocialProvider): void {
    if (!this.isOn(brand, provider)) throw new AppError(siteErrors.error_not_enabled);
  }

  /**
   * The URL to which the browser is sent; in the brand's language where the visitor chose none.
   * @throws AppError 503 where the provider is unavailable
   */
  authorizationUrlFor(attempt: SocialAttempt, language: LanguageCode | null): Promise<string> {
    const { defaultLanguage } = this.brands.byId(attempt.brand).settings;
    const adapter = this.adapters[attempt.provider];
    return answered(adapter.authorizationUrl(this.requestOf(attempt), language ?? defaultLanguage));
  }

  /**
   * The person who comes back. `attempt` is `null` where none was begun with the state.
   * @throws AppError 401 where the provider or the person said no, 503 where the provider is unavailable
   */
  async personOf<Attempt extends SocialAttempt>(
    attempt: Attempt | null,
    { code, iss, error }: ProviderAnswer,
  ): Promise<{ attempt: Attempt; person: SocialPerson }> {
    if (error && UNAVAILABLE.includes(error))
      throw new AppError(authenticationErrors.error_social_unavailable);
    if (!attempt || !code) throw new AppError(authenticationErrors.error_social_refused);
    const adapter = this.adapters[attempt.provider];
    return { attempt, person: await answered(adapter.person(this.requestOf(attempt), { code, iss })) };
  }

  private requestOf({ brand, provider, ...attempt }: SocialAttempt) {
    const { merchantCode, mainDomain } = this.brands.byId(brand).settings;
    return { ...attempt, merchantCode, redirectUri: `${mainDomain}/social/${provider}` };
  }
}

/** @throws AppError 503 where the provider does not answer, 401 for any other failure */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new AppError(
      error instanceof ProviderUnavailable
        ? authenticationErrors.error_social_unavailable
        : authenticationErrors.error_social_refused,
    );
  }
}
