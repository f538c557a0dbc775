import { Inject, Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import {
  ProviderAway,
  SocialAdapter,
  type SocialPerson,
  type SocialReturn,
  type SocialVisit,
} from './social-provider.js';

const TIMEOUT_S = 5;

/** OpenID Connect with PKCE and nonce; the signature of the ID token is verified. */
@Injectable()
export class GoogleAdapter extends SocialAdapter {
  readonly provider = 'google';
  /** By merchant code. */
  private readonly discovered = new Map<string, Promise<openid.Configuration>>();

  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }

  async address(visit: SocialVisit, language: LanguageCode): Promise<string> {
    const url = openid.buildAuthorizationUrl(await this.client(visit), {
      redirect_uri: visit.redirectUri,
      scope: 'openid profile email',
      state: visit.state,
      nonce: visit.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(visit.codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: LOCALES[language],
    });
    return url.href;
  }

  async person(visit: SocialVisit, { code, iss }: SocialReturn): Promise<SocialPerson> {
    const url = new URL(visit.redirectUri);
    url.search = new URLSearchParams({ code, state: visit.state, ...(iss && { iss }) }).toString();
    const client = await this.client(visit);
    const tokens = await orAway(
      openid.authorizationCodeGrant(client, url, {
        pkceCodeVerifier: visit.codeVerifier,
        expectedNonce: visit.nonce,
        expectedState: visit.state,
        idTokenExpected: true,
      }),
    );
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    return {
      subject: claims.sub,
      email: typeof claims.email === 'string' ? claims.email : null,
      emailVerified: claims.email_verified === true,
    };
  }

  /** Discovered once; what failed is tried again at the next log-in. */
  private client({ merchantCode }: SocialVisit): Promise<openid.Configuration> {
    const client = this.discovered.get(merchantCode) ?? this.discover(merchantCode);
    this.discovered.set(merchantCode, client);
    return client;
  }

  private async discover(merchantCode: string): Promise<openid.Configuration> {
    const { googleIssuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, production } = merchantConfig(
      this.config,
      merchantCode,
    );
    if (googleIssuer === null) throw new ProviderAway('GOOGLE_ISSUER is not set');
    const plain = googleIssuer.startsWith('http:') && !production;
    try {
      return await openid.discovery(
        new URL(googleIssuer),
        GOOGLE_CLIENT_ID,
        GOOGLE_CLIENT_SECRET,
        undefined,
        {
          timeout: TIMEOUT_S,
          execute: [openid.enableNonRepudiationChecks, ...(plain ? [openid.allowInsecureRequests] : [])],
        },
      );
    } catch (error) {
      this.discovered.delete(merchantCode);
      throw new ProviderAway('discovery failed', { cause: error });
    }
  }
}

/** Nobody there, too slow, or in trouble: what the provider says of the person is not known. */
async function orAway<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isAway(error)) throw new ProviderAway('the exchange failed', { cause: error });
    throw error;
  }
}

function isAway(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof openid.ClientError)) return false;
  const { code, cause } = error;
  return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500);
}
