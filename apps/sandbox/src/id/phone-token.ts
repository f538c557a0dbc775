import { randomUUID } from 'node:crypto';
import type { IdentityProvider } from './identity-provider.js';
import { phoneSubjectOf } from './person.js';
import type { PhoneOrder } from './phone.checks.js';
import type { TokenFault } from './phone.outcome.js';

const LIFETIME = 300;
const HOUR = 3600;

/** A signed token that confirms a number, with the fault if one is given. `now` is in milliseconds. */
export function signPhoneToken(
  id: IdentityProvider,
  { client, phone, nonce }: PhoneOrder,
  now: number,
  fault?: TokenFault,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000) - (fault === 'expired_token' ? HOUR : 0);
  const number = fault === 'wrong_number' ? neighbourOf(phone) : phone;
  const said = fault === 'wrong_nonce' ? randomUUID() : nonce;
  const claims = {
    iss: id.issuer,
    aud: client,
    jti: randomUUID(),
    sub: phoneSubjectOf(number),
    phone_number: number,
    phone_number_verified: true,
    iat: issuedAt,
    exp: issuedAt + LIFETIME,
    ...(said !== undefined && { nonce: said }),
  };
  return id.key.sign(claims, fault === 'wrong_signature');
}

/** Another number of the same length. */
function neighbourOf(phone: string): string {
  return phone.slice(0, -1) + ((Number(phone.at(-1)) + 1) % 10);
}
