import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { openMoves } from '#libs/platform/common/chart';
import { type ChartModel, type ChartWalk, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { sessionWith } from '#libs/platform/testing/test-session';
import { threadChart } from '../common/thread.chart.js';
import { THREAD_STATES, type ThreadState } from '../common/thread.js';
import { newChat } from '../service/chat.fixture.js';
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

/** A chat that is closed is not opened again. */
const CHAT_MODEL: ChartModel<null> = {
  world: null,
  moves: MOVES.map((type) => ({ name: type, event: { type }, context: () => ({ canReopen: false }) })),
};
const WALKS = chartWalks(threadChart, MODEL);
const WALKS_OF_CHATS = WALKS.filter(({ steps }) =>
  steps.every((_, at) => at === 0 || steps[at - 1]?.at.state !== 'closed'),
);

async function walkThread(
  model: ChartModel<null>,
  walk: ChartWalk<null>,
  open: (member: Registered) => Promise<string>,
): Promise<string[]> {
  const operator = await sessionWith(db, api.url, ['thread.answer']);
  const member = await api.client.register();
  const id = await open(member);
  const closedFor = (time: string) =>
    db.query(
      `update messaging.thread set closed_at = now() - $2::interval where id = $1 and status = 'closed'`,
      [id, time],
    );
  return walkChart(threadChart, model, walk, {
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
      return writePost(api.client, member, id, { text: 'and so on' });
    },
    state: async () => {
      const [row] = await db.query<{ status: string }>('select status from messaging.thread where id = $1', [
        id,
      ]);
      return row?.status ?? '';
    },
  });
}

test.each(WALKS)('the services take the shortest way to $goals, and refuse the rest there', async (walk) => {
  expect(await walkThread(MODEL, walk, (member) => newThread(api.client, member))).toEqual([]);
});

test.each(WALKS_OF_CHATS)(
  'a chat goes the shortest way to $goals, and refuses the rest there, as to be opened again',
  async (walk) => {
    expect(await walkThread(CHAT_MODEL, walk, (member) => newChat(api.client, member))).toEqual([]);
  },
);
