/**
 * The studio's time by this machine's clock. Each message says the time at which it left; the one that took the least
 * is the nearest to the truth, so the largest difference counts. All in milliseconds.
 */
export class ServerClock {
  private offset: number | null = null;

  constructor(private readonly local: () => number) {}

  hear(now: number): void {
    const difference = now - this.local();
    this.offset = this.offset === null ? difference : Math.max(this.offset, difference);
  }

  /** After a cut line this machine's clock may have been asleep: begin anew. */
  forget(): void {
    this.offset = null;
  }

  now(): number {
    return this.local() + (this.offset ?? 0);
  }
}

/** Moves evenly even when the machine's clock is set. */
export const localNow = (): number => performance.timeOrigin + performance.now();
