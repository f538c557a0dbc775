/** How often a beat is sent, in milliseconds. */
const BEAT_MS = 500;
/** So many beats in a row that nobody heard are two seconds of silence. */
const BEATS_OF_SILENCE = 4;

interface HeartbeatEffects {
  /** Sends a beat that comes back through the server. Must not throw. */
  beat(): void;
  /** Called after each two seconds without a beat. */
  silent(): void;
}

/**
 * Finds a connection that is open but silent, which TCP notices after minutes only. Counts beats and not time, so that
 * a process that stood still itself does not blame the connection.
 */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;
  private unheard = 0;

  constructor(private readonly effects: HeartbeatEffects) {}

  start(): void {
    this.timer = setInterval(() => this.tick(), BEAT_MS);
    this.timer.unref();
  }

  /** A beat came back. */
  heard(): void {
    this.unheard = 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    if (this.unheard >= BEATS_OF_SILENCE) {
      this.unheard = 0;
      this.effects.silent();
    }
    this.unheard += 1;
    this.effects.beat();
  }
}
