import { randomBytes } from 'node:crypto';
import type { Outcome } from './outcome.js';
import type { Person } from './person.js';

/** What a person agreed to, and the simulated error. */
export interface Grant {
  provider: 'openid' | 'facebook';
  /** The id of the client that asked for it. */
  client: string;
  person: Person;
  outcome: Outcome;
  redirectUri: string;
  scopes: readonly string[];
  /** PKCE, S256; null if the protocol has none. */
  challenge: string | null;
  nonce: string | null;
}

export interface AccessToken {
  grant: Grant;
  /** Milliseconds. */
  issuedAt: number;
  expiresAt: number;
}

const CODE_MS = 60_000;

interface Code {
  grant: Grant;
  issuedAt: number;
  used: boolean;
}

const secretText = (): string => randomBytes(32).toString('base64url');

/** Codes and access tokens, lost at a restart. `now` returns milliseconds. */
export class Grants {
  readonly #codes = new Map<string, Code>();
  readonly #tokens = new Map<string, AccessToken>();

  constructor(readonly now: () => number = Date.now) {}

  issueCode(grant: Grant): string {
    this.#forgetOldCodes();
    const code = secretText();
    this.#codes.set(code, { grant, issuedAt: this.now(), used: grant.outcome === 'code_used' });
    return code;
  }

  /** The grant of a code, once and within a minute, or the reason why not. The code is used up in any case. */
  redeem(provider: Grant['provider'], code: string): Grant | 'unknown' | 'used' | 'expired' {
    const known = this.#codes.get(code);
    if (known?.grant.provider !== provider) return 'unknown';
    if (known.used) return 'used';
    known.used = true;
    return this.now() - known.issuedAt > CODE_MS ? 'expired' : known.grant;
  }

  /** `lifetime` is in seconds; for a simulated `expired_token` the token has just expired. */
  issueToken(grant: Grant, lifetime: number): string {
    const token = secretText();
    const issuedAt = this.now();
    const expiresAt = grant.outcome === 'expired_token' ? issuedAt - 1 : issuedAt + lifetime * 1000;
    this.#tokens.set(token, { grant, issuedAt, expiresAt });
    return token;
  }

  /** Expired ones too. */
  token(provider: Grant['provider'], token: string): AccessToken | undefined {
    const known = this.#tokens.get(token);
    return known?.grant.provider === provider ? known : undefined;
  }

  isValid({ expiresAt }: AccessToken): boolean {
    return this.now() < expiresAt;
  }

  /** Used and expired codes are remembered for ten lifetimes, to distinguish them from unknown ones. */
  #forgetOldCodes(): void {
    for (const [code, { issuedAt }] of this.#codes)
      if (this.now() - issuedAt > 10 * CODE_MS) this.#codes.delete(code);
  }
}
