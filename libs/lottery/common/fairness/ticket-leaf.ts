import { type Bytes, textBytes } from '#libs/platform/common/bytes';
import { canonicalJson } from '#libs/platform/common/canonical-json';
import { sha256 } from '#libs/platform/common/hashes';

export interface SealedTicket {
  /** 16 random bytes in lower-case hexadecimal, so that nobody can guess what others played. */
  salt: string;
  ticketNo: string;
  /** As on the wire. */
  stake: string;
  /** As the ticket keeps them; in canonical JSON, so that the order of fields does not matter. */
  lines: unknown;
}

/** The text whose hash is the ticket's leaf. */
export const leafText = ({ salt, ticketNo, stake, lines }: SealedTicket): string =>
  [salt, ticketNo, stake, canonicalJson(lines)].join('|');

/** 32 bytes of the tree in which the tickets of a draw are sealed at its close. */
export const ticketLeaf = (ticket: SealedTicket): Promise<Bytes> => sha256(textBytes(leafText(ticket)));
