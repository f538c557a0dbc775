import { Injectable } from '@nestjs/common';

type Clearing = (now: Date) => Promise<unknown>;

/** Where contexts register what takes their served rows away; the worker runs it every ten minutes. */
@Injectable()
export class Leftovers {
  private readonly clearings: Clearing[] = [];

  onClear(clearing: Clearing): void {
    this.clearings.push(clearing);
  }

  /** `now` is business time. */
  async clear(now: Date): Promise<void> {
    for (const clearing of this.clearings) await clearing(now);
  }
}
