import { Inject, Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import {
  type AuthorizationRequest,
  type AuthorizationResponse,
  ProviderUnavailable,
  SocialAdapter,
  type SocialPerson,
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

  async authorizationUrl(request: AuthorizationRequest, language: LanguageCode): Promise<string> {
    const url = openid.buildAuthorizationUrl(await this.client(request), {
      redirect_uri: request.redirectUri,
      scope: 'openid profile email',
      state: request.state,
      nonce: request.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: LOCALES[language],
    });
    return url.href;
  }

  async person(request: AuthorizationRequest, { code, iss }: AuthorizationResponse): Promise<SocialPerson> {
    const url = new URL(request.redirectUri);
    url.search = new URLSearchParams({ code, state: request.state, ...(iss && { iss }) }).toString();
    const client = await this.client(request);
    const tokens = await orUnavailable(
      openid.authorizationCodeGrant(client, url, {
        pkceCodeVerifier: request.codeVerifier,
        expectedNonce: request.nonce,
        expectedState: request.state,
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

  /** Discovered once; after a failure the next log-in tries again. */
  private client({ merchantCode }: AuthorizationRequest): Promise<openid.Configuration> {
    const client = this.discovered.get(merchantCode) ?? this.discover(merchantCode);
    this.discovered.set(merchantCode, client);
    return client;
  }

  private async discover(merchantCode: string): Promise<openid.Configuration> {
    const { googleIssuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, production } = merchantConfig(
      this.config,
      merchantCode,
    );
    if (googleIssuer === null) throw new ProviderUnavailable('GOOGLE_ISSUER is not set');
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
      throw new ProviderUnavailable('discovery failed', { cause: error });
    }
  }
}

/** @throws ProviderUnavailable where the provider does not answer in time, or reports an error of its own */
async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isUnavailable(error)) throw new ProviderUnavailable('the exchange failed', { cause: error });
    throw error;
  }
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof openid.ClientError)) return false;
  const { code, cause } = error;
  return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500);
}
