import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum difference between the timestamp of a signed request and the server's time, in seconds. */
export const SIGNATURE_WINDOW_S = 300;

/** The content that a signature covers, and the headers that carry it. */
export interface SignedRequest {
  method: string;
  /** With the query string, exactly as sent. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

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

/** Whether a request carries a valid signature by one of the live secrets, and a timestamp within the window. */
export function verifySignature(request: SignedRequest, secrets: readonly string[], nowMs: number): boolean {
  const timestamp = secondsOf(request.headers['x-timestamp']);
  const operator = request.headers['x-operator-id'];
  const given = request.headers['x-signature'];
  if (timestamp === undefined || typeof operator !== 'string' || typeof given !== 'string') return false;
  if (Math.abs(nowMs / 1000 - timestamp) > SIGNATURE_WINDOW_S) return false;
  return secrets.some((secret) => {
    const wanted = Buffer.from(sign(secret, timestamp, request.method, request.path, operator, request.body));
    const offered = Buffer.from(given);
    return wanted.length === offered.length && timingSafeEqual(wanted, offered);
  });
}

/**
 * Digits without a leading 0: a second spelling of the same number would allow a second request under one signature.
 */
function secondsOf(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,10}$/.test(text) ? Number(text) : undefined;
}
