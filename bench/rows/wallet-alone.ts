import { defineRow } from '../row.js';
import { loadBareEndpoint, loadPortal } from './wallet-endpoint.js';

export const walletAlone = defineRow({
  id: 'wallet-alone',
  figures: {
    p50: { title: 'a bet or a win of one caller alone, p50', unit: 'ms', goal: { ratioAtMost: 2 } },
  },
  async product(bench) {
    const load = await loadPortal(bench);
    return async () => ({ p50: (await load(1)).p50 });
  },
  async anchor(bench) {
    const load = await loadBareEndpoint(bench);
    return async () => ({ p50: (await load(1)).p50 });
  },
});
