export interface BatchLimits {
  /** The most items that one batch carries. */
  size: number;
  /** The most batches under way at once. */
  inFlight: number;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/**
 * Carries many small pieces of work in few calls: what comes while nothing is under way goes at once and alone, what
 * comes meanwhile waits and goes together. Each caller gets its own answer. A batch that fails is tried item by item,
 * so that a bad item fails alone; so `apply` must leave nothing behind when it throws, or find it done.
 */
export class MicroBatcher<Item, Answer> {
  private readonly waiting: Waiting<Item, Answer>[] = [];
  private underWay = 0;

  /** `apply` answers every item, in order. */
  constructor(
    private readonly apply: (items: Item[]) => Promise<Answer[]>,
    private readonly limits: BatchLimits = { size: 256, inFlight: 2 },
  ) {}

  /** @throws what `apply` throws for this item alone */
  add(item: Item): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.start();
    });
  }

  private start(): void {
    while (this.waiting.length > 0 && this.underWay < this.limits.inFlight) {
      this.underWay += 1;
      void this.run(this.waiting.splice(0, this.limits.size)).finally(() => {
        this.underWay -= 1;
        this.start();
      });
    }
  }

  private async run(batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      await this.settle(batch);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await this.settle([one]).catch(one.reject);
    }
  }

  private async settle(batch: Waiting<Item, Answer>[]): Promise<void> {
    const answers = await this.apply(batch.map(({ item }) => item));
    if (answers.length !== batch.length)
      throw new Error(`a batch of ${batch.length} got ${answers.length} answers`);
    for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
  }
}
