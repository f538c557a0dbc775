import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { WakeUps } from '../push/wake-ups.js';

/** The current state of an instance of a chart, and the values that the chart's guards read. */
export interface ChartInstance {
  state: string;
  context: Record<string, unknown>;
}

/** A subscriber to the state of one instance. */
export interface Follower {
  show(instance: ChartInstance): void;
  /** Called when the program shuts down. */
  end(): void;
}

type Read = (id: string) => Promise<ChartInstance | null>;

/**
 * For developers: the instances of charts, which contexts register here, shown and followed by id. Only reachable where
 * the test clock is on.
 */
@Injectable()
export class ChartInstances implements OnModuleDestroy {
  private readonly readers = new Map<string, Read>();
  private readonly following = new Map<Follower, () => void>();

  constructor(wakeUps: WakeUps) {
    // Every change of an instance sends some wake-up, from whichever process makes it. After a gap one may have been
    // lost.
    const wake = () => {
      for (const look of this.following.values()) look();
    };
    wakeUps.on('person', wake);
    // Changes that only operators see are announced by board wake-ups alone.
    wakeUps.on('board', wake);
    wakeUps.on('gap', wake);
  }

  /**
   * Registers how instances of a chart are read; `read` answers `null` for an unknown id.
   * @throws Error if the chart is registered already
   */
  register(chart: string, read: Read): void {
    if (this.readers.has(chart)) throw new Error(`the instances of ${chart} are registered already`);
    this.readers.set(chart, read);
  }

  /** `null` if there is no such chart, or no instance with this id. */
  async read(chart: string, id: string): Promise<ChartInstance | null> {
    return (await this.readers.get(chart)?.(id)) ?? null;
  }

  /** Shows an instance now and after each of its changes, until the returned function is called. */
  follow(chart: string, id: string, follower: Follower): () => void {
    let [shown, busy, again] = ['', false, false];
    const look = async () => {
      again = true;
      if (busy) return;
      busy = true;
      while (again && this.following.has(follower)) {
        again = false;
        // If the database is unavailable, the wake-up after the gap reads again.
        const instance = await this.read(chart, id).catch(() => null);
        const text = JSON.stringify(instance);
        if (instance === null || text === shown || !this.following.has(follower)) continue;
        shown = text;
        follower.show(instance);
      }
      busy = false;
    };
    const wake = () => void look();
    this.following.set(follower, wake);
    wake();
    return () => this.following.delete(follower);
  }

  onModuleDestroy(): void {
    for (const follower of this.following.keys()) follower.end();
  }
}
