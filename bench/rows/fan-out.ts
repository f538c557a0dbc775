import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Arrivals, AudienceInput } from '../clients/board-audience.js';
import type { WinnersInput } from '../clients/winners.js';
import { seatedOf } from '../fill/size.js';
import { Meeting } from '../meeting.js';
import { cpuMs } from '../process-figures.js';
import { defineRow } from '../row.js';
import { percentile } from '../statistics.js';
import type { Workbench } from '../workbench.js';

const SOCKETS = 1000;
const CLIENTS = 2;
/** The maximum rate of a board. */
const PER_SECOND = 4;

type Key = 'cpu' | 'p99';

/**
 * Wins at one api change the board, which another api pushes to all pages. The anchor of the CPU is a plain `io.emit`,
 * that of the time one prepared frame written to each socket.
 */
export const fanOut = defineRow<Key>({
  id: 'fan-out',
  figures: {
    cpu: {
      title: 'winner board to 1,000 sockets, CPU a delivery; anchor: io.emit',
      unit: 'us',
      goal: { ratioAtMost: 0.8 },
    },
    p99: {
      title: 'from the first socket to another, p99; anchor: one prepared frame',
      unit: 'ms',
      goal: { ratioAtMost: 1.7 },
    },
  },
  async product(bench) {
    const portal = await bench.portal();
    const [betting, pushing] = [await portal.startApi(), await portal.startApi()];
    const winners = {
      port: betting.port,
      secret: portal.studioSecret,
      perSecond: PER_SECOND,
      ...seatedOf(bench.size),
    };
    return async () => {
      const meeting = new Meeting(CLIENTS + 2);
      const winning = async () => {
        await meeting.arrive();
        const input: WinnersInput = { ...winners, forMs: bench.pace.countMs };
        await bench.task<number>('clients/winners', input);
      };
      const hearing = heard(bench, meeting, { pid: pushing.pid, port: pushing.port, plain: false });
      const [figures] = await Promise.all([hearing, winning()]);
      return figures;
    };
  },
  async anchor(bench) {
    const env = { PER_SECOND: String(PER_SECOND), BOARD: JSON.stringify(await boardOf(bench)) };
    return async () => {
      const figures = { cpu: Number.NaN, p99: Number.NaN };
      for (const [key, file] of [
        ['cpu', 'anchors/board-emit'],
        ['p99', 'anchors/board-frames'],
      ] as const) {
        const { program, port } = await bench.startAnchor(file, env);
        const plain = key === 'p99';
        const server = { pid: program.pid, port, plain };
        const counted = await heard(bench, new Meeting(CLIENTS + 1), server);
        figures[key] = counted[key];
        await program.kill();
      }
      return figures;
    };
  },
});

interface Server {
  pid: number;
  port: number;
  plain: boolean;
}

async function heard(
  bench: Workbench,
  meeting: Meeting,
  { pid, port, plain }: Server,
): Promise<Record<Key, number>> {
  const { countMs } = bench.pace;
  const input: AudienceInput = { port, sockets: SOCKETS / CLIENTS, plain, countMs };
  const audiences = Array.from({ length: CLIENTS }, () =>
    bench.task<Arrivals>('clients/board-audience', input, { meetings: [meeting] }),
  );
  const cpu = async () => {
    await meeting.arrive();
    const before = cpuMs(pid);
    await pause(countMs);
    return cpuMs(pid) - before;
  };
  const [used, ...heardBy] = await Promise.all([cpu(), ...audiences]);
  const boards = new Map<string, number[]>();
  for (const arrivals of heardBy)
    for (const [board, times] of Object.entries(arrivals))
      boards.set(board, [...(boards.get(board) ?? []), ...times]);
  const whole = [...boards.values()].filter((times) => times.length === SOCKETS);
  // The first and the last board may be cut off by the edges of the measurement.
  if (whole.length < boards.size - 2 || whole.length === 0)
    throw new Error(`${boards.size - whole.length} of ${boards.size} boards did not reach everybody`);
  const late = whole.flatMap((times) => {
    const first = times.reduce((least, time) => Math.min(least, time));
    return times.map((time) => time - first);
  });
  const deliveries = [...boards.values()].reduce((sum, times) => sum + times.length, 0);
  return { cpu: (used * 1000) / deliveries, p99: percentile(late, 0.99) };
}

/** The board as the portal pushes it, for the anchors to push the same. */
async function boardOf(bench: Workbench): Promise<unknown> {
  const portal = await bench.portal();
  const { rows } = await portal.owner.query('select count(*) as wins from games.round where payout > stake');
  if (Number(rows[0].wins) === 0) throw new Error('there is no board without a win');
  const api = await portal.startApi();
  const socket = io(api.url, { transports: ['websocket'], forceNew: true, reconnection: false });
  const shown = new Promise<unknown>((resolve) => {
    socket.once('winners.updated', (message: { data: unknown }) => resolve(message.data));
  });
  await new Promise((resolve) => socket.once('ready', resolve));
  const winners: WinnersInput = {
    port: api.port,
    secret: portal.studioSecret,
    perSecond: PER_SECOND,
    forMs: 1000,
    ...seatedOf(bench.size),
  };
  await bench.task<number>('clients/winners', winners);
  const board = await shown;
  socket.close();
  await api.kill();
  return board;
}
