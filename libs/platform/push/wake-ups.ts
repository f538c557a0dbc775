import { Heartbeat } from './heartbeat.js';

/** A message between processes that says: read the rows again. Losing one costs time, never an event. */
export type WakeUp =
  | { kind: 'person'; person: string; seq: number }
  | { kind: 'session-ended'; session: string; person: string; reason: string }
  | { kind: 'due' }
  | { kind: 'board'; board: string; brand: string }
  /** For the pages of one person, at once: a board of the audience `person`. Small, and worth nothing later. */
  | { kind: 'moment'; board: string; person: string; data: unknown }
  | { kind: 'clock' }
  /** Settings or content of a brand have a new version. */
  | { kind: 'content' }
  /**
   * Wake-ups may have been lost: on the way to this process, which then sends it to itself, or on the way from another
   * one.
   */
  | { kind: 'gap' };

type WakeUpOf<Kind extends WakeUp['kind']> = Extract<WakeUp, { kind: Kind }>;
type Listener = (wakeUp: WakeUp) => void;

/** How long a transport may take to acknowledge a wake-up, in milliseconds, before it counts as lost. */
export const ACKNOWLEDGE_TIMEOUT_MS = 1000;

/**
 * Carries wake-ups to every process, this one included. Sending never throws and never waits. Each process sends a beat
 * through the server twice a second; two seconds without it are a gap, and the connections are replaced.
 */
export abstract class WakeUps {
  private readonly listeners = new Map<WakeUp['kind'], Set<Listener>>();
  private unsent: WakeUp[] = [];
  private flushing: Promise<void> | undefined;
  /** A wake-up of this process was lost: the others are told of a gap with the next one that succeeds. */
  private gapPending = false;
  protected readonly heartbeat = new Heartbeat({
    sendBeat: () => void this.sendBeat().catch(() => undefined),
    onSilence: () => {
      this.reconnect();
      this.deliver({ kind: 'gap' });
    },
  });

  on<Kind extends WakeUp['kind']>(kind: Kind, listener: (wakeUp: WakeUpOf<Kind>) => void): void {
    const set = this.listeners.get(kind) ?? new Set();
    set.add(listener as Listener);
    this.listeners.set(kind, set);
  }

  send(wakeUp: WakeUp): void {
    this.unsent.push(wakeUp);
    this.flushing ??= this.flush().finally(() => (this.flushing = undefined));
  }

  protected deliver(wakeUp: WakeUp): void {
    for (const listener of this.listeners.get(wakeUp.kind) ?? []) listener(wakeUp);
  }

  protected onBeat(): void {
    this.heartbeat.onBeat();
    if (!this.gapPending) return;
    this.gapPending = false;
    this.send({ kind: 'gap' });
  }

  private async flush(): Promise<void> {
    while (this.unsent.length > 0)
      await this.sendAll(this.unsent.splice(0)).catch(() => {
        this.gapPending = true;
      });
  }

  /** Sends, and waits until the transport has accepted it. @throws Error if it does not do so within a second */
  abstract sendAll(wakeUps: WakeUp[]): Promise<void>;
  abstract close(): Promise<void>;
  /** Sends a beat that only this process receives. */
  protected abstract sendBeat(): Promise<void>;
  /** Drops silent connections and opens new ones; emits a gap once it receives again. */
  protected abstract reconnect(): void;
}
