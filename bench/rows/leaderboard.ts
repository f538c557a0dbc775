import type { BoardLatencyInput } from '../clients/board-latency.js';
import type { ReadsInput } from '../clients/reads.js';
import { openBoard } from '../fill/campaigns.js';
import { FIRST_MEMBER, seatedOf } from '../fill/size.js';
import { sessionToken } from '../fill/tokens.js';
import { defineRow } from '../row.js';
import type { Workbench } from '../workbench.js';

const WARM = 5;

export const leaderboard = defineRow({
  id: 'leaderboard',
  figures: {
    read: {
      title:
        'the first 100 and the own rank of 100,000 on a leaderboard; anchor: the same four reads in plain Fastify',
      unit: 'ms',
      goal: { ratioAtMost: 2 },
    },
    counted: {
      title: 'from a settled round to its score among 100,000, the longest of three',
      unit: 'ms',
      goal: { atMost: 8000 },
    },
  },
  async product(bench) {
    const portal = await bench.portal();
    const id = await openBoard(portal.owner, { first: FIRST_MEMBER, members: bench.size.members });
    const { port } = await portal.startApi();
    await portal.startWorker();
    const path = `/wps/rewards/leaderboard/${id}?language=EN`;
    const { firstPlayer } = seatedOf(bench.size);
    const latency: BoardLatencyInput = { port, secret: portal.studioSecret, path, firstPlayer, players: 3 };
    return async () => ({
      read: await readOf(bench, port, path),
      counted: await bench.task<number>('clients/board-latency', latency),
    });
  },
  async anchor(bench) {
    const { owner, databaseUrl } = await bench.portal();
    const { rows } = await owner.query<{ id: string }>('select max(id) as id from rewards.board');
    const { port } = await bench.startAnchor('anchors/leaderboard', { DATABASE_URL: databaseUrl });
    return async () => ({ read: await readOf(bench, port, `/board/${rows[0]?.id}`) });
  },
});

async function readOf(bench: Workbench, port: number, path: string): Promise<number> {
  const token = sessionToken(seatedOf(bench.size).firstPlayer);
  const input: ReadsInput = {
    port,
    reads: [{ path, token }],
    warm: WARM,
    times: Math.ceil(bench.pace.countMs / 50),
  };
  const [ms] = await bench.task<number[]>('clients/reads', input);
  return ms ?? Number.NaN;
}
