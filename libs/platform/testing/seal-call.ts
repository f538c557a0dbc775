import { randomUUID } from 'node:crypto';
import * as jose from 'jose';

export interface SealKey extends jose.JWK {
  kid: string;
}

/** The stamps of a sealed call, as a browser adds them. */
export interface Stamps {
  /** Seconds, server time. */
  iat: number;
  /** Method and path, as in "POST /wps/session/login". */
  aud: string;
  jti?: string;
}

/**
 * Returns the compact JWE for `payload`. `fields` is an object, or JSON text that is sealed unchanged. `header`
 * replaces parts of the protected header.
 */
export async function sealCall(
  key: SealKey,
  fields: unknown,
  stamps: Stamps,
  header: Partial<jose.CompactJWEHeaderParameters> = {},
): Promise<string> {
  return new jose.CompactEncrypt(new TextEncoder().encode(stampedText(fields, stamps)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...header })
    .encrypt(await jose.importJWK(key, 'ECDH-ES'));
}

function stampedText(fields: unknown, stamps: Stamps): string {
  const jti = randomUUID();
  if (typeof fields !== 'string') return JSON.stringify({ jti, ...(fields as object), ...stamps });
  return JSON.stringify({ jti, ...stamps }).replace(/}$/, () => `,${fields.slice(1)}`);
}
