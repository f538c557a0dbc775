import { bytesToHex, textBytes } from '#libs/platform/common/bytes';
import { hmacSha256, sha256 as sha256Bytes } from '#libs/platform/common/hashes';

/**
 * The rules by which tickets win. Server and pages share them; they need nothing but WebCrypto, so that anyone can check a draw in the
 * browser. Seeds and hashes are used as text; all that decides is whole numbers.
 */

/** Tickets with the numbers `from` to `to`. */
export interface TicketRange {
  from: number;
  to: number;
  /** Of one member in the raffle. */
  alias: string;
  clientSeed: string;
}

export interface DrawnTicket {
  /** From 0 on. */
  prize: number;
  /** How many tickets were left. */
  left: number;
  /** Counted from 0 among the tickets left. */
  place: number;
  ticket: number;
  alias: string;
}

export interface DrawInput {
  serverSeed: string;
  /** SHA-256 of the list, in hexadecimal. */
  listHash: string;
  ranges: readonly TicketRange[];
  prizes: number;
}

const LINE = /^(\d{1,15})-(\d{1,15}):([^:]+):([^:]*)$/;
const SEED_BYTES = 8;

/** The list whose hash is shown: a line for each range, each with its end. */
export const ticketList = (ranges: readonly TicketRange[]): string =>
  ranges.map(({ from, to, alias, clientSeed }) => `${from}-${to}:${alias}:${clientSeed}\n`).join('');

/** Reads a list again. @throws RangeError for a line that is none, and for ranges that do not rise */
export function readTicketList(list: string): TicketRange[] {
  if (list === '') return [];
  if (!list.endsWith('\n')) throw new RangeError('the last line has no end');
  let before = 0;
  return list
    .slice(0, -1)
    .split('\n')
    .map((line) => {
      const [, first = '', last = '', alias = '', clientSeed = ''] = LINE.exec(line) ?? [];
      const [from, to] = [Number(first), Number(last)];
      if (alias === '' || from <= before || to < from) throw new RangeError(`not a range: ${line}`);
      before = to;
      return { from, to, alias, clientSeed };
    });
}

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return bytesToHex(await sha256Bytes(textBytes(text)));
}

/**
 * Draws a ticket for each prize: u is the first eight bytes of HMAC-SHA256(server seed, "list hash:prize:0"), big-endian, and the ticket is
 * number floor(u × n / 2^64), from 0, of the n that are left. All tickets of who has won are taken out.
 */
export async function drawWinners({
  serverSeed,
  listHash,
  ranges,
  prizes,
}: DrawInput): Promise<DrawnTicket[]> {
  const sign = await hmacSha256(textBytes(serverSeed));
  const drawn: DrawnTicket[] = [];
  let open = ranges;
  while (drawn.length < prizes && open.length > 0) {
    const prize = drawn.length;
    const signed = await sign(textBytes(`${listHash}:${prize}:0`));
    const u = new DataView(signed.buffer, 0, SEED_BYTES).getBigUint64(0);
    const left = open.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    const place = Number((u * BigInt(left)) >> 64n);
    const { ticket, alias } = ticketAt(open, place);
    drawn.push({ prize, left, place, ticket, alias });
    open = open.filter((range) => range.alias !== alias);
  }
  return drawn;
}

function ticketAt(ranges: readonly TicketRange[], place: number): Pick<DrawnTicket, 'ticket' | 'alias'> {
  let before = 0;
  for (const { from, to, alias } of ranges) {
    const size = to - from + 1;
    if (place < before + size) return { ticket: from + place - before, alias };
    before += size;
  }
  throw new RangeError(`no ticket has place ${place}`);
}
