import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { bytesToHex } from '#libs/platform/common/bytes';
import type { Database } from '#libs/platform/database/database';
import { ticketLeaf } from '../common/fairness/ticket-leaf.js';

const PAGE = 1000;

interface Row {
  position: string;
  ticketNo: string;
  salt: string;
  stake: string;
  currency: Currency;
  lines: unknown;
  leaf: Buffer;
}

/** A ticket of a closed draw; leaves in hexadecimal. */
export interface SealedTicketRow {
  ticketNo: string;
  /** The leaf that was written when it was bought. */
  sealed: string;
  /** The leaf that follows from its row now. */
  leaf: string;
}

/** Those that were not cancelled, in the order of the tree's leaves. */
export async function* readSealedTickets(database: Database, draw: string): AsyncGenerator<SealedTicketRow> {
  for (let after = '0'; ; ) {
    const rows = await database.query<Row>(
      `select position, ticket_no as "ticketNo", salt, stake, currency, lines, leaf from lottery.ticket
       where draw = $1 and position > $2 and status <> 'cancelled' order by position limit ${PAGE}`,
      [draw, after],
    );
    for (const { ticketNo, salt, stake, currency, lines, leaf } of rows)
      yield {
        ticketNo,
        sealed: leaf.toString('hex'),
        leaf: bytesToHex(await ticketLeaf({ salt, ticketNo, stake: toWire(BigInt(stake), currency), lines })),
      };
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.position;
  }
}
