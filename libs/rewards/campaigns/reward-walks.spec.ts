import fc from 'fast-check';
import { openMoves } from '#libs/platform/common/chart';
import { campaignChart } from '../common/campaign.chart.js';
import { CAMPAIGN_STATES } from '../common/campaign.js';
import { entitlementChart } from '../common/entitlement.chart.js';
import { ENTITLEMENT_STATES } from '../common/promotions.calls.js';

type Table = Record<string, Record<string, string>>;

/** Second implementations of the charts, from decision 0161. */
const ENTITLEMENT: Table = {
  joined: { QUALIFY: 'claimable', ISSUE: 'issued', CLOSE: 'closed' },
  process: { QUALIFY: 'claimable', ISSUE: 'issued', REJECT: 'rejected', CLOSE: 'closed' },
  claimed: { REOPEN: 'claimable' },
  claimable: { CLAIM: 'claimed', PAY: 'issued', LAPSE: 'closed', CLOSE: 'closed' },
};
const CAMPAIGN: Table = {
  draft: { PUBLISH: 'published', END: 'ended' },
  published: { PUBLISH: 'published', PAUSE: 'paused', END: 'ended' },
  paused: { PUBLISH: 'published', RESUME: 'published', END: 'ended' },
};

test.each([
  ['entitlement', entitlementChart, ENTITLEMENT, ['joined', 'process'], ENTITLEMENT_STATES],
  ['campaign', campaignChart, CAMPAIGN, ['draft'], CAMPAIGN_STATES],
] as const)(
  'the chart of the %s offers exactly the legal moves, on 500 walks of 50 steps',
  (_, chart, table, beginnings, states) => {
    const moves = [...new Set(Object.values(table).flatMap((from) => Object.keys(from)))];
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom<string>(...beginnings),
        fc.array(fc.constantFrom(...moves), { minLength: 50, maxLength: 50 }),
        (beginning, steps) => {
          let state = beginning;
          for (const move of steps) {
            reached.add(state);
            expect(openMoves(chart, state).sort()).toEqual(Object.keys(table[state] ?? {}).sort());
            state = table[state]?.[move] ?? state;
          }
          reached.add(state);
        },
      ),
      { numRuns: 500 },
    );
    expect([...reached].sort()).toEqual([...states].sort());
  },
);
