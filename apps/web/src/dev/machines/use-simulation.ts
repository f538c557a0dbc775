import { useState } from 'react';
import type { Listed } from './registry';
import type { Samples } from './samples';
import { chartAt, type Fields, firstMoment, type Moment, momentAfter, type OpenEvent } from './simulation';

export interface Simulation {
  /** The first is the beginning, the last is now. */
  moments: Moment[];
  now: Moment;
  canTake(open: OpenEvent, fields: Fields): boolean;
  take(open: OpenEvent, fields: Fields): void;
  back(): void;
  reset(): void;
  /** Changes what a chart's guards look at; the state stays. */
  setContext(context: Fields): void;
}

/** Steps through a chart or machine without any effect. */
export function useSimulation(listed: Listed, samples: Samples): Simulation {
  const [moments, setMoments] = useState(() => [firstMoment(listed, samples)]);
  const now = moments.at(-1) ?? firstMoment(listed, samples);
  return {
    moments,
    now,
    canTake: (open, fields) => momentAfter(listed, now, open, fields) !== null,
    take: (open, fields) => {
      const next = momentAfter(listed, now, open, fields);
      if (next) setMoments([...moments, next]);
    },
    back: () => setMoments(moments.slice(0, -1)),
    reset: () => setMoments([firstMoment(listed, samples)]),
    setContext: (context) => {
      const changed = { ...now, snapshot: chartAt(listed, String(now.snapshot.value), context).snapshot };
      setMoments([...moments.slice(0, -1), changed]);
    },
  };
}
