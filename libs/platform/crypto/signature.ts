import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedRequest } from '../http/caller.js';

/** How far the timestamp of a signed request may be from the server's time, in seconds. */
export const SIGNATURE_WINDOW = 300;

/** The HMAC-SHA256 of a request between servers, as `v1=<hex>`. `path` includes the query, exactly as sent. */
export function sign(
  secret: string,
  timestamp: number,
  method: string,
  path: string,
  operator: string,
  body: Buffer | string,
): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}.${method} ${path}.${operator}.`).update(body);
  return `v1=${mac.digest('hex')}`;
}

/** Whether a request carries a good and timely signature by one of the live secrets. */
export function verifySignature(request: SignedRequest, secrets: string[], nowMs: number): boolean {
  const timestamp = secondsOf(request.headers['x-timestamp']);
  const operator = request.headers['x-operator-id'];
  const given = request.headers['x-signature'];
  if (timestamp === undefined || typeof operator !== 'string' || typeof given !== 'string') return false;
  if (Math.abs(nowMs / 1000 - timestamp) > SIGNATURE_WINDOW) return false;
  return secrets.some((secret) => {
    const wanted = Buffer.from(sign(secret, timestamp, request.method, request.path, operator, request.body));
    const offered = Buffer.from(given);
    return wanted.length === offered.length && timingSafeEqual(wanted, offered);
  });
}

/** Digits, the first no 0: a second way to write the same number would be a second request under one signature. */
function secondsOf(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,10}$/.test(text) ? Number(text) : undefined;
}
