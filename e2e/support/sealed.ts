import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { stack } from './stack';

/** The body of an encrypted call, sealed as the browser seals it. `audience` is its method and path. */
export async function sealed(audience: string, fields: object): Promise<{ payload: string }> {
  const keys = (await (await fetch(`${stack().publicUrl}/wps/system/keys`)).json()) as {
    value: { keys: JWK[]; now: string };
  };
  const [key] = keys.value.keys;
  if (!key) throw new Error('the portal publishes no key');
  const iat = Math.floor(Date.parse(keys.value.now) / 1000);
  const text = JSON.stringify({ ...fields, iat, jti: crypto.randomUUID(), aud: audience });
  const payload = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return { payload };
}
