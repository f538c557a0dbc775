/**
 * The studio's time by this machine's clock. Each message carries the time at which it was sent. The fastest message is
 * the most accurate, so the largest difference counts. All values are in milliseconds.
 */
export class ServerClock {
  private offset: number | null = null;

  constructor(private readonly local: () => number) {}

  hear(now: number): void {
    const difference = now - this.local();
    this.offset = this.offset === null ? difference : Math.max(this.offset, difference);
  }

  /** Starts again after a lost connection, during which this machine's clock may have stopped. */
  forget(): void {
    this.offset = null;
  }

  now(): number {
    return this.local() + (this.offset ?? 0);
  }
}

/** Moves evenly even when the machine's clock is set. */
export const localNow = (): number => performance.timeOrigin + performance.now();
