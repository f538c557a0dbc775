/** Runs the work of one name one after another within this process, so that it waits here and not on rows. */
export class Turns {
  private readonly queues = new Map<string, { last: Promise<unknown>; waiting: number }>();

  /** @param most how many may be at it or wait at a time */
  constructor(private readonly most: number) {}

  /** `undefined` where too many wait already. */
  take<T>(name: string, work: () => Promise<T>): Promise<T> | undefined {
    const queue = this.queues.get(name) ?? { last: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= this.most) return undefined;
    this.queues.set(name, queue);
    queue.waiting += 1;
    const mine = queue.last.then(work).finally(() => {
      queue.waiting -= 1;
      if (queue.waiting === 0) this.queues.delete(name);
    });
    queue.last = mine.catch(() => undefined);
    return mine;
  }
}
