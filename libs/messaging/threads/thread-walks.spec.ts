import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { openMoves } from '#libs/platform/common/chart';
import { type ChartModel, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { sessionWith } from '#libs/platform/testing/test-session';
import { threadChart } from '../common/thread.chart.js';
import { THREAD_STATES, type ThreadState } from '../common/thread.js';
import { newThread, writePost } from './thread.fixture.js';

type Move = 'WRITE' | 'ANSWER' | 'CLOSE';

const { db, api } = setUpTestApi();
const MOVES: Move[] = ['WRITE', 'ANSWER', 'CLOSE'];

/** A second implementation of the chart, from the decision. */
function after(state: ThreadState, move: Move, canReopen: boolean): ThreadState | null {
  if (state === 'closed') return move === 'WRITE' && canReopen ? 'open' : null;
  return ({ WRITE: 'open', ANSWER: 'answered', CLOSE: 'closed' } as const)[move];
}

test('the chart offers exactly the legal moves, on 500 walks of 50 steps', () => {
  const reached = new Set<ThreadState>();
  const step = fc.record({ move: fc.constantFrom(...MOVES), canReopen: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { minLength: 50, maxLength: 50 }), (steps) => {
      let state: ThreadState = 'open';
      for (const { move, canReopen } of steps) {
        const legal = MOVES.filter((one) => after(state, one, canReopen) !== null);
        expect(openMoves(threadChart, state, { canReopen }).sort()).toEqual(legal.sort());
        state = after(state, move, canReopen) ?? state;
        reached.add(state);
      }
    }),
    { numRuns: 500 },
  );
  expect([...reached].sort()).toEqual([...THREAD_STATES].sort());
});

const MODEL: ChartModel<null> = {
  world: null,
  moves: [
    ...MOVES.map((type) => ({ name: type, event: { type }, context: () => ({ canReopen: true }) })),
    { name: 'WRITE too late', event: { type: 'WRITE' }, context: () => ({ canReopen: false }) },
  ],
};

test.each(chartWalks(threadChart, MODEL))(
  'the services take the shortest way to $goals, and refuse the rest there',
  async (walk) => {
    const operator = await sessionWith(db, api.url, ['thread.answer']);
    const member = await api.client.register();
    const id = await newThread(api.client, member);
    const closedFor = (time: string) =>
      db.query(
        `update messaging.thread set closed_at = now() - $2::interval where id = $1 and status = 'closed'`,
        [id, time],
      );
    const write = () => writePost(api.client, member, id, { text: 'and so on' });
    const differences = await walkChart(threadChart, MODEL, walk, {
      make: async ({ name }) => {
        if (name === 'ANSWER')
          return api.client.send(
            'POST',
            `/wps/ops/threads/${id}/posts`,
            { text: 'indeed', clientId: randomUUID() },
            { headers: operator },
          );
        if (name === 'CLOSE')
          return api.client.send('POST', `/wps/messages/threads/${id}/close`, {}, { token: member.token });
        await closedFor(name === 'WRITE' ? '6 days' : '8 days');
        return write();
      },
      state: async () => {
        const [row] = await db.query<{ status: string }>(
          'select status from messaging.thread where id = $1',
          [id],
        );
        return row?.status ?? '';
      },
    });
    expect(differences).toEqual([]);
  },
);
