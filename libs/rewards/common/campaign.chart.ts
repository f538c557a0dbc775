import { setup } from 'xstate';

type CampaignEvent = { type: 'PUBLISH' } | { type: 'PAUSE' } | { type: 'RESUME' } | { type: 'END' };

/**
 * The states of a campaign. Its terms may be edited in each but the last; who has a reward keeps the terms under which it came
 * about.
 */
export const campaignChart = setup({ types: { events: {} as CampaignEvent } }).createMachine({
  id: 'campaign',
  initial: 'draft',
  states: {
    draft: { on: { PUBLISH: 'published', END: 'ended' } },
    published: { on: { PUBLISH: 'published', PAUSE: 'paused', END: 'ended' } },
    /** Nobody gets a new reward; what can be claimed still can be. */
    paused: { on: { PUBLISH: 'published', RESUME: 'published', END: 'ended' } },
    ended: { type: 'final' },
  },
});
