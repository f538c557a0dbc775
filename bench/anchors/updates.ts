import pg from 'pg';
import { closedLoop, type Loop, type LoopFigures } from '../clients/closed-loop.js';
import { serveTask } from '../clients/serve-task.js';

export interface UpdatesInput extends Loop {
  url: string;
  accounts: number;
}

/** The lower bound of every design that writes: one row per commit, and nothing else. */
async function update({ url, accounts, ...loop }: UpdatesInput): Promise<LoopFigures> {
  const pool = new pg.Pool({ connectionString: url, max: loop.callers });
  return closedLoop(loop, async () => {
    const account = 1 + Math.floor(Math.random() * accounts);
    const text = 'update anchor.balance set amount = amount - 1 where account = $1';
    await pool.query({ name: 'update', text, values: [account] });
    return 1;
  });
}

serveTask(update);
