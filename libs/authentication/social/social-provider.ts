import type { LanguageCode } from '#libs/site/common/locales';
import type { SocialProvider } from '../common/social.calls.js';

/** One log-in on its way: what the portal has sent along, to compare it with what comes back. */
export interface SocialVisit {
  /** The brand's, by which it is registered at the provider. */
  merchantCode: string;
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What came back through the browser. */
export interface SocialReturn {
  code: string;
  /** The issuer, where a provider names itself (RFC 9207). */
  iss?: string;
}

export interface SocialPerson {
  /** Names the person at this provider for ever; the only thing that accounts are linked by. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
}

/** The provider is away, or not itself: another try may help. */
export class ProviderAway extends Error {}

/** A log-in provider, spoken to in its own protocol. */
export abstract class SocialAdapter {
  abstract readonly provider: SocialProvider;

  /** Where the browser goes; the provider's page is in the language. @throws ProviderAway */
  abstract address(visit: SocialVisit, language: LanguageCode): Promise<string>;

  /** Who has logged in there. @throws ProviderAway; any other error where the provider's answer proves nobody */
  abstract person(visit: SocialVisit, returned: SocialReturn): Promise<SocialPerson>;
}
