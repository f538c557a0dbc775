import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { SocialProvider } from '../common/social.calls.js';
import type { Site } from '../login/assert-can-log-in.js';

const LIFE_MS = 10 * 60_000;

/** What was entered in the registration's form before the browser left. */
export interface SocialRegistration {
  referralCode?: string;
}

export interface SocialAttempt {
  brand: string;
  provider: SocialProvider;
  site: Site;
  register: SocialRegistration | null;
  /** The member who links the provider to the own account; `null` where somebody logs in by it. */
  member: string | null;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Log-ins at providers that have begun. Each is good once, for ten minutes, and found by its `state`. */
@Injectable()
export class SocialAttempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async create(
    what: Pick<SocialAttempt, 'brand' | 'provider' | 'site' | 'register' | 'member'>,
  ): Promise<SocialAttempt> {
    const attempt = { ...what, state: secret(), nonce: secret(), codeVerifier: secret() };
    const now = this.clock.now();
    await this.database.query(
      `insert into authentication.social_attempt
         (state_hash, brand, provider, nonce, code_verifier, site, register, expires_at, member)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        hashOf(attempt.state),
        what.brand,
        what.provider,
        attempt.nonce,
        attempt.codeVerifier,
        what.site,
        what.register && JSON.stringify(what.register),
        new Date(now.getTime() + LIFE_MS),
        what.member,
      ],
    );
    return attempt;
  }

  /** Uses it up; `null` where there is none of that brand and provider, or another member began it. */
  async take({
    brand,
    provider,
    state,
    member,
  }: Pick<SocialAttempt, 'brand' | 'provider' | 'state' | 'member'>): Promise<SocialAttempt | null> {
    const [row] = await this.database.query<Omit<SocialAttempt, 'state'>>(
      `with taken as (
         delete from authentication.social_attempt
         where state_hash = $1 and brand = $2 and provider = $3 and expires_at > $4
           and member is not distinct from $5
         returning brand, provider, site, register, member, nonce, code_verifier as "codeVerifier")
       select * from taken`,
      [hashOf(state), brand, provider, this.clock.now(), member],
    );
    return row ? { ...row, state } : null;
  }
}

const secret = () => randomBytes(32).toString('base64url');
const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest();
