import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Hints } from '../push/hints.js';

/** Where a thing stands on its chart, and what the chart's guards look at. */
export interface LiveThing {
  state: string;
  context: Record<string, unknown>;
}

/** Whoever looks at a thing. */
export interface Follower {
  show(thing: LiveThing): void;
  /** The program ends. */
  end(): void;
}

type Read = (id: string) => Promise<LiveThing | null>;

/**
 * For those who build: the things that live by a chart, which contexts register, shown and followed by their id.
 * Nothing of this is reached where the test clock is off.
 */
@Injectable()
export class LiveThings implements OnModuleDestroy {
  private readonly readers = new Map<string, Read>();
  private readonly following = new Map<Follower, () => void>();

  constructor(hints: Hints) {
    // Whoever moves a thing tells somebody, in whichever process that is; after a gap a hint may have been lost.
    const wake = () => {
      for (const look of this.following.values()) look();
    };
    hints.on('person', wake);
    // What operators do among themselves is told to their boards alone.
    hints.on('board', wake);
    hints.on('gap', wake);
  }

  /** Says how the things of a chart are read; `null` for an id that none has. @throws Error where somebody does already */
  register(chart: string, read: Read): void {
    if (this.readers.has(chart)) throw new Error(`the things of ${chart} are registered twice`);
    this.readers.set(chart, read);
  }

  /** `null` where there is no such chart, or no thing with this id. */
  async read(chart: string, id: string): Promise<LiveThing | null> {
    return (await this.readers.get(chart)?.(id)) ?? null;
  }

  /** Shows a thing now and after each of its moves, until the function that it gives is called. */
  follow(chart: string, id: string, follower: Follower): () => void {
    let [shown, busy, again] = ['', false, false];
    const look = async () => {
      again = true;
      if (busy) return;
      busy = true;
      while (again && this.following.has(follower)) {
        again = false;
        // A database that is away is asked again after the gap.
        const thing = await this.read(chart, id).catch(() => null);
        const text = JSON.stringify(thing);
        if (thing === null || text === shown || !this.following.has(follower)) continue;
        shown = text;
        follower.show(thing);
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
