import { Heartbeat } from './heartbeat.js';

/** A word between processes: look at the rows. Losing one costs time, never an event. */
export type Hint =
  | { kind: 'person'; person: string; seq: number }
  | { kind: 'session-ended'; session: string; person: string; reason: string }
  | { kind: 'due' }
  | { kind: 'board'; board: string; brand: string }
  | { kind: 'clock' }
  /** Hints may have been lost: on the way to this process, which tells itself, or on the way from another one. */
  | { kind: 'gap' };

type HintOf<Kind extends Hint['kind']> = Extract<Hint, { kind: Kind }>;
type Listener = (hint: Hint) => void;

/** How long a transport may take to acknowledge a hint, in milliseconds, before it counts as not carried. */
export const ACKNOWLEDGED_WITHIN_MS = 1000;

/**
 * Carries hints to every process, this one included. Sending never throws and never waits. A beat of each process goes
 * through the server twice a second; two seconds without it are a gap, and the connections are made anew.
 */
export abstract class Hints {
  private readonly listeners = new Map<Hint['kind'], Set<Listener>>();
  private unsent: Hint[] = [];
  private flushing: Promise<void> | undefined;
  /** A hint of this process was not carried: the others are told of a gap as soon as something is. */
  private owesGap = false;
  protected readonly heartbeat = new Heartbeat({
    beat: () => void this.sendBeat().catch(() => undefined),
    silent: () => {
      this.reconnect();
      this.deliver({ kind: 'gap' });
    },
  });

  on<Kind extends Hint['kind']>(kind: Kind, listener: (hint: HintOf<Kind>) => void): void {
    const set = this.listeners.get(kind) ?? new Set();
    set.add(listener as Listener);
    this.listeners.set(kind, set);
  }

  send(hint: Hint): void {
    this.unsent.push(hint);
    this.flushing ??= this.flush().finally(() => (this.flushing = undefined));
  }

  protected deliver(hint: Hint): void {
    for (const listener of this.listeners.get(hint.kind) ?? []) listener(hint);
  }

  protected heardBeat(): void {
    this.heartbeat.heard();
    if (!this.owesGap) return;
    this.owesGap = false;
    this.send({ kind: 'gap' });
  }

  private async flush(): Promise<void> {
    while (this.unsent.length > 0)
      await this.sendAll(this.unsent.splice(0)).catch(() => {
        this.owesGap = true;
      });
  }

  /** Sends and waits until the transport has taken it. @throws Error where it does not say so within a second */
  abstract sendAll(hints: Hint[]): Promise<void>;
  abstract close(): Promise<void>;
  /** Sends a beat that this process alone hears. */
  protected abstract sendBeat(): Promise<void>;
  /** Gives up connections that say nothing, and makes them anew; tells of a gap once it hears again. */
  protected abstract reconnect(): void;
}
