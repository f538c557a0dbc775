import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared in constant time, whatever the lengths. */
export function isSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
