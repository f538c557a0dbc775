interface Queue {
  running: number;
  waiting: (() => void)[];
}

interface Bounds {
  /** How many of one key run at a time. */
  concurrency: number;
  /** How many more of one key may wait. */
  maxWaiting: number;
  /** The maximum wait, in milliseconds. */
  timeoutMs: number;
}

/**
 * Limits how much one person, address or session does at a time within this process. Waiting callers are served in
 * order.
 */
export class ConcurrencyLimiter {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly bounds: Bounds) {}

  /** @returns a function that frees the place, or `null` if none became free in time or too many wait already */
  async acquire(key: string): Promise<(() => void) | null> {
    const queue = this.queues.get(key) ?? { running: 0, waiting: [] };
    this.queues.set(key, queue);
    if (queue.running < this.bounds.concurrency) queue.running++;
    else if (!(await this.waitForPlace(queue))) return null;
    let held = true;
    return () => {
      if (held) this.release(key, queue);
      held = false;
    };
  }

  /** The waiting caller takes over the place of one that ends, so `running` stays the same. */
  private waitForPlace(queue: Queue): Promise<boolean> {
    if (queue.waiting.length >= this.bounds.maxWaiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const take = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(take), 1);
        resolve(false);
      }, this.bounds.timeoutMs);
      queue.waiting.push(take);
    });
  }

  private release(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) return next();
    queue.running--;
    if (queue.running === 0) this.queues.delete(key);
  }
}
