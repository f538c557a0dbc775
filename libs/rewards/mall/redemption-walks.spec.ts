import fc from 'fast-check';
import { openMoves } from '#libs/platform/common/chart';
import { AppError } from '#libs/platform/http/app-error';
import { type ChartModel, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import { REDEMPTION_STATES } from '../common/mall.js';
import { redemptionChart } from '../common/redemption.chart.js';
import { MallTestbed, operator } from './mall.fixture.js';

const MOVES = ['APPROVE', 'COMPLETE', 'REJECT'] as const;
/** A second implementation of the chart, from decision 0164. */
const TABLE: Record<string, Record<string, string>> = {
  'in-process': { APPROVE: 'approved', REJECT: 'rejected' },
  approved: { COMPLETE: 'completed', REJECT: 'rejected' },
};

test('the chart offers exactly the legal moves, on 500 walks of 50 steps', () => {
  const reached = new Set<string>(['in-process']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...MOVES), { minLength: 50, maxLength: 50 }), (steps) => {
      let state = 'in-process';
      for (const move of steps) {
        expect(openMoves(redemptionChart, state).sort()).toEqual(Object.keys(TABLE[state] ?? {}).sort());
        state = TABLE[state]?.[move] ?? state;
        reached.add(state);
      }
    }),
    { numRuns: 500 },
  );
  expect([...reached].sort()).toEqual([...REDEMPTION_STATES].sort());
});

describe('on the services', () => {
  let mall: MallTestbed;
  beforeAll(async () => {
    mall = await MallTestbed.open();
  });
  afterAll(() => mall.close());

  const MODEL: ChartModel<null> = {
    world: null,
    moves: MOVES.map((type) => ({ name: type, event: { type } })),
  };

  test.each(chartWalks(redemptionChart, MODEL))(
    'they take the shortest way to $goals, and refuse the rest there; what was taken is given back exactly where it is rejected',
    async (walk) => {
      const [points, amount] = [250, 1500];
      const goods = await mall.goods({ points, amountRequired: amount });
      const member = await mall.addMember(1000n, 10_000n);
      const { referenceNo: id } = await mall.redeem(member, goods);
      const differences = await walkChart(redemptionChart, MODEL, walk, {
        make: ({ event }) =>
          mall.lifecycle
            .applyByOperator(operator, id, event.type as (typeof MOVES)[number], { reason: 'for the test' })
            .catch((error: unknown) => {
              if (!(error instanceof AppError)) throw error;
            }),
        state: () => mall.statusOf(id),
      });
      expect(differences).toEqual([]);
      const isBack = (await mall.statusOf(id)) === 'rejected';
      expect(await mall.balances(member)).toMatchObject({
        points: isBack ? 1000 : 1000 - points,
        wallet: isBack ? 10_000 : 10_000 - amount,
      });
      expect(await mall.taken(goods)).toBe(isBack ? 0 : 1);
    },
  );
});
