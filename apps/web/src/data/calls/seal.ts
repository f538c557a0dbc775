import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { learnServerTime, serverNow } from './server-time';

interface Keys {
  keys: JWK[];
  now: string;
}

let keys: Promise<JWK> | undefined;

/** Forgets the server's key, so that the next call asks for it again. */
export function forgetKeys(): void {
  keys = undefined;
}

/** Encrypts a call's fields for the server, stamped with its time, a single-use id and what it is for. */
export async function seal(fields: object, audience: string): Promise<string> {
  const jwk = await serverKey();
  const stamped = { ...fields, iat: Math.floor(serverNow() / 1000), jti: crypto.randomUUID(), aud: audience };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}

/** The server's key. With it comes the server's time. */
export function serverKey(): Promise<JWK> {
  keys ??= fetchKey();
  keys.catch(forgetKeys);
  return keys;
}

async function fetchKey(): Promise<JWK> {
  const reply = await fetch('/wps/system/keys');
  if (!reply.ok) throw new Error('no keys');
  const { value } = (await reply.json()) as { value: Keys };
  learnServerTime(value.now);
  const [newest] = value.keys;
  if (!newest) throw new Error('no keys');
  return newest;
}
