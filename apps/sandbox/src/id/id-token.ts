import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Grant } from './grants.js';
import { subjectOf } from './person.js';
import type { SigningKey } from './signing-key.js';

const LIFETIME = 3600;
const HOUR = 3600;

interface IdTokenOrder {
  issuer: string;
  clientId: string;
  /** Milliseconds. */
  now: number;
}

/** The claims of a person that the scopes cover. */
export function claimsOf({ person, scopes, outcome }: Grant): JWTPayload {
  const { name, email } = person;
  return {
    sub: subjectOf(person),
    ...(scopes.includes('profile') && { name }),
    ...(scopes.includes('email') &&
      email !== null && { email, email_verified: outcome !== 'unverified_email' }),
  };
}

/** A signed ID token, with the fault that the grant asks for. */
export function signIdToken(key: SigningKey, grant: Grant, order: IdTokenOrder): Promise<string> {
  const { outcome } = grant;
  const issuedAt = Math.floor(order.now / 1000) - (outcome === 'expired_token' ? LIFETIME + HOUR : 0);
  const nonce = outcome === 'wrong_nonce' ? randomUUID() : grant.nonce;
  const claims = {
    ...claimsOf(grant),
    iss: order.issuer,
    aud: outcome === 'wrong_audience' ? 'somebody-else' : order.clientId,
    iat: issuedAt,
    exp: issuedAt + LIFETIME,
    ...(nonce !== null && { nonce }),
  };
  return key.sign(claims, outcome === 'wrong_signature');
}
