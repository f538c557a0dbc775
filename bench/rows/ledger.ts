import type pg from 'pg';
import { anchorLedger } from '../anchors/ledger.sql.js';
import type { PostingBatchesInput } from '../anchors/posting-batches.js';
import type { LoopFigures } from '../clients/closed-loop.js';
import type { LedgerBatchesInput } from '../clients/ledger-batches.js';
import { seatedOf } from '../fill/size.js';
import { defineRow } from '../row.js';
import type { Workbench } from '../workbench.js';

const BATCH = 64;
const CALLERS = 2;

export const ledger = defineRow({
  id: 'ledger',
  figures: {
    movements: { title: 'ledger movements, 64 a batch', unit: '/s', goal: { ratioAtLeast: 0.7 } },
  },
  async product(bench) {
    const portal = await bench.portal();
    const { warmMs, countMs } = bench.pace;
    const accounts = await accountsOf(bench, portal.owner);
    const input: LedgerBatchesInput = {
      url: portal.databaseUrl,
      callers: CALLERS,
      batch: BATCH,
      warmMs,
      countMs,
      ...accounts,
    };
    return async () => {
      const { perSecond } = await bench.task<LoopFigures>('clients/ledger-batches', input);
      return { movements: perSecond };
    };
  },
  async anchor(bench) {
    const url = await bench.anchorDatabase(anchorLedger(bench.size.members));
    const { warmMs, countMs } = bench.pace;
    const accounts = bench.size.members;
    const input: PostingBatchesInput = { url, accounts, callers: CALLERS, batch: BATCH, warmMs, countMs };
    return async () => {
      const { perSecond } = await bench.task<LoopFigures>('anchors/posting-batches', input);
      return { movements: perSecond };
    };
  },
});

/** Players' wallets, and the house account for games. */
async function accountsOf(
  { size }: Workbench,
  owner: pg.Pool,
): Promise<{ wallets: string[]; house: string }> {
  const { firstPlayer, players } = seatedOf(size);
  const wallets = await owner.query<{ id: string }>(
    `select id from ledger.account where kind = 'wallet' and member >= $1 and member < $1 + $2::bigint`,
    [firstPlayer, players],
  );
  const house = await owner.query<{ id: string }>(
    `select ledger.open_account('mela', null, 'games', 'BDT') as id`,
  );
  return { wallets: wallets.rows.map(({ id }) => id), house: house.rows[0]?.id ?? '' };
}
