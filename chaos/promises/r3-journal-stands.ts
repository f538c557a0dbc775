import type pg from 'pg';
import { mapConcurrently, randomBelow, times } from '../clients/concurrency.js';
import { register } from '../clients/customer.js';
import { LedgerClient } from '../clients/ledger-client.js';
import { definePromise, Findings } from '../promise.js';
import type { Stack } from '../stack/stack.js';

const CONNECTIONS = 6;

interface Attempt {
  sql: string;
  parameters: unknown[];
}

interface Journal {
  transaction: string;
  account: string;
  other: string;
}

const post = (items: unknown): Attempt => ({
  sql: 'select status from ledger.post($1::jsonb, now())',
  parameters: [JSON.stringify([items])],
});

/** Statements that even the owner may not run: they change stored rows, or add rows that do not sum to zero. */
function editing({ transaction, account }: Journal): Attempt[] {
  const amount = 1 + randomBelow(1_000_000);
  return [
    { sql: 'update ledger.posting set amount = amount + $1', parameters: [amount] },
    {
      sql: 'update ledger.posting set amount = $1 where transaction = $2',
      parameters: [amount, transaction],
    },
    { sql: 'delete from ledger.posting where transaction = $1', parameters: [transaction] },
    { sql: 'truncate ledger.posting', parameters: [] },
    { sql: 'update ledger.transaction set kind = $1 where id = $2', parameters: ['bonus', transaction] },
    { sql: 'delete from ledger.transaction where id = $1', parameters: [transaction] },
    {
      sql: `insert into ledger.posting (transaction, line, account, currency, amount) values ($1, 90, $2, 'BDT', $3)`,
      parameters: [transaction, account, amount],
    },
  ];
}

/** Further statements that the programs' role may not run: they bypass the ledger's function, or post unbalanced items. */
function writing({ transaction, account, other }: Journal): Attempt[] {
  const amount = 1 + randomBelow(1_000_000);
  const item = (postings: unknown[]) => ({
    key: crypto.randomUUID(),
    brand: 'mela',
    kind: 'chaos',
    reference: 'x',
    postings,
  });
  return [
    post(item([{ account, amount }])),
    post(item([])),
    post(
      item([
        { account, amount },
        { account: other, amount: -amount - 1 },
      ]),
    ),
    post(
      item([
        { account, amount },
        { account: 999_999_999, amount: -amount },
      ]),
    ),
    { sql: 'update ledger.balance set amount = $1 where account = $2', parameters: [amount, account] },
    { sql: 'delete from ledger.balance where account = $1', parameters: [account] },
    {
      sql: `insert into ledger.transaction (brand, key, kind, reference, at)
            values ('mela', $1, 'x', 'x', now())`,
      parameters: [crypto.randomUUID()],
    },
    {
      sql: `select status from ledger.post_locked(array[$1], array['mela'], array['chaos'], array['x'], array[1],
              array[$2::bigint], array[$3::bigint], now())`,
      parameters: [crypto.randomUUID(), account, amount],
    },
    { sql: 'alter table ledger.posting disable trigger all', parameters: [] },
    { sql: 'drop trigger posting_balanced on ledger.posting', parameters: [] },
    {
      sql: `insert into ledger.posting (transaction, line, account, currency, amount)
            values ($1, 91, $2, 'BDT', $4), ($1, 92, $3, 'BDT', -$4)`,
      parameters: [transaction, account, other, amount],
    },
  ];
}

/** The journal cannot be edited or unbalanced. */
export const journalStands = definePromise({
  id: 'R3',
  title: 'the journal cannot be edited or unbalanced',
  inBothTopologies: false,
  full: { attempts: 1000 },
  small: { attempts: 100 },
  async run(stack, { attempts }) {
    const journal = await fill(stack);
    const application = stack.application(CONNECTIONS);
    const before = await fingerprint(stack);
    const refused = await mapConcurrently(times(attempts), CONNECTIONS, async (index) => {
      const asOwner = index % 3 === 0;
      const choice = asOwner ? editing(journal) : [...editing(journal), ...writing(journal)];
      return isRefused(asOwner ? stack.owner : application, choice[index % choice.length] as Attempt);
    });
    const rights = await stack.count(
      `select count(*) from unnest(array['posting', 'transaction', 'balance', 'account']) t,
         unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) r where has_table_privilege('mela_app', 'ledger.' || t, r)`,
    );
    return new Findings()
      .say(`attempts as mela_app and as the owner`)
      .expect('refused', refused.filter(Boolean).length, attempts)
      .expect("rights of mela_app to write ledger's tables", rights, 0)
      .expect('rows changed', (await fingerprint(stack)) === before ? 0 : 1, 0)
      .outcome();
  },
});

/** Some transactions to attack. */
async function fill(stack: Stack): Promise<Journal> {
  const [customer] = await register(stack, await stack.startApi(), 1);
  const books = new LedgerClient(stack.application(2));
  const account = (await customer?.wallet()) ?? '';
  const other = await books.houseAccount('bank');
  await mapConcurrently(times(20), 2, () => books.move(other, account, 1000));
  const transaction = await stack.count('select max(id) from ledger.transaction');
  return { transaction: String(transaction), account, other };
}

/** Refused by an error, or by a status other than `posted`. */
async function isRefused(pool: pg.Pool, { sql, parameters }: Attempt): Promise<boolean> {
  try {
    const { rows } = await pool.query(sql, parameters);
    return rows[0]?.status !== undefined && rows[0].status !== 'posted';
  } catch (error) {
    // Only a refusal of the database counts, not a broken connection.
    if (/^(22|23|42|55)/.test((error as { code?: string }).code ?? '')) return true;
    throw error;
  }
}

async function fingerprint(stack: Stack): Promise<string> {
  const { rows } = await stack.owner.query(
    `select (select md5(string_agg(p::text, '|' order by p.transaction, p.line)) from ledger.posting p) ||
            (select md5(string_agg(t::text, '|' order by t.id)) from ledger.transaction t) ||
            (select md5(string_agg(b::text, '|' order by b.account)) from ledger.balance b) as text`,
  );
  return rows[0].text;
}
