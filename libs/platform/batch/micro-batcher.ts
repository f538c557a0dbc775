export interface Batches<Item, Answer> {
  /** The maximum number of items in a batch. */
  size: number;
  /** The maximum number of batches in flight. As many single items may wait for locks in addition. */
  inFlight: number;
  maxAlone: number;
  /** The resource that an item needs: two items of one key never run at the same time. */
  keyOf(item: Item): string;
  /**
   * Processes items with distinct keys and answers each of them, in order. The answer is `null` if another session
   * holds the lock on the item's key, unless `wait` says to wait for it. If it throws, it must either have changed
   * nothing or find its work done when it is called again.
   */
  apply(items: Item[], wait: boolean): Promise<(Answer | null)[]>;
}

interface Waiting<Item, Answer> {
  item: Item;
  key: string;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/**
 * Combines many small operations into few calls: an item that arrives while the batcher is idle goes at once, and items
 * that arrive meanwhile go together in the next batch. Each caller gets the answer of its own item. An item whose key
 * is locked elsewhere waits alone, so that the others need not wait. The items of a failed batch are retried one by
 * one, so that a bad item fails alone.
 */
export class MicroBatcher<Item, Answer> {
  private waiting: Waiting<Item, Answer>[] = [];
  private readonly blocked: Waiting<Item, Answer>[] = [];
  private readonly runningKeys = new Set<string>();
  private batches = 0;
  private alone = 0;
  private starting = false;

  constructor(private readonly rules: Batches<Item, Answer>) {}

  /** @throws what `apply` throws for this item alone */
  add(item: Item): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ item, key: this.rules.keyOf(item), resolve, reject });
      if (this.starting) return;
      this.starting = true;
      // Items from the same turn of the event loop share a batch.
      setImmediate(() => {
        this.starting = false;
        this.start();
      });
    });
  }

  private start(): void {
    while (this.batches < this.rules.inFlight) {
      const batch = this.nextBatch();
      if (batch.length === 0) break;
      this.batches += 1;
      void this.run(batch).finally(() => {
        this.batches -= 1;
        this.start();
      });
    }
    while (this.alone < this.rules.maxAlone) {
      const one = this.blocked.shift();
      if (!one) break;
      this.alone += 1;
      void this.runAlone(one).finally(() => {
        this.alone -= 1;
        this.start();
      });
    }
  }

  private nextBatch(): Waiting<Item, Answer>[] {
    const batch: Waiting<Item, Answer>[] = [];
    const left: Waiting<Item, Answer>[] = [];
    for (const one of this.waiting) {
      if (batch.length === this.rules.size || this.runningKeys.has(one.key)) left.push(one);
      else {
        this.runningKeys.add(one.key);
        batch.push(one);
      }
    }
    this.waiting = left;
    return batch;
  }

  private async run(batch: Waiting<Item, Answer>[]): Promise<void> {
    const answers = await this.answers(batch, false).catch(() => null);
    if (!answers) {
      for (const one of batch) await this.runAlone(one);
      return;
    }
    for (const [index, one] of batch.entries()) {
      const answer = answers[index];
      if (answer === null || answer === undefined) this.blocked.push(one);
      else this.settle(one, () => one.resolve(answer));
    }
  }

  private async runAlone(one: Waiting<Item, Answer>): Promise<void> {
    try {
      const [answer] = await this.answers([one], true);
      if (answer === null || answer === undefined) throw new Error('an item that waited has got no answer');
      this.settle(one, () => one.resolve(answer));
    } catch (error) {
      this.settle(one, () => one.reject(error));
    }
  }

  private async answers(batch: Waiting<Item, Answer>[], wait: boolean): Promise<(Answer | null)[]> {
    const answers = await this.rules.apply(
      batch.map(({ item }) => item),
      wait,
    );
    if (answers.length !== batch.length)
      throw new Error(`a batch of ${batch.length} got ${answers.length} answers`);
    return answers;
  }

  private settle(one: Waiting<Item, Answer>, answer: () => void): void {
    this.runningKeys.delete(one.key);
    answer();
  }
}
