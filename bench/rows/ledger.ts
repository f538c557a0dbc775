import { anchorLedger } from '../anchors/ledger.sql.js';
import type { PostingBatchesInput } from '../anchors/posting-batches.js';
import type { LoopFigures } from '../clients/closed-loop.js';
import type { LedgerBatchesInput } from '../clients/ledger-batches.js';
import { seatedOf } from '../fill/size.js';
import { defineRow } from '../row.js';

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
    const input: LedgerBatchesInput = {
      callers: CALLERS,
      batch: BATCH,
      warmMs,
      countMs,
      ...seatedOf(bench.size),
    };
    return async () => {
      const { perSecond } = await bench.task<LoopFigures>(
        'clients/ledger-batches',
        input,
        portal.programEnv(),
      );
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
