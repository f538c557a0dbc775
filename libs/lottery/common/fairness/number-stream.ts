import { type Bytes, textBytes } from '#libs/platform/common/bytes';
import { hmacSha256 } from '#libs/platform/common/hashes';

/** A source of whole numbers from 0 to below `end`; `end` is 1 to 2^32. */
export type Below = (end: number) => Promise<number>;

/** What a draw is calculated from, besides its seed. */
export interface DrawMessage {
  brand: string;
  gameCode: string;
  drawNo: string;
  beaconRound: number;
  /** In lower-case hexadecimal, as the root. */
  beaconValue: string;
  root: string;
}

const WORDS = 2 ** 32;
const BLOCK_WORDS = 8;

/** The text that the seed signs, before the number of the block. */
const messageText = (draw: DrawMessage): string =>
  ['draw-v1', draw.brand, draw.gameCode, draw.drawNo, draw.beaconRound, draw.beaconValue, draw.root].join(
    '|',
  );

/** Big-endian words of 32 bits: eight from HMAC-SHA256(seed, "message|c") for c = 0, 1, and so on. */
export async function seededWords(seed: Bytes, message: string): Promise<() => Promise<number>> {
  const sign = await hmacSha256(seed);
  let block = new DataView(new ArrayBuffer(0));
  let taken = 0;
  return async () => {
    if (taken % BLOCK_WORDS === 0)
      block = new DataView((await sign(textBytes(`${message}|${taken / BLOCK_WORDS}`))).buffer);
    const word = block.getUint32((taken % BLOCK_WORDS) * 4);
    taken += 1;
    return word;
  };
}

/** Refuses the words that would make some numbers likelier. Below 1 there is one number, which takes no word. */
export function belowOf(nextWord: () => Promise<number>): Below {
  return async (end) => {
    if (end === 1) return 0;
    const limit = WORDS - (WORDS % end);
    for (;;) {
      const word = await nextWord();
      if (word < limit) return word % end;
    }
  };
}

/** The numbers of a draw, in the order in which its result takes them. */
export const drawNumbers = async (seed: Bytes, draw: DrawMessage): Promise<Below> =>
  belowOf(await seededWords(seed, messageText(draw)));
