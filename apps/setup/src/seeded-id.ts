import { createHash } from 'node:crypto';

/** The same at each start: a UUID of version 8, made of the names. `noun` as in "campaign". */
export function seededId(noun: string, brand: string, name: string): string {
  const hash = createHash('sha256').update(`${noun} ${name} of ${brand}`).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}
