import { defineRow } from '../row.js';
import { loadBareEndpoint, loadPortal } from './wallet-endpoint.js';

export const wallet = defineRow({
  id: 'wallet',
  figures: {
    requests: {
      title: 'bets and wins over HTTP, 32 connections',
      unit: '/s',
      goal: { ratioAtLeast: 1 },
    },
  },
  async product(bench) {
    const load = await loadPortal(bench);
    return async () => ({ requests: (await load(32)).perSecond });
  },
  async anchor(bench) {
    const load = await loadBareEndpoint(bench);
    return async () => ({ requests: (await load(32)).perSecond });
  },
});
