import { setTimeout as pause } from 'node:timers/promises';
import type { StormInput, StormOutput } from '../clients/storm.js';
import { seatedOf } from '../fill/size.js';
import { residentKb } from '../process-figures.js';
import { defineRow } from '../row.js';
import type { Workbench } from '../workbench.js';

const SOCKETS = 2000;
const CLIENTS = 2;
/** Until the clients are there, and then until all sockets are open; in milliseconds. */
const AHEAD_MS = 2000;
const CONNECT_MS = 9000;

type Key = 'connected' | 'snapshots' | 'memory';

export const storm = defineRow<Key>({
  id: 'storm',
  figures: {
    connected: {
      title: '2,000 sockets at once, until the last; anchor: bare Socket.IO',
      unit: 'ms',
      goal: { ratioAtMost: 1.5 },
    },
    snapshots: {
      title: 'their first snapshots; anchor: 2,000 bare Fastify reads',
      unit: 'ms',
      goal: { ratioAtMost: 2 },
    },
    memory: { title: 'memory a socket; anchor: bare Socket.IO', unit: 'KB', goal: { ratioAtMost: 1.3 } },
  },
  async product(bench) {
    const portal = await bench.portal();
    return async () => {
      const api = await portal.startApi();
      const figures = await count(bench, api.pid, api.port, '/wps/member/info');
      await api.kill();
      return figures;
    };
  },
  async anchor(bench) {
    const env = { DATABASE_URL: (await bench.portal()).databaseUrl };
    return async () => {
      const { program, port } = await bench.startAnchor('anchors/reads', env);
      const figures = await count(bench, program.pid, port, '/read');
      await program.kill();
      return figures;
    };
  },
});

/** On a server that was just started, as memory shows nothing on another. */
async function count(
  bench: Workbench,
  pid: number,
  port: number,
  snapshot: string,
): Promise<Record<Key, number>> {
  const { firstPlayer } = seatedOf(bench.size);
  const at = Date.now() + AHEAD_MS;
  const snapshotsAt = at + CONNECT_MS;
  const players = SOCKETS / CLIENTS;
  const clients = Array.from({ length: CLIENTS }, (_, index) => {
    const own = { firstPlayer: firstPlayer + index * players, players };
    const input: StormInput = { port, snapshot, at, snapshotsAt, ...own };
    return bench.task<StormOutput>('clients/storm', input);
  });
  const before = residentKb(pid);
  await pause(snapshotsAt - 500 - Date.now());
  const memory = (residentKb(pid) - before) / SOCKETS;
  const outputs = await Promise.all(clients);
  const last = (key: keyof StormOutput) => Math.max(...outputs.map((output) => output[key]));
  return { connected: last('connectedMs'), snapshots: last('snapshotsMs'), memory };
}
