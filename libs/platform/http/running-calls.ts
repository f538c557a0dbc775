import { setTimeout as pause } from 'node:timers/promises';
import { platformErrors } from '../common/errors.js';
import { AppError } from './app-error.js';

interface Running<T> {
  fingerprint: string;
  result: Promise<T>;
}

/** How long a copy waits for the first call, in milliseconds. */
const WAIT_TIMEOUT_MS = 2000;

/** Joins concurrent copies of a call in this process into one. */
export class RunningCalls<T> {
  private readonly running = new Map<string, Running<T>>();

  /**
   * Runs `work`, or returns the result of the copy that is running under the same name. A call with another fingerprint
   * waits for that copy and then runs; so does a copy of a call that failed.
   * @throws AppError 409 if that takes longer than 2 s
   */
  async once(name: string, fingerprint: string, work: () => Promise<T>): Promise<T> {
    const until = performance.now() + WAIT_TIMEOUT_MS;
    for (let other = this.running.get(name); other; other = this.running.get(name)) {
      const settled = await settledBefore(other.result, until);
      if (!settled) throw new AppError(platformErrors.error_request_in_flight, { retryAfter: 1 });
      if (settled.status === 'fulfilled' && other.fingerprint === fingerprint) return settled.value;
    }
    const result = work().finally(() => this.running.delete(name));
    this.running.set(name, { fingerprint, result });
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
