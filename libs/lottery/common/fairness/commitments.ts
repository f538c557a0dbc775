import { type Bytes, bytesToHex, hexToBytes } from '#libs/platform/common/bytes';
import { sha256 } from '#libs/platform/common/hashes';

/** What is published of a seed before anybody bets, in hexadecimal. */
export const seedCommitment = async (seed: Bytes): Promise<string> => bytesToHex(await sha256(seed));

/** Whether a value of a beacon's hash chain was fixed by an earlier one; `steps` is how many rounds lie between them. */
export async function isLaterValue(value: string, earlier: string, steps: number): Promise<boolean> {
  let hash = hexToBytes(value);
  for (let step = 0; step < steps; step += 1) hash = await sha256(hash);
  return bytesToHex(hash) === earlier.toLowerCase();
}
