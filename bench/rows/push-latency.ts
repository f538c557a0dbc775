import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PushLatencyInput, PushLatencyOutput } from '../clients/push-latency.js';
import { seatedOf } from '../fill/size.js';
import { type Count, defineRow } from '../row.js';
import type { Workbench } from '../workbench.js';
import { startBareEndpoint } from './wallet-endpoint.js';

const PAGES = 200;
type Key = 'at50' | 'at200' | 'saturation' | 'lost';

/** The anchor emits after its commit and has no outbox: what it does not send at once is lost. */
export const pushLatency = defineRow<Key>({
  id: 'push-latency',
  figures: {
    at50: { title: 'commit to client at 50 bets/s, p50', unit: 'ms', goal: { ratioAtMost: 1.2 } },
    at200: { title: 'commit to client at 200 bets/s, p50', unit: 'ms', goal: { ratioAtMost: 1.2 } },
    saturation: { title: 'pushes when 32 connections bet', unit: '/s', goal: { ratioAtLeast: 1 } },
    lost: { title: 'pushes that never came', unit: '', goal: { atMost: 0 } },
  },
  async product(bench) {
    const portal = await bench.portal();
    const stamps = path.join(portal.buildFolder, 'dist', 'bench', 'clients', 'commit-stamps.js');
    const { port } = await portal.startApi({ NODE_OPTIONS: `--import=${pathToFileURL(stamps).href}` });
    return countAt(bench, port, portal.studioSecret);
  },
  async anchor(bench) {
    const { port, secret } = await startBareEndpoint(bench);
    return countAt(bench, port, secret);
  },
});

function countAt(bench: Workbench, port: number, secret: string): Count<Key> {
  const { warmMs, countMs } = bench.pace;
  const { firstPlayer } = seatedOf(bench.size);
  const input: PushLatencyInput = {
    port,
    secret,
    rates: [50, 200],
    warmMs,
    countMs,
    firstPlayer,
    players: PAGES,
  };
  return async () => {
    const { p50, saturation, lost } = await bench.task<PushLatencyOutput>('clients/push-latency', input);
    const [at50 = Number.NaN, at200 = Number.NaN] = p50;
    return { at50, at200, saturation, lost };
  };
}
