import { EventEmitter, once, setMaxListeners } from 'node:events';
import type { Message } from './message.js';
import type { Mode } from './mode.js';
import type { PostStore } from './post.store.js';
import { throwOnDemand } from './sms.error.js';

export interface SmsOrder {
  to: string;
  text: string;
  sender: string;
  reference: string;
}

export interface Mail {
  to: string[];
  sender: string;
  subject: string;
  text: string;
}

export interface MessageQuery {
  /** All recipients by default. */
  to?: string | undefined;
  /** The id after which messages count; 0 for all. */
  since: number;
}

/** Accepts and shows SMS and mail. A restart resets the mode to `working`. */
export class PostService {
  mode: Mode = 'working';
  readonly #arrivals = new EventEmitter();
  readonly #stop = new AbortController();

  constructor(readonly store: PostStore) {
    setMaxListeners(0, this.#arrivals, this.#stop.signal);
  }

  /** A known reference gives the message that it gave before. @throws SmsGatewayError as the mode demands */
  acceptSms({ to, text, sender, reference }: SmsOrder): Message {
    const known = this.store.ofReference(reference);
    if (known) return known;
    throwOnDemand(this.mode);
    return this.#add({ kind: 'sms', to, sender, subject: null, text, reference });
  }

  /** An SMS from another company. The mode applies to the portal's account only, so it always arrives. */
  bringSms({ to, text, sender }: Omit<SmsOrder, 'reference'>): void {
    this.#add({ kind: 'sms', to, sender, subject: null, text, reference: null }, true);
  }

  /** One message for each recipient. */
  acceptMail({ to, sender, subject, text }: Mail): void {
    for (const recipient of to)
      this.#add({ kind: 'mail', to: recipient, sender, subject, text, reference: null });
  }

  /** Oldest first. */
  messages({ to, since }: MessageQuery): Message[] {
    const recipient = to?.toLowerCase();
    return this.store
      .delivered()
      .filter((message) => Number(message.id) > since)
      .filter((message) => recipient === undefined || message.to.toLowerCase() === recipient);
  }

  /** Like `messages`, but waits for one if there is none: for at most this many milliseconds, or until `gone`. */
  async nextMessages(query: MessageQuery, wait: number, gone: AbortSignal): Promise<Message[]> {
    const over = AbortSignal.any([AbortSignal.timeout(wait), gone, this.#stop.signal]);
    for (;;) {
      const found = this.messages(query);
      if (found.length > 0 || over.aborted) return found;
      await once(this.#arrivals, 'message', { signal: over }).catch(() => undefined);
    }
  }

  /** Answers all waiting requests. */
  stop(): void {
    this.#stop.abort();
  }

  #add(order: Omit<Message, 'id' | 'at' | 'delivered'>, delivered = this.mode !== 'silent'): Message {
    const message = this.store.add({ ...order, at: new Date().toISOString(), delivered });
    if (delivered) this.#arrivals.emit('message');
    return message;
  }
}
