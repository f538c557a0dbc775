export interface Batches<Item, Answer> {
  /** The most items that one batch carries. */
  size: number;
  /** The most batches under way at once; and the most items that wait alone, besides. */
  inFlight: number;
  alone: number;
  /** What an item needs for itself: two of one key are never under way at the same time. */
  keyOf(item: Item): string;
  /**
   * Carries items of different keys and answers each, in order: `null` where somebody else holds what its key names,
   * unless `wait` says to wait for it. Whatever it throws, it must leave nothing behind, or find it done.
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
 * Carries many small pieces of work in few calls: what comes while nothing is under way goes at once, what comes
 * meanwhile waits and goes together. Each caller gets its own answer. What somebody else holds waits alone, so that the
 * others need not wait with it. A batch that fails is tried item by item, so that a bad item fails alone.
 */
export class MicroBatcher<Item, Answer> {
  private waiting: Waiting<Item, Answer>[] = [];
  private readonly held: Waiting<Item, Answer>[] = [];
  private readonly taken = new Set<string>();
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
      // What has arrived in the same turn of the loop goes together.
      setImmediate(() => {
        this.starting = false;
        this.start();
      });
    });
  }

  private start(): void {
    while (this.batches < this.rules.inFlight) {
      const batch = this.take();
      if (batch.length === 0) break;
      this.batches += 1;
      void this.run(batch).finally(() => {
        this.batches -= 1;
        this.start();
      });
    }
    while (this.alone < this.rules.alone) {
      const one = this.held.shift();
      if (!one) break;
      this.alone += 1;
      void this.runAlone(one).finally(() => {
        this.alone -= 1;
        this.start();
      });
    }
  }

  private take(): Waiting<Item, Answer>[] {
    const batch: Waiting<Item, Answer>[] = [];
    const left: Waiting<Item, Answer>[] = [];
    for (const one of this.waiting) {
      if (batch.length === this.rules.size || this.taken.has(one.key)) left.push(one);
      else {
        this.taken.add(one.key);
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
      if (answer === null || answer === undefined) this.held.push(one);
      else this.end(one, () => one.resolve(answer));
    }
  }

  private async runAlone(one: Waiting<Item, Answer>): Promise<void> {
    try {
      const [answer] = await this.answers([one], true);
      if (answer === null || answer === undefined) throw new Error('an item that waited has got no answer');
      this.end(one, () => one.resolve(answer));
    } catch (error) {
      this.end(one, () => one.reject(error));
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

  private end(one: Waiting<Item, Answer>, answer: () => void): void {
    this.taken.delete(one.key);
    answer();
  }
}
