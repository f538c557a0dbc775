import { randomUUID } from 'node:crypto';
import { Ledger, type LedgerItem } from '#libs/ledger/index';
import { closedLoop, type Loop, type LoopFigures } from './closed-loop.js';
import { portalServices } from './portal-services.js';
import { serveTask } from './serve-task.js';

export interface LedgerBatchesInput extends Loop {
  /** Ids of accounts. */
  wallets: string[];
  house: string;
  /** Movements in one call. */
  batch: number;
}

const AMOUNT = 100n;

/** Movements between players' wallets and the house, a batch a transaction. */
async function post({ wallets, house, batch, ...loop }: LedgerBatchesInput): Promise<LoopFigures> {
  const ledger = (await portalServices()).get(Ledger, { strict: false });
  const item = (): LedgerItem => {
    const key = randomUUID();
    const wallet = wallets[Math.floor(Math.random() * wallets.length)] ?? '';
    const postings = [
      { account: wallet, amount: -AMOUNT },
      { account: house, amount: AMOUNT },
    ];
    return { key, brand: 'mela', kind: 'bet', reference: key, postings };
  };
  return closedLoop(loop, async () => {
    const statuses = await ledger.post(Array.from({ length: batch }, item));
    if (statuses.some((status) => status !== 'posted')) throw new Error(`not posted: ${statuses}`);
    return statuses.length;
  });
}

serveTask(post);
