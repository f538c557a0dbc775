import { randomUUID } from 'node:crypto';
import { Ledger, type LedgerItem } from '#libs/ledger/index';
import { closedLoop, type Loop, type LoopFigures } from './closed-loop.js';
import { portalServices } from './portal-services.js';
import { serveTask } from './serve-task.js';
import { type Players, someOf } from './wallet-requests.js';

export interface LedgerBatchesInput extends Loop, Players {
  /** Movements in one call. */
  batch: number;
}

const BRAND = 'mela';
const CURRENCY = 'BDT';
const AMOUNT = 100n;

/** Movements between players' wallets and the house, a batch a transaction. */
async function post({ batch, ...input }: LedgerBatchesInput): Promise<LoopFigures> {
  const ledger = (await portalServices()).get(Ledger, { strict: false });
  const members = Array.from({ length: input.players }, (_, index) => String(input.firstPlayer + index));
  const wallets = await ledger.memberAccounts(BRAND, members, 'wallet', CURRENCY);
  const house = await ledger.houseAccount(BRAND, 'games', CURRENCY);
  const item = (): LedgerItem => {
    const key = randomUUID();
    const wallet = wallets.get(String(someOf(input))) ?? '';
    const postings = [
      { account: wallet, amount: -AMOUNT },
      { account: house, amount: AMOUNT },
    ];
    return { key, brand: BRAND, kind: 'bet', reference: key, postings };
  };
  return closedLoop(input, async () => {
    const statuses = await ledger.post(Array.from({ length: batch }, item));
    if (statuses.some((status) => status !== 'posted')) throw new Error(`not posted: ${statuses}`);
    return statuses.length;
  });
}

serveTask(post);
