import { setup } from 'xstate';

type BroadcastEvent =
  | { type: 'PLAN' }
  | { type: 'UNPLAN' }
  | { type: 'PUBLISH' }
  | { type: 'BEGIN' }
  | { type: 'END' }
  | { type: 'STOP' };

/** The states of a broadcast. Only a draft may be edited: what members have read does not change. */
export const broadcastChart = setup({ types: { events: {} as BroadcastEvent } }).createMachine({
  id: 'broadcast',
  initial: 'draft',
  states: {
    draft: { on: { PLAN: 'planned', PUBLISH: 'published', STOP: 'ended' } },
    /** It begins by itself. */
    planned: { on: { UNPLAN: 'draft', BEGIN: 'published', PUBLISH: 'published', STOP: 'ended' } },
    /** It stands in the inbox of everybody whom it is for. */
    published: { on: { END: 'ended', STOP: 'ended' } },
    ended: { type: 'final' },
  },
});
