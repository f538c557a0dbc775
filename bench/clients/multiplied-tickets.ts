import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { houseBet } from '#libs/games/index';
import { leafText } from '#libs/lottery/common/fairness/ticket-leaf';
import { stakeId, ticketNoOf } from '#libs/lottery/tickets/ticket-item';
import { toWire } from '#libs/money/amount';
import {
  copyRows,
  MAKE_TABLES,
  moveBalances,
  type SoldTicket,
  soldTickets,
} from './multiplied-tickets.sql.js';
import { ticketIdOf } from './sold-tickets.js';
import { CURRENCY } from './tickets-to-sell.js';

/** Members in a row, of whom the first ones bought the same tickets of a draw, one after another. */
export interface TicketsToMultiply {
  draw: string;
  firstMember: number;
  /** So many bought them. */
  sold: number;
  /** So many have them in the end. */
  members: number;
}

/**
 * Gives the members after those who bought tickets the same ones, with all that a sale writes: copies of the first member's rows, changed
 * where they belong to a member, a ticket or a moment. In one transaction of the database's superuser, without triggers as in a fill;
 * changes rows of these members and the draw's exposures only. `multiplied-tickets.spec.ts` compares it with a sale.
 * @throws Error if one of these members has no wallet
 */
export async function multiplyTickets(client: pg.ClientBase, tickets: TicketsToMultiply): Promise<void> {
  const { draw, firstMember, sold, members } = tickets;
  if (members <= sold) return;
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    await client.query(MAKE_TABLES);
    const originals = await soldTickets(client, draw, firstMember);
    for (const [line, ticket] of originals.entries()) await listCopies(client, tickets, ticket, line);
    await client.query('analyze sold, copied');
    for (const statement of await copyRows(client)) await client.query(statement);
    await client.query(moveBalances);
    await client.query(
      `update lottery.exposure set payouts = (
         select array_agg(payout / $2::int * $3::int order by place) from unnest(payouts) with ordinality o(payout, place)
       ) where draw = $1`,
      [draw, sold, members],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Writes down what is different in each copy of a ticket. */
async function listCopies(
  client: pg.ClientBase,
  { draw, firstMember, sold, members }: TicketsToMultiply,
  { brand, vendor, title, round, lines, stake }: SoldTicket,
  line: number,
): Promise<void> {
  const copies = Array.from({ length: members - sold }, (_, at) => {
    const member = String(firstMember + sold + at);
    const ticket = ticketIdOf(draw, member, line);
    const ticketNo = ticketNoOf(ticket);
    const salt = randomBytes(16).toString('hex');
    const sealed = leafText({ salt, ticketNo, stake: toWire(BigInt(stake), CURRENCY), lines });
    const leaf = createHash('sha256').update(sealed).digest();
    const of = { brand, vendor, title, round, member, currency: CURRENCY } as const;
    const { tx, print } = houseBet(of, stakeId(ticket), BigInt(stake));
    return { member, ticket, no: ticketNo, salt, leaf, stake: tx, print };
  });
  const { rowCount } = await client.query(
    `insert into copied
     select $1, c.*, a.id, nextval('games.wallet_transaction_id_seq'), nextval('ledger.transaction_id_seq'),
       date_trunc('milliseconds', clock_timestamp())
     from unnest($2::bigint[], $3::uuid[], $4::text[], $5::text[], $6::bytea[], $7::uuid[], $8::text[])
       c(member, ticket, ticket_no, salt, leaf, stake, print)
     join ledger.account a on a.brand = $9 and a.owner = 'member' and a.member = c.member and a.kind = 'wallet' and a.currency = $10
     order by c.member`,
    [
      line,
      copies.map(({ member }) => member),
      copies.map(({ ticket }) => ticket),
      copies.map(({ no }) => no),
      copies.map(({ salt }) => salt),
      copies.map(({ leaf }) => leaf),
      copies.map((copy) => copy.stake),
      copies.map(({ print }) => print),
      brand,
      CURRENCY,
    ],
  );
  if (rowCount !== copies.length) throw new Error('a member has no wallet');
}
