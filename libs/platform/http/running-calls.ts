import { setTimeout as pause } from 'node:timers/promises';
import { platformErrors } from '../common/errors.js';
import { Refusal } from './refusal.js';

interface Running<T> {
  print: string;
  result: Promise<T>;
}

/** How long a copy waits for the first, in milliseconds. */
const PATIENCE_MS = 2000;

/** Makes one of the copies of a call that are under way in this process at the same time. */
export class RunningCalls<T> {
  private readonly running = new Map<string, Running<T>>();

  /**
   * Runs `work`, or gives the result of the copy that is running under the same name. One with another print waits for
   * it, and then runs; so does a copy of one that failed.
   * @throws Refusal 409 where that takes longer than 2 s
   */
  async once(name: string, print: string, work: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (let other = this.running.get(name); other; other = this.running.get(name)) {
      const settled = await settledBefore(other.result, until);
      if (!settled) throw new Refusal(platformErrors.error_request_in_flight, { retryAfter: 1 });
      if (settled.status === 'fulfilled' && other.print === print) return settled.value;
    }
    const result = work().finally(() => this.running.delete(name));
    this.running.set(name, { print, result });
    return result;
  }
}

async function settledBefore<T>(
  result: Promise<T>,
  until: number,
): Promise<PromiseSettledResult<T> | undefined> {
  const timer = new AbortController();
  const left = Math.max(0, until - performance.now());
  const late = pause(left, undefined, { signal: timer.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([Promise.allSettled([result]).then(([settled]) => settled), late]);
  } finally {
    timer.abort();
  }
}
