import { AsyncResource } from 'node:async_hooks';

interface Rules<Key, Value> {
  /** The maximum number of keys in a batch, and of batches in flight. */
  size: number;
  inFlight: number;
  /** The minimum time between the starts of two batches, in milliseconds. The default is 0. */
  spacingMs?: number;
  /** Loads distinct keys. A key that is not in the map has no value. */
  load(keys: Key[]): Promise<ReadonlyMap<Key, Value>>;
}

/** The rules without the load, for loaders that share them. */
export type BatchLimits = Pick<Rules<never, never>, 'size' | 'inFlight' | 'spacingMs'>;

interface Waiting<Value> {
  promise: Promise<Value | undefined>;
  resolve: (value: Value | undefined) => void;
  reject: (reason: unknown) => void;
}

/**
 * Combines loads of single keys into few queries: the first key loads at once while the loader is idle, and keys that
 * arrive during a load go together in the next batch. Short queries end before many keys have arrived; `spacingMs`
 * makes later keys wait for each other, while a lone key still loads at once. Every caller gets a value that was read
 * after its call. Runs outside the caller's transaction.
 */
export class BatchLoader<Key, Value> {
  private waiting = new Map<Key, Waiting<Value>>();
  private batches = 0;
  private starting = false;
  private startedAt = Number.NEGATIVE_INFINITY;
  private readonly start: () => void;

  constructor(private readonly rules: Rules<Key, Value>) {
    // A batch serves many callers, so it must not run in the async context of the first one.
    this.start = AsyncResource.bind(() => this.startBatches());
  }

  /** @throws what `load` throws, for every caller of the batch */
  load(key: Key): Promise<Value | undefined> {
    const known = this.waiting.get(key);
    if (known) return known.promise;
    const waiting = {} as Waiting<Value>;
    waiting.promise = new Promise((resolve, reject) => Object.assign(waiting, { resolve, reject }));
    this.waiting.set(key, waiting);
    if (!this.starting) {
      this.starting = true;
      // Keys from the same turn of the event loop share a batch.
      setImmediate(this.start);
    }
    return waiting.promise;
  }

  private startBatches(): void {
    this.starting = false;
    while (this.waiting.size > 0 && this.batches < this.rules.inFlight) {
      const wait = this.startedAt + (this.rules.spacingMs ?? 0) - performance.now();
      if (wait > 0) {
        this.starting = true;
        setTimeout(this.start, wait);
        return;
      }
      this.startedAt = performance.now();
      this.batches += 1;
      void this.run(this.nextBatch()).finally(() => {
        this.batches -= 1;
        if (!this.starting) this.startBatches();
      });
    }
  }

  private nextBatch(): Map<Key, Waiting<Value>> {
    const batch = new Map<Key, Waiting<Value>>();
    for (const [key, one] of this.waiting) {
      if (batch.size === this.rules.size) break;
      batch.set(key, one);
      this.waiting.delete(key);
    }
    return batch;
  }

  private async run(batch: Map<Key, Waiting<Value>>): Promise<void> {
    try {
      const values = await this.rules.load([...batch.keys()]);
      for (const [key, { resolve }] of batch) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    }
  }
}
