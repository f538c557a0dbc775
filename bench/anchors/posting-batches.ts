import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { closedLoop, type Loop, type LoopFigures } from '../clients/closed-loop.js';
import { serveTask } from '../clients/serve-task.js';

export interface PostingBatchesInput extends Loop {
  url: string;
  accounts: number;
  /** Movements per call. */
  batch: number;
}

/** Calls `anchor.post_many` on every connection. */
async function post({ url, accounts, batch, ...loop }: PostingBatchesInput): Promise<LoopFigures> {
  const pool = new pg.Pool({ connectionString: url, max: loop.callers });
  const some = () => 1 + Math.floor(Math.random() * accounts);
  const many = <Value>(value: () => Value) => Array.from({ length: batch }, value);
  return closedLoop(loop, async () => {
    const { rows } = await pool.query<{ posted: number }>({
      name: 'post',
      text: 'select anchor.post_many($1, $2, $3) as posted',
      values: [many(randomUUID), many(some), many(() => -100)],
    });
    if (rows[0]?.posted !== 2 * batch) throw new Error(`${rows[0]?.posted} postings of ${batch} movements`);
    return batch;
  });
}

serveTask(post);
