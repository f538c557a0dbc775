import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { APPLICATION_ROLE } from '#libs/platform/database/data-source';
import { closedLoop, type Loop, type LoopFigures } from './closed-loop.js';
import { serveTask } from './serve-task.js';

export interface LedgerBatchesInput extends Loop {
  url: string;
  /** Ids of accounts. */
  wallets: string[];
  house: string;
  /** Movements per call. */
  batch: number;
}

const AMOUNT = 100;

/** Movements between players' wallets and the house by `ledger.post`, one batch per transaction, without pushes. */
async function post({ url, wallets, house, batch, ...loop }: LedgerBatchesInput): Promise<LoopFigures> {
  const pool = new pg.Pool({
    connectionString: url,
    max: loop.callers,
    options: `-c role=${APPLICATION_ROLE}`,
  });
  const item = () => {
    const key = randomUUID();
    const account = wallets[Math.floor(Math.random() * wallets.length)];
    const postings = [
      { account, amount: -AMOUNT },
      { account: house, amount: AMOUNT },
    ];
    return { key, brand: 'mela', kind: 'bet', reference: key, postings };
  };
  return closedLoop(loop, async () => {
    const { rows } = await pool.query<{ status: string }>({
      name: 'post',
      text: 'select status from ledger.post($1::jsonb, now()) order by ord',
      values: [JSON.stringify(Array.from({ length: batch }, item))],
    });
    if (rows.some(({ status }) => status !== 'posted'))
      throw new Error(`not posted: ${JSON.stringify(rows)}`);
    return rows.length;
  });
}

serveTask(post);
