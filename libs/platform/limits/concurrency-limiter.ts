interface Queue {
  running: number;
  waiting: (() => void)[];
}

interface Bounds {
  /** How many of one key run at a time. */
  atOnce: number;
  /** How many more of one key may wait. */
  waiting: number;
  /** How long one waits at most, in milliseconds. */
  patienceMs: number;
}

/** Bounds how much one person, address or session does at a time within this process. Those who wait go in turn. */
export class ConcurrencyLimiter {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly bounds: Bounds) {}

  /** @returns what gives the place back, or `null` where none became free in time or too many wait already */
  async acquire(key: string): Promise<(() => void) | null> {
    const queue = this.queues.get(key) ?? { running: 0, waiting: [] };
    this.queues.set(key, queue);
    if (queue.running < this.bounds.atOnce) queue.running++;
    else if (!(await this.waitIn(queue))) return null;
    let held = true;
    return () => {
      if (held) this.release(key, queue);
      held = false;
    };
  }

  /** Gets the place of the one that leaves, so `running` stays as it is. */
  private waitIn(queue: Queue): Promise<boolean> {
    if (queue.waiting.length >= this.bounds.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const take = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(take), 1);
        resolve(false);
      }, this.bounds.patienceMs);
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
