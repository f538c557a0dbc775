import { percentile } from '../statistics.js';

export interface Loop {
  /** Each waits for its answer before its next step. */
  callers: number;
  warmMs: number;
  countMs: number;
}

export interface LoopFigures {
  perSecond: number;
  /** Milliseconds of a step. */
  p50: number;
  p99: number;
}

/**
 * Takes steps until the time is over or nothing is left. `step` returns how many things it did, 0 if nothing is left.
 * Counts the steps that end within the measured time; if none does, all that end after it.
 */
export async function closedLoop(
  { callers, warmMs, countMs }: Loop,
  step: (caller: number) => Promise<number>,
): Promise<LoopFigures> {
  const from = performance.now() + warmMs;
  const until = from + countMs;
  const steps: { things: number; tookMs: number; endedAt: number }[] = [];
  let last = until;
  const call = async (caller: number) => {
    for (let began = performance.now(); began < until; began = performance.now()) {
      const things = await step(caller);
      const endedAt = performance.now();
      if (things === 0) {
        last = Math.min(last, endedAt);
        return;
      }
      if (endedAt >= from) steps.push({ things, tookMs: endedAt - began, endedAt });
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  if (!steps.some(({ endedAt }) => endedAt <= last)) last = Math.max(...steps.map(({ endedAt }) => endedAt));
  const counted = steps.filter(({ endedAt }) => endedAt <= last);
  const things = counted.reduce((sum, one) => sum + one.things, 0);
  const took = counted.map(({ tookMs }) => tookMs);
  return {
    perSecond: (things / (last - from)) * 1000,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  };
}
