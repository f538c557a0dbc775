import type { PushMessage } from '#libs/platform/common/push';

export interface PushedEvent extends PushMessage {
  name: string;
}

export interface SequencerEffects {
  apply(event: PushedEvent): void;
  /** Asks the server for what came after `seq`. */
  replay(seq: number): void;
  /** Runs `then` after milliseconds; the returned function takes it back. */
  later(ms: number, then: () => void): () => void;
}

const PATIENCE_MS = 150;

/**
 * Applies a person's events in order, each exactly once: the next one at once, an earlier one never again, a later one
 * is held until what lies between has come, and asked for after 150 ms.
 */
export class Sequencer {
  private readonly held = new Map<number, PushedEvent>();
  private stopWaiting: (() => void) | undefined;

  constructor(
    private last: number,
    private readonly effects: SequencerEffects,
  ) {}

  get lastSeq(): number {
    return this.last;
  }

  receive(event: PushedEvent): void {
    if (event.seq <= this.last) return;
    this.held.set(event.seq, event);
    this.applyNext();
    if (this.held.size > 0) this.waitForGap();
    else this.stop();
  }

  /** Starts over from a fresh snapshot. */
  reset(seq: number): void {
    this.stop();
    this.last = seq;
    for (const held of [...this.held.keys()]) if (held <= seq) this.held.delete(held);
    this.applyNext();
  }

  stop(): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
  }

  private applyNext(): void {
    for (let next = this.held.get(this.last + 1); next; next = this.held.get(this.last + 1)) {
      this.held.delete(next.seq);
      this.last = next.seq;
      this.effects.apply(next);
    }
  }

  private waitForGap(): void {
    this.stopWaiting ??= this.effects.later(PATIENCE_MS, () => {
      this.stopWaiting = undefined;
      if (this.held.size === 0) return;
      this.effects.replay(this.last);
      this.waitForGap();
    });
  }
}
