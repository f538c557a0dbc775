import { createHash } from 'node:crypto';

/** The value of a beacon's hash chain so many rounds before this one, in hexadecimal. */
export function hashedBack(value: string, rounds: number): string {
  let bytes: Buffer = Buffer.from(value, 'hex');
  for (let round = 0; round < rounds; round += 1) bytes = createHash('sha256').update(bytes).digest();
  return bytes.toString('hex');
}
