/** A word between processes: look at the rows. Losing one costs time, never an event. */
export type Hint =
  | { kind: 'person'; person: string; seq: number }
  | { kind: 'session-ended'; session: string; person: string; reason: string }
  | { kind: 'due' }
  | { kind: 'board'; board: string; brand: string }
  | { kind: 'clock' }
  /** Sent by the transport to its own process after a gap in which hints may have been lost. */
  | { kind: 'gap' };

type HintOf<Kind extends Hint['kind']> = Extract<Hint, { kind: Kind }>;
type Listener = (hint: Hint) => void;

/** Carries hints to every process, this one included. Sending never throws and never waits. */
export abstract class Hints {
  private readonly listeners = new Map<Hint['kind'], Set<Listener>>();

  on<Kind extends Hint['kind']>(kind: Kind, listener: (hint: HintOf<Kind>) => void): void {
    const set = this.listeners.get(kind) ?? new Set();
    set.add(listener as Listener);
    this.listeners.set(kind, set);
  }

  protected deliver(hint: Hint): void {
    for (const listener of this.listeners.get(hint.kind) ?? []) listener(hint);
  }

  abstract send(hint: Hint): void;
  /** Sends and waits until the transport has taken it. */
  abstract sendAll(hints: Hint[]): Promise<void>;
  abstract close(): Promise<void>;
}
