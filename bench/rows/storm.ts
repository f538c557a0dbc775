import { setTimeout as pause } from 'node:timers/promises';
import type { StormInput, StormOutput } from '../clients/storm.js';
import { seatedOf } from '../fill/size.js';
import { Meeting } from '../meeting.js';
import { residentKb } from '../process-figures.js';
import { defineRow } from '../row.js';
import type { Workbench } from '../workbench.js';

const SOCKETS = 2000;
const CLIENTS = 2;
/** Time for garbage to be collected, in milliseconds. */
const SETTLED_MS = 500;

type Key = 'connected' | 'snapshots' | 'refused' | 'memory';

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
    refused: { title: 'sockets and snapshots refused at first', unit: '', goal: { atMost: 0 } },
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

/** On a server that was just started, since memory on a used one shows nothing. */
async function count(
  bench: Workbench,
  pid: number,
  port: number,
  snapshot: string,
): Promise<Record<Key, number>> {
  const { firstPlayer } = seatedOf(bench.size);
  const players = SOCKETS / CLIENTS;
  const begin = new Meeting(CLIENTS);
  const connected = new Meeting(CLIENTS + 1);
  const read = new Meeting(CLIENTS + 1);
  const meetings = [begin, connected, read];
  const clients = Array.from({ length: CLIENTS }, (_, index) => {
    const input: StormInput = { port, snapshot, firstPlayer: firstPlayer + index * players, players };
    return bench.task<StormOutput>('clients/storm', input, { meetings });
  });
  const before = residentKb(pid);
  const weighed = async () => {
    await connected.arrive();
    await pause(SETTLED_MS);
    const memory = (residentKb(pid) - before) / SOCKETS;
    void read.arrive();
    return memory;
  };
  const [memory, ...outputs] = await Promise.all([weighed(), ...clients]);
  const last = (key: 'connectedMs' | 'snapshotsMs') => Math.max(...outputs.map((output) => output[key]));
  const refused = outputs.reduce((sum, output) => sum + output.refused, 0);
  return { connected: last('connectedMs'), snapshots: last('snapshotsMs'), refused, memory };
}
