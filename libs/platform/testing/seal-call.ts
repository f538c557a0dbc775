import { randomUUID } from 'node:crypto';
import * as jose from 'jose';

export interface SealKey extends jose.JWK {
  kid: string;
}

/** What a browser stamps a sealed call with. */
export interface Stamps {
  /** Seconds, server time. */
  iat: number;
  /** Method and path, as in "POST /wps/session/login". */
  aud: string;
  jti?: string;
}

/** The fields as the compact JWE that goes into `payload`. `header` replaces parts of the protected header. */
export async function sealCall(
  key: SealKey,
  fields: unknown,
  stamps: Stamps,
  header: Partial<jose.CompactJWEHeaderParameters> = {},
): Promise<string> {
  const stamped = { jti: randomUUID(), ...(fields as object), ...stamps };
  return new jose.CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...header })
    .encrypt(await jose.importJWK(key, 'ECDH-ES'));
}
