import { measure } from './measure.js';
import { line } from './report.js';
import type { Goal, Row } from './row.js';
import type { Workbench } from './workbench.js';

const bench = { pace: { rounds: 3, warmMs: 0, countMs: 0 } } as Workbench;

/** A row with one figure that yields these numbers in order. */
function rowOf(goal: Goal, product: number[], anchor?: number[]): Row {
  const counts = (values: number[]) => async () => async () => ({ speed: values.shift() ?? Number.NaN });
  return {
    id: 'test',
    figures: { speed: { title: 'speed', unit: '/s', goal } },
    product: counts(product),
    anchor: anchor && counts(anchor),
  };
}

test('divides the medians, and shows each median with its minimum and maximum', async () => {
  const [figure] = await measure(rowOf({ ratioAtLeast: 1 }, [90, 300, 200], [100, 1, 1000]), bench);
  expect(figure).toMatchObject({
    product: { median: 200, min: 90, max: 300 },
    anchor: { median: 100, min: 1, max: 1000 },
    ratio: 2,
    reached: true,
  });
});

test.each<[Goal, boolean]>([
  [{ ratioAtLeast: 0.5 }, true],
  [{ ratioAtLeast: 0.51 }, false],
  [{ ratioAtMost: 0.5 }, true],
  [{ ratioAtMost: 0.49 }, false],
  [{ atMost: 5 }, true],
  [{ atMost: 4.9 }, false],
  [{ atLeast: 5 }, true],
  [{ atLeast: 5.1 }, false],
])('5 beside 10 with the goal %j is reached: %s', async (goal, reached) => {
  const [figure] = await measure(rowOf(goal, [5, 5, 5], [10, 10, 10]), bench);
  expect(figure?.reached).toBe(reached);
  expect(figure?.ratio).toBe('atMost' in goal || 'atLeast' in goal ? null : 0.5);
  expect(figure && line(figure)).toMatch(reached ? /… reached$/ : /… NOT REACHED$/);
});

test('measures the two sides in turn', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => async () => {
    order.push(name);
    return { speed: 1 };
  };
  await measure({ ...rowOf({ atMost: 1 }, []), product: side('product'), anchor: side('anchor') }, bench);
  expect(order).toEqual(['product', 'anchor', 'product', 'anchor', 'product', 'anchor']);
});

test('compares the sides of a pair within each count', async () => {
  const speeds = [10, 20, 30];
  const pair = async () => async () => {
    const speed = speeds.shift() ?? Number.NaN;
    return { product: { speed: speed * 2 }, anchor: { speed } };
  };
  const { id, figures } = rowOf({ ratioAtMost: 2 }, []);
  const [figure] = await measure({ id, figures, pair }, bench);
  expect(figure).toMatchObject({ product: { median: 40 }, anchor: { median: 20 }, ratio: 2, reached: true });
});

test('shows a figure without an anchor alone', async () => {
  const row = { ...rowOf({ atLeast: 5 }, [5, 5, 5]), anchor: async () => async () => ({}) };
  const [figure] = await measure(row, bench);
  expect(figure).toMatchObject({ anchor: null, ratio: null, reached: true });
});

test('rejects a count without a number', async () => {
  await expect(measure(rowOf({ atMost: 5 }, [1, Number.NaN, 1]), bench)).rejects.toThrow('speed');
});
