import { setup } from 'xstate';

type AnnouncementEvent =
  | { type: 'PLAN' }
  | { type: 'PUBLISH' }
  | { type: 'UNPLAN' }
  | { type: 'BEGIN' }
  | { type: 'END' }
  | { type: 'WITHDRAW' };

/** The states of an announcement. Its draft may be edited in each of them; visitors see what was published. */
export const announcementChart = setup({
  types: { events: {} as AnnouncementEvent },
}).createMachine({
  id: 'announcement',
  initial: 'draft',
  states: {
    /** Nobody but operators has seen it. */
    draft: { on: { PLAN: 'planned', PUBLISH: 'published', WITHDRAW: 'withdrawn' } },
    /** It begins by itself; until then it can be planned anew. */
    planned: { on: { PLAN: 'planned', PUBLISH: 'published', BEGIN: 'published', WITHDRAW: 'withdrawn' } },
    /** Visitors see it. Publishing again shows the changed draft; one that is planned takes its place at its time. */
    published: {
      on: {
        PUBLISH: 'published',
        PLAN: 'published',
        UNPLAN: 'published',
        BEGIN: 'published',
        END: 'withdrawn',
        WITHDRAW: 'withdrawn',
      },
    },
    /** It is gone, and may come back. */
    withdrawn: { on: { PLAN: 'planned', PUBLISH: 'published' } },
  },
});
