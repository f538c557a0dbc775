import type { LanguageCode } from '#libs/site/common/locales';
import type { SocialProvider } from '../common/social.calls.js';

/** A log-in at a provider that has begun: what was sent along with the browser, to compare it with the response. */
export interface AuthorizationRequest {
  /** The brand's, by which it is registered at the provider. */
  merchantCode: string;
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the provider sends back through the browser. */
export interface AuthorizationResponse {
  code: string;
  /** The issuer, where a provider names itself (RFC 9207). */
  iss?: string;
}

export interface SocialPerson {
  /** The provider's id of the person, which never changes; accounts are linked by it alone. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
}

/** The provider does not answer, or reports an error of its own: another try may help. */
export class ProviderUnavailable extends Error {}

/** The protocol of a log-in provider. */
export abstract class SocialAdapter {
  abstract readonly provider: SocialProvider;

  /** The URL of the provider's page, in the language, to which the browser is sent. @throws ProviderUnavailable */
  abstract authorizationUrl(request: AuthorizationRequest, language: LanguageCode): Promise<string>;

  /** The person who has logged in there. @throws ProviderUnavailable; any other error where the response proves nobody */
  abstract person(request: AuthorizationRequest, response: AuthorizationResponse): Promise<SocialPerson>;
}
