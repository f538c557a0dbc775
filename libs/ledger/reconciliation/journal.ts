import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

/** A part of the journal, read once for all comparisons. */
export interface JournalChunk {
  transactions: string;
  /** SHA-256 of all its columns, in order. */
  hash: string;
  /** Transactions that do not sum to zero in a currency. */
  unbalanced: { brand: string; transaction: string; currency: string; sum: string }[];
  /** The sum of each house account's postings. */
  house: { account: string; sum: string }[];
}

/** Reads final transactions, of which the hash chain and the house totals are made. */
@Injectable()
export class Journal {
  constructor(private readonly database: Database) {}

  /**
   * The id up to which no more transactions can appear. Ids are assigned before COMMIT, so a lower id may become visible after a
   * higher one. A call stores the highest visible id as a candidate, with the database transactions that are running; when all of
   * these have ended, a later call makes the candidate final. A candidate of another server, as after a restore, is replaced.
   */
  async finalTransaction(): Promise<string> {
    const { rows } = await this.database.change<{ id: string }>(
      `update ledger.reconciliation r set
         final_transaction = case when r.candidate_until <= n.oldest then r.candidate else r.final_transaction end,
         candidate = case when due then n.newest else r.candidate end,
         candidate_until = case when due then n.next else r.candidate_until end
       from (select coalesce((select max(id) from ledger.transaction), 0) as newest,
               pg_snapshot_xmin(s) as oldest, pg_snapshot_xmax(s) as next from pg_current_snapshot() s) n,
         lateral (select r2.candidate_until <= n.oldest or r2.candidate_until > n.next as due from ledger.reconciliation r2) d
       returning r.final_transaction as id`,
    );
    return rows[0]?.id ?? '0';
  }

  /** Reads the ids from `first` to `last`. The text of a row is unambiguous, because PostgreSQL quotes special characters. */
  async read(first: bigint, last: bigint): Promise<JournalChunk> {
    const [chunk] = await this.database.query<JournalChunk>(
      `with line as materialized (
         select t.id, t.brand, p.line, p.account, p.currency, p.amount, a.owner,
           row(t.id, t.brand, t.key, t.fingerprint, t.kind, t.reference, extract(epoch from t.at), p.line, p.account,
             p.currency, p.amount, p.balance_after)::text as text
         from ledger.transaction t left join ledger.posting p on p.transaction = t.id
         left join ledger.account a on a.id = p.account
         where t.id between $1 and $2
       ), unbalanced as (
         select brand, id::text as transaction, currency, sum(amount)::text as sum from line
         group by brand, id, currency having sum(amount) is distinct from 0
       ), house as (
         select account::text, sum(amount)::text from line where owner = 'house' group by account
       )
       select (select count(*) from ledger.transaction where id between $1 and $2) as transactions,
         (select encode(sha256(convert_to(coalesce(string_agg(text, E'\\n' order by id, line), ''), 'UTF8')), 'hex')
          from line) as hash,
         (select coalesce(jsonb_agg(u), '[]') from unbalanced u) as unbalanced,
         (select coalesce(jsonb_agg(h), '[]') from house h) as house`,
      [first.toString(), last.toString()],
    );
    if (!chunk) throw new Error('an aggregate answers with a row');
    return chunk;
  }
}
