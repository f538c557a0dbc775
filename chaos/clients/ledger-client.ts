import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export const BRAND = 'mela';
export const CURRENCY = 'BDT';

export interface Posting {
  account: string;
  /** Minor units. */
  amount: number;
}

interface Item {
  key: string;
  kind: string;
  reference: string;
}

/** Moves money directly through the ledger's function, as the programs' role. */
export class LedgerClient {
  constructor(private readonly pool: pg.Pool) {}

  async houseAccount(kind: string): Promise<string> {
    const { rows } = await this.pool.query('select ledger.open_account($1, null, $2, $3) as id', [
      BRAND,
      kind,
      CURRENCY,
    ]);
    return rows[0].id;
  }

  /** The ledger's status: `posted`, `insufficient` ... or `error <SQLSTATE>` if the statement failed. */
  async post(postings: Posting[], about: Partial<Item> = {}): Promise<string> {
    const key = about.key ?? randomUUID();
    const item = { brand: BRAND, kind: 'chaos', reference: key, ...about, key, postings };
    try {
      const { rows } = await this.pool.query('select status from ledger.post($1::jsonb, now())', [
        JSON.stringify([item]),
      ]);
      return rows[0].status;
    } catch (error) {
      return `error ${(error as { code?: string }).code}`;
    }
  }

  move(from: string, to: string, amount: number, key?: string): Promise<string> {
    const postings = [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
    return this.post(postings, { key });
  }
}
