import pg from 'pg';
import { HouseEvents } from '#libs/games/index';
import { createReconciliation, foundIn } from '#libs/ledger/reconciliation/reconciliation.fixture';
import { DrawsOnSale } from '#libs/lottery/draws/draws-on-sale';
import { readSealedTickets } from '#libs/lottery/draws/sealed-tickets';
import { LotteryTestbed } from '#libs/lottery/lottery.fixture';
import { TicketPlacements } from '#libs/lottery/tickets/ticket-placements';
import { Boards } from '#libs/platform/push/boards';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import type { TestApi } from '#libs/platform/testing/test-program';
import { members } from '../fill/members.sql.js';
import { firstPlayer } from '../fill/size.js';
import { drawNumbers, openDraw } from './draw-to-settle.js';
import { multiplyTickets } from './multiplied-tickets.js';
import { sellTickets } from './sold-tickets.js';

const SIZE = { members: 400, rounds: 0, transactions: 0 };
const MEMBERS = 150;
const FIRST = firstPlayer(SIZE);

interface Portal {
  db: TestDatabase;
  parts: TestParts;
  owner: pg.Client;
  draw: string;
}

/** Balances of members that were filled in come from no posting. */
const OPENING = `
  update ledger.balance set amount = 0;
  select ledger.write_postings(array_agg('opening:' || a.member), array_agg(a.brand), array_agg('adjustment'::text),
    array_agg(a.member::text), array_agg(place) || array_agg(place), array_agg(a.id) || array_agg(house.id),
    array_agg(100000::bigint) || array_agg(-100000::bigint), now())
  from (select *, row_number() over (order by id)::int as place from ledger.account where owner = 'member' and kind = 'wallet') a,
    (select ledger.open_account('mela', null, 'adjustment', 'BDT') as id) house`;

/** Everybody bought the tickets of one, and three members those of the other. */
let sold: Portal;
let multiplied: Portal;

async function open(buyers: number): Promise<Portal> {
  const db = await createTestDatabase();
  const owner = new pg.Client(db.url);
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  for (const statement of members(SIZE)) await owner.query(statement);
  await owner.query('reset session_replication_role');
  await owner.query(OPENING);
  const parts = await createTestParts(db.url);
  const { database, clock, events, wakeUps } = parts;
  const house = new HouseEvents(events, new Boards(database, wakeUps));
  const placements = new TicketPlacements(database, clock, new DrawsOnSale(database, clock), house);
  const draw = await openDraw(owner);
  await sellTickets({ database, placements }, { draw, firstMember: FIRST, members: buyers });
  return { db, parts, owner, draw: draw.id };
}

beforeAll(async () => {
  sold = await open(MEMBERS);
  multiplied = await open(3);
  await multiplyTickets(multiplied.owner, {
    draw: multiplied.draw,
    firstMember: FIRST,
    sold: 3,
    members: MEMBERS,
  });
}, 60_000);
afterAll(async () => {
  for (const { owner, parts, db } of [sold, multiplied]) {
    await owner.end();
    await parts.close();
    await db.drop();
  }
});

/** Rows by what names them from outside, without ids and moments; those are compared with each other where they stand. */
const WRITTEN = {
  tickets: `select to_jsonb(t) - 'position' - 'salt' - 'leaf' - 'placed_at' - 'changed_at' as row, t.leaf is not null as sealed
    from lottery.ticket t order by t.id`,
  exposures: 'select draw, key, payouts from lottery.exposure order by draw, key',
  rounds: `select to_jsonb(r) - 'id' - 'opened_at' - 'settled_at' as row, r.settled_at is not null as settled,
      r.opened_at = (select min(placed_at) from lottery.ticket t where t.member = r.member) as opened_by_first_ticket
    from games.round r order by member`,
  walletTransactions: `select to_jsonb(w) - 'id' - 'round' - 'at' - 'written_at' #- '{reply,operator_tx_id}' as row,
      w.reply->>'operator_tx_id' = w.id::text as names_itself, r.round, r.member,
      w.at in (select placed_at from lottery.ticket t where t.member = w.member) as at_the_sale
    from games.wallet_transaction w join games.round r on r.id = w.round order by w.transaction_uuid`,
  postings: `select x.brand, x.kind, x.reference, x.fingerprint, p.line, a.owner, a.member, a.kind as account, p.currency, p.amount,
      p.balance_after, p.type, x.at = w.at as at_once
    from ledger.transaction x join ledger.posting p on p.transaction = x.id join ledger.account a on a.id = p.account
    left join games.wallet_transaction w on x.key = 'games:' || w.id
    order by x.reference, p.line`,
  balances: `select a.member, a.kind, b.amount from ledger.balance b join ledger.account a on a.id = b.account order by a.member, a.kind`,
  events: `select person, seq, name, data - 'id' - 'openedAt' - 'settledAt' as data from platform.event order by person, seq`,
  seqs: 'select person, seq from platform.person_seq order by person',
  // But for the outbox: a row is a batch, and goes when the other processes have been told.
  counts: `select c.oid::regclass::text as table, (xpath('/row/n/text()',
      query_to_xml('select count(*) as n from ' || c.oid::regclass, false, true, '')))[1]::text as rows
    from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where c.relkind = 'r' and s.nspname not like 'pg\\_%' and s.nspname <> 'information_schema' and c.oid <> 'platform.outbox'::regclass order by 1`,
};

async function writtenIn({ owner }: Portal): Promise<Record<string, unknown[]>> {
  const written: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(WRITTEN)) written[name] = (await owner.query(sql)).rows;
  return written;
}

test('writes what the sale of the same tickets writes', async () => {
  const [one, other] = [await writtenIn(sold), await writtenIn(multiplied)];
  expect(one.tickets).toHaveLength(5 * MEMBERS);
  for (const name of Object.keys(WRITTEN)) expect([name, other[name]]).toEqual([name, one[name]]);
});

test('seals each ticket under a salt of its own', async () => {
  const salts = await multiplied.db.query('select distinct salt from lottery.ticket');
  expect(salts).toHaveLength(5 * MEMBERS);
  for await (const { sealed, leaf } of readSealedTickets(multiplied.parts.database, multiplied.draw))
    expect(sealed).toBe(leaf);
});

test('is settled as what was sold', async () => {
  for (const { db, parts, owner, draw } of [sold, multiplied]) {
    await drawNumbers(owner, draw);
    await new LotteryTestbed({ db, parts, api: {} as TestApi }).settle({ id: draw });
  }
  const [one, other] = [await writtenIn(sold), await writtenIn(multiplied)];
  for (const name of Object.keys(WRITTEN)) expect([name, other[name]]).toEqual([name, one[name]]);
  expect(one.tickets).toHaveLength(5 * MEMBERS);
});

test('leaves a ledger in which a whole verification finds nothing', async () => {
  await createReconciliation(multiplied.parts).reconciliation.whole();
  expect(await foundIn(multiplied.db)).toEqual([]);
});
