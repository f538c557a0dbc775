import type pg from 'pg';
import { stakeId } from '#libs/lottery/tickets/ticket-item';
import { digitsOf } from '#libs/money/currency';
import { CURRENCY } from './tickets-to-sell.js';

/** What is the same in all copies of a ticket. */
export interface SoldTicket {
  id: string;
  brand: string;
  vendor: string;
  title: string;
  round: string;
  /** Minor units. */
  stake: string;
  lines: unknown;
}

const DIGITS = digitsOf(CURRENCY);

/** `sold` has where the rows of each ticket of the first member are, `copied` what is different in those of the others. */
export const MAKE_TABLES = `
create temp table sold (line int, member bigint, ticket uuid, wallet_transaction bigint, round bigint, transaction bigint,
  -- The number of its last event, and what all tickets up to this one have moved.
  seq bigint, moved bigint) on commit drop;
create temp table copied (line int, member bigint, ticket uuid, ticket_no text, salt text, leaf bytea, stake uuid, print text, wallet bigint,
  wallet_transaction bigint, transaction bigint, at timestamptz) on commit drop`;

/** The tickets of a member in the order of their sale, whose rows it looks up. */
export async function soldTickets(
  client: pg.ClientBase,
  draw: string,
  member: number,
): Promise<SoldTicket[]> {
  const { rows } = await client.query<SoldTicket>(
    'select id, brand, vendor, title, round, stake, lines from lottery.ticket where draw = $1 and member = $2 order by position',
    [draw, member],
  );
  await client.query(
    `insert into sold
     select k.line - 1, t.member, t.id, w.id, w.round, x.id, e.seq, sum(p.amount) over (order by k.line)
     from unnest($1::uuid[], $2::uuid[]) with ordinality k(ticket, stake, line)
     join lottery.ticket t on t.id = k.ticket
     join games.wallet_transaction w on w.vendor = t.vendor and w.transaction_uuid = k.stake
     join ledger.transaction x on x.brand = w.brand and x.key = 'games:' || w.id
     join ledger.posting p on p.transaction = x.id join ledger.account a on a.id = p.account and a.member = t.member
     join platform.event e on e.person = t.member and e.name = 'ticket.placed' and e.data->>'ticketId' = t.id::text`,
    [rows.map(({ id }) => id), rows.map(({ id }) => stakeId(id))],
  );
  return rows;
}

/** Statements that insert the copies of all rows, in the order in which lines are sold. */
export async function copyRows(client: pg.ClientBase): Promise<string[]> {
  return [
    await copyOf(client, 'ledger.transaction', 'original.id = s.transaction', {
      id: 'c.transaction',
      key: `'games:' || c.wallet_transaction`,
      reference: 'c.stake',
      at: 'c.at',
    }),
    await copyOf(client, 'ledger.posting', 'original.transaction = s.transaction', {
      transaction: 'c.transaction',
      account: 'case when original.balance_after is null then original.account else c.wallet end',
      balance_after:
        'case when original.balance_after is not null then (select amount + s.moved from ledger.balance where account = c.wallet) end',
    }),
    // One for all tickets of a member.
    await copyOf(client, 'games.round', 's.line = 0 and original.id = s.round', {
      member: 'c.member',
      ancestors: 'array(select ancestor from members.ancestor where member = c.member order by depth)',
      opened_at: 'c.at',
    }),
    await copyOf(client, 'games.wallet_transaction', 'original.id = s.wallet_transaction', {
      id: 'c.wallet_transaction',
      transaction_uuid: 'c.stake',
      fingerprint: 'c.print',
      member: 'c.member',
      round: `(select r.id from games.round r join games.round first on first.id = s.round
        where r.brand = first.brand and r.vendor = first.vendor and r.round = first.round and r.member = c.member)`,
      at: 'c.at',
      written_at: 'clock_timestamp()',
      reply: `original.reply || jsonb_build_object('request_uuid', c.stake, 'user', c.member::text,
        'operator_tx_id', c.wallet_transaction::text,
        'balance', (select ((amount + s.moved) * 10.0 ^ ${5 - DIGITS})::bigint from ledger.balance where account = c.wallet))`,
    }),
    await copyOf(client, 'lottery.ticket', 'original.id = s.ticket', {
      id: 'c.ticket',
      member: 'c.member',
      ticket_no: 'c.ticket_no',
      salt: 'c.salt',
      leaf: 'c.leaf',
      placed_at: 'c.at',
      changed_at: 'c.at',
    }),
    // The wallet's event, and right after it the ticket's.
    await copyOf(
      client,
      'platform.event',
      'original.person = s.member and original.seq in (s.seq - 1, s.seq)',
      {
        person: 'c.member',
        seq: '(select seq from platform.person_seq where person = c.member) + 2 * s.line + 2 - (s.seq - original.seq)',
        data: `original.data || case original.name when 'ticket.placed' then jsonb_build_object('ticketId', c.ticket)
        else (select jsonb_build_object('balance', games.wire(amount + s.moved, ${DIGITS})) from ledger.balance where account = c.wallet) end`,
        at: 'clock_timestamp()',
      },
    ),
  ];
}

/** What was counted from until here. */
export const moveBalances = `
update ledger.balance b set amount = b.amount + s.moved from copied c join sold s using (line)
  where b.account = c.wallet and s.line = (select max(line) from sold);
update platform.person_seq p set seq = p.seq + 2 * (select count(*) from sold) from copied c where p.person = c.member and c.line = 0`;

/** A copy of the first member's row, `original`, for each of `copied`: with all its columns but the generated ones, and with these changed. */
async function copyOf(
  client: pg.ClientBase,
  table: string,
  where: string,
  changed: Readonly<Record<string, string>>,
): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and (attidentity = '' or attname = any($2))
     order by attnum`,
    [table, Object.keys(changed)],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => changed[name] ?? `original.${name}`);
  return `insert into ${table} (${columns.join(', ')}) overriding system value
    select ${values.join(', ')} from copied c join sold s using (line) join ${table} original on ${where} order by c.line, c.member`;
}
