import { anchorLedger } from '../anchors/ledger.sql.js';
import type { UpdatesInput } from '../anchors/updates.js';
import type { LoopFigures } from '../clients/closed-loop.js';
import type { WalletPostingsInput } from '../clients/wallet-postings.js';
import { seatedOf } from '../fill/size.js';
import { defineRow } from '../row.js';

/** The callers of a busy endpoint: items that arrive during a batch form the next one. */
const CALLERS = 128;
const CONNECTIONS = 16;

export const walletBatches = defineRow({
  id: 'wallet-batches',
  figures: {
    movements: {
      title: 'bets and wins in batches, without HTTP; anchor: one-row updates',
      unit: '/s',
      goal: { ratioAtLeast: 1 },
    },
  },
  async product(bench) {
    const portal = await bench.portal();
    const { warmMs, countMs } = bench.pace;
    const input: WalletPostingsInput = { callers: CALLERS, warmMs, countMs, ...seatedOf(bench.size) };
    return async () => {
      const { perSecond } = await bench.task<LoopFigures>('clients/wallet-postings', input, {
        env: portal.programEnv(),
      });
      return { movements: perSecond };
    };
  },
  async anchor(bench) {
    const url = await bench.anchorDatabase(anchorLedger(bench.size.members));
    const { warmMs, countMs } = bench.pace;
    const input: UpdatesInput = { url, accounts: bench.size.members, callers: CONNECTIONS, warmMs, countMs };
    return async () => {
      const { perSecond } = await bench.task<LoopFigures>('anchors/updates', input);
      return { movements: perSecond };
    };
  },
});
