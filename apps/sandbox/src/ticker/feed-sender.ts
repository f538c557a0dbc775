import { sign } from '../web/signature.js';

const PATH = '/gw/v1/lottery/results';
const TIMEOUT_MS = 5000;

/** As the portal's protocol has it. */
export interface FeedMessage {
  feed: string;
  game_code: string;
  draw_no: string;
  sequence: number;
  result: string;
  drawn_at: string;
}

export interface FeedSenderOptions {
  portalUrl: string;
  /** The merchant that gets the results. */
  merchant: string;
  secret: string;
  /** Delays before further attempts, in milliseconds; the last one repeats. */
  pauses?: readonly [number, ...number[]];
  /** How often a message is sent before it is given up. */
  attempts?: number;
  onAnswer?: (message: FeedMessage, answer: string) => void;
}

/** Sends messages to the portal, each until it is answered. */
export class FeedSender {
  readonly #stop = new AbortController();
  readonly #options: FeedSenderOptions;

  constructor(options: FeedSenderOptions) {
    this.#options = options;
  }

  /** The portal's status, or `unanswered`. */
  async send(message: FeedMessage, isForged = false): Promise<string> {
    const { pauses = [500, 1000, 2000, 5000], attempts = 60 } = this.#options;
    for (let attempt = 0; attempt < attempts && !this.#stop.signal.aborted; attempt++) {
      const answer = await this.#post(message, isForged);
      this.#options.onAnswer?.(message, answer ?? 'unanswered');
      if (answer !== null) return answer;
      await this.#pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0);
    }
    return 'unanswered';
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Null where the portal does not answer, or is down. */
  async #post(message: FeedMessage, isForged: boolean): Promise<string | null> {
    const { portalUrl, merchant, secret } = this.#options;
    const body = JSON.stringify(message);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = { timestamp, method: 'POST', path: PATH, operator: merchant, body };
    try {
      const response = await fetch(new URL(PATH, portalUrl), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-operator-id': merchant,
          'x-timestamp': timestamp,
          'x-signature': sign(isForged ? `${secret} of somebody else` : secret, signed),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#stop.signal]),
      });
      if (response.status >= 500 || response.status === 429) return null;
      const { status } = (await response.json()) as { status?: string };
      return status ?? `HTTP ${response.status}`;
    } catch {
      return null;
    }
  }

  #pause(ms: number): Promise<void> {
    const { signal } = this.#stop;
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done, { once: true });
      function done() {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
    });
  }
}
