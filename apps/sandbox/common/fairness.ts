/**
 * The rules by which a result follows from seeds. Server and pages share them; they need nothing but WebCrypto, so
 * that anyone can check a round in the browser. Seeds are used as text, hashes of the crash chain as bytes.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** The inputs of a result; `nonce` counts the bets of a seed pair, from 0. */
export interface Draw {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

const DICE_STEPS = 10_001;
const HASH_BYTES = 32;
const FLOAT_BYTES = 4;
const CRASH_DIGITS = 13;
const CRASH_RANGE = 2 ** 52;

const textBytes = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws RangeError when it is not whole bytes of hexadecimal digits */
export function hexToBytes(hex: string): Bytes {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new RangeError('not hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export async function hmacSha256(key: Bytes, message: Bytes): Promise<Bytes> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, hash, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** The hash of a server seed that is shown before play: SHA-256 of its text, in hexadecimal. */
export async function seedHash(serverSeed: string): Promise<string> {
  return bytesToHex(await sha256(textBytes(serverSeed)));
}

/** `count` numbers in [0, 1), each of four bytes; every 32 bytes the cursor goes up. */
export async function floats(draw: Draw, count: number): Promise<number[]> {
  const key = textBytes(draw.serverSeed);
  const found: number[] = [];
  for (let cursor = 0; found.length < count; cursor += 1) {
    const block = await hmacSha256(key, textBytes(`${draw.clientSeed}:${draw.nonce}:${cursor}`));
    for (let at = 0; at < HASH_BYTES && found.length < count; at += FLOAT_BYTES)
      found.push(floatOf(block.subarray(at, at + FLOAT_BYTES)));
  }
  return found;
}

function floatOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte, index) => sum + byte / 256 ** (index + 1), 0);
}

/** In hundredths: 0 to 10000, for 0.00 to 100.00. */
export async function diceRoll(draw: Draw): Promise<number> {
  const [float = 0] = await floats(draw, 1);
  return Math.floor(float * DICE_STEPS);
}

/** The pocket of a wheel, 0 to `pockets - 1`. */
export async function wheelPocket(draw: Draw, pockets = 37): Promise<number> {
  const [float = 0] = await floats(draw, 1);
  return Math.floor(float * pockets);
}

/** Takes one of the pool for each number, without putting any back. */
export function takeWithoutReplacement<T>(numbers: readonly number[], pool: readonly T[]): T[] {
  const left = [...pool];
  return numbers.flatMap((number) => left.splice(Math.floor(number * left.length), 1));
}

/** Draws `count` of the pool without putting any back. */
export async function drawWithoutReplacement<T>(draw: Draw, pool: readonly T[], count: number): Promise<T[]> {
  return takeWithoutReplacement(await floats(draw, Math.min(count, pool.length)), pool);
}

/** One stop for each reel: the index on its strip of the symbol in the top row. */
export async function slotStops(draw: Draw, reelLengths: readonly number[]): Promise<number[]> {
  const numbers = await floats(draw, reelLengths.length);
  return reelLengths.map((length, reel) => Math.floor((numbers[reel] ?? 0) * length));
}

/**
 * Where a round of the chain crashes, in hundredths: 100 for 1.00. `gameHash` is the round's hash in hexadecimal,
 * `salt` is used as text.
 */
export async function crashPoint(gameHash: string, salt: string): Promise<number> {
  const mixed = bytesToHex(await hmacSha256(textBytes(salt), hexToBytes(gameHash)));
  const r = Number.parseInt(mixed.slice(0, CRASH_DIGITS), 16);
  return Math.max(100, Math.floor(99 / (1 - r / CRASH_RANGE)));
}

/** The hash of the previous round, which was published before this round and commits to it. */
export async function previousHash(gameHash: string): Promise<string> {
  return bytesToHex(await sha256(hexToBytes(gameHash)));
}
