import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import * as jose from 'jose';
import { z } from 'zod';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import { useTokenOnce } from '#libs/platform/crypto/used-tokens';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { verificationErrors } from '../common/verification.errors.js';
import { PhoneCheck } from './phone-check.js';

const TIMEOUT_MS = 5000;
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });
const phoneClaims = z.object({
  phone_number: z.string(),
  phone_number_verified: z.literal(true),
  /** Seconds. */
  exp: z.number(),
});

/** Reads the ID tokens of an OpenID provider (OpenID Connect Core, section 5.1: `phone_number`). */
@Injectable()
export class OpenIdPhoneCheck extends PhoneCheck {
  /** By issuer. */
  private readonly keySets = new Map<string, Promise<jose.JWTVerifyGetKey>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {
    super();
  }

  async verify(brand: string, idToken: string, mobile: string): Promise<void> {
    const claims = phoneClaims.safeParse(await this.payloadOf(brand, idToken));
    if (!claims.success || claims.data.phone_number !== mobile) throw failed();
    await this.useOnce(idToken, claims.data.exp);
  }

  private async payloadOf(brand: string, idToken: string): Promise<jose.JWTPayload> {
    const config = merchantConfig(this.config, this.brands.byId(brand).settings.merchantCode);
    const issuer = config.phoneCheck?.issuer;
    if (issuer === undefined) throw new AppError(siteErrors.error_not_enabled);
    const keySet = await this.keySetOf(issuer);
    try {
      const { payload } = await jose.jwtVerify(idToken, this.keyOrThrow(keySet), {
        issuer,
        audience: config.PHONE_CHECK_CLIENT_ID,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp'],
        currentDate: this.clock.toRealTime(),
      });
      return payload;
    } catch (error) {
      if (error instanceof jose.errors.JOSEError) throw failed();
      throw error;
    }
  }

  /** A key that the issuer does not have means a wrong token; keys that cannot be fetched mean that the issuer is unavailable. */
  private keyOrThrow(keySet: jose.JWTVerifyGetKey): jose.JWTVerifyGetKey {
    return async (header, token) => {
      try {
        return await keySet(header, token);
      } catch (error) {
        if (
          error instanceof jose.errors.JWKSNoMatchingKey ||
          error instanceof jose.errors.JWKSMultipleMatchingKeys
        )
          throw error;
        throw unavailable();
      }
    };
  }

  private keySetOf(issuer: string): Promise<jose.JWTVerifyGetKey> {
    const keySet =
      this.keySets.get(issuer) ??
      this.discover(issuer).catch((error) => {
        this.keySets.delete(issuer);
        throw error;
      });
    this.keySets.set(issuer, keySet);
    return keySet;
  }

  private async discover(issuer: string): Promise<jose.JWTVerifyGetKey> {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((reply) => (reply.ok ? reply.json() : null))
      .catch(() => null);
    const found = discovery.safeParse(answer);
    if (!found.success || found.data.issuer !== issuer) throw unavailable();
    return jose.createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: TIMEOUT_MS });
  }

  /** Remembers the token until it expires by itself. */
  private async useOnce(idToken: string, exp: number): Promise<void> {
    const left = exp * 1000 - this.clock.toRealTime().getTime();
    const id = `phone-check ${createHash('sha256').update(idToken).digest('base64url')}`;
    const until = new Date(this.clock.now().getTime() + left);
    if (!(await useTokenOnce(this.database, id, until))) throw failed();
  }
}

const failed = () => new AppError(verificationErrors.error_phone_check_failed);
const unavailable = () => new AppError(platformErrors.error_service_unavailable, { retryAfter: 5 });
