/** How often a beat is sent, in milliseconds. */
const BEAT_MS = 500;
/** This many missed beats in a row are two seconds of silence. */
const MAX_MISSED_BEATS = 4;

interface HeartbeatEffects {
  /** Sends a beat that comes back through the server. Must not throw. */
  sendBeat(): void;
  /** Called after every two seconds without a beat. */
  onSilence(): void;
}

/**
 * Detects a connection that is open but silent, which TCP notices only after minutes. Counts beats instead of time, so
 * that a process that was itself paused does not blame the connection.
 */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;
  private missed = 0;

  constructor(private readonly effects: HeartbeatEffects) {}

  start(): void {
    this.timer = setInterval(() => this.tick(), BEAT_MS);
    this.timer.unref();
  }

  /** Call it when a beat has come back. */
  onBeat(): void {
    this.missed = 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    if (this.missed >= MAX_MISSED_BEATS) {
      this.missed = 0;
      this.effects.onSilence();
    }
    this.missed += 1;
    this.effects.sendBeat();
  }
}
