import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum difference between the time of a signed request and ours, in seconds. */
const SIGNATURE_WINDOW = 300;

export interface SignedMessage {
  /** Unix seconds, as the text that is sent. */
  timestamp: string;
  method: string;
  /** Path with query, as the text that is sent. */
  path: string;
  operator: string;
  body: string;
}

export function sign(secret: string, message: SignedMessage): string {
  const { timestamp, method, path, operator, body } = message;
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${method} ${path}.${operator}.${body}`);
  return `v1=${hmac.digest('hex')}`;
}

/** Compared in constant time. */
export function isSigned(secret: string, message: SignedMessage, signature: string): boolean {
  const expected = Buffer.from(sign(secret, message));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether the time is current and in its canonical form, so that it has one spelling only. `now` is in milliseconds. */
export function isTimely(timestamp: string, now: number): boolean {
  return /^[1-9]\d{0,10}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= SIGNATURE_WINDOW;
}
