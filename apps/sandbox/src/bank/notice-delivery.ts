import { sign } from '../web/signature.js';
import type { BankStore } from './bank.store.js';
import type { Delivery, Notice } from './payment.js';

const PATH = '/wps/cashier/webhooks/bank';
const STALE_SECONDS = 600;
const ANSWER_SHOWN = 120;

/** Times in milliseconds. */
export interface NoticeDeliveryOptions {
  portalUrl: string;
  secretOf: (merchant: string) => string;
  /** The delays before the second, third and later attempts; the last one repeats. */
  pauses?: readonly [number, ...number[]];
  giveUpAfter?: number;
  timeout?: number;
  onDelivery?: (delivery: Delivery) => void;
}

/** Delivers notices to the portal, and retries each until it is delivered, refused or half an hour old. */
export class NoticeDelivery {
  readonly #url: URL;
  readonly #pauses: readonly number[];
  readonly #giveUpAfter: number;
  readonly #timeout: number;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #inFlight = new Map<string, number>();
  readonly #pending = new Set<Promise<unknown>>();
  readonly #stop = new AbortController();

  constructor(
    readonly store: BankStore,
    readonly options: NoticeDeliveryOptions,
  ) {
    this.#url = new URL(PATH, options.portalUrl);
    this.#pauses = options.pauses ?? [500, 1000, 2000, 4000, 5000];
    this.#giveUpAfter = options.giveUpAfter ?? 30 * 60_000;
    this.#timeout = options.timeout ?? 5000;
  }

  /** Continues the deliveries of an earlier run; their half hour starts again. */
  start(): void {
    for (const notice of this.store.waitingNotices()) {
      notice.retries = 0;
      notice.since = undefined;
      this.schedule(notice);
    }
  }

  /** Aborts deliveries in flight, which stay `waiting` in the store. */
  async stop(): Promise<void> {
    this.#stop.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.allSettled(this.#pending);
  }

  /** Delivers at the notice's `dueAt`. */
  schedule(notice: Notice): void {
    this.#cancel(notice);
    if (this.#stop.signal.aborted) return;
    const timer = setTimeout(() => void this.deliver(notice), Math.max(0, notice.dueAt - Date.now()));
    this.#timers.set(notice.eventId, timer);
  }

  /**
   * Delivers now, with this many concurrent copies. Resolves after the attempt; retries follow automatically. A single
   * delivery joins one in flight: a notice is sent twice on request only.
   */
  deliver(notice: Notice, copies = 1): Promise<void> {
    if (copies === 1 && this.#inFlight.has(notice.eventId)) return Promise.resolve();
    const work = this.#round(notice, copies).finally(() => this.#pending.delete(work));
    this.#pending.add(work);
    return work;
  }

  async #round(notice: Notice, copies: number): Promise<void> {
    this.#cancel(notice);
    if (notice.state !== 'delivered') notice.state = 'waiting';
    notice.since ??= Date.now();
    this.#inFlight.set(notice.eventId, (this.#inFlight.get(notice.eventId) ?? 0) + copies);
    const sends = Array.from({ length: copies }, () => this.#send(notice, ++notice.attempts));
    const outcomes = await Promise.all(sends);
    const settled = notice.state === 'delivered' || this.#inFlight.has(notice.eventId);
    if (settled || this.#stop.signal.aborted) return;
    if (outcomes.every((outcome) => outcome === 'refused')) notice.state = 'refused';
    else this.#planNext(notice);
    this.store.save({ notice });
  }

  async #send(notice: Notice, attempt: number): Promise<Outcome> {
    const { paymentId, eventId, type, fault } = notice;
    const { status, answer } = await this.#post(notice);
    this.#land(eventId);
    if (this.#stop.signal.aborted && status === null) return 'again';
    const outcome = outcomeOf(status, answer);
    if (outcome === 'delivered') notice.state = 'delivered';
    const at = new Date().toISOString();
    const delivery = {
      paymentId,
      eventId,
      type,
      fault,
      at,
      attempt,
      status,
      answer: answer.slice(0, ANSWER_SHOWN),
    };
    this.store.save({ delivery }, { notice });
    this.options.onDelivery?.(delivery);
    return outcome;
  }

  #land(eventId: string): void {
    const left = (this.#inFlight.get(eventId) ?? 1) - 1;
    if (left > 0) this.#inFlight.set(eventId, left);
    else this.#inFlight.delete(eventId);
  }

  #planNext(notice: Notice): void {
    const now = Date.now();
    const once = notice.fault === 'signature' || notice.fault === 'stale';
    if (once || now - (notice.since ?? now) >= this.#giveUpAfter) {
      notice.state = 'abandoned';
      return;
    }
    const pause = this.#pauses[Math.min(notice.retries, this.#pauses.length - 1)] ?? 0;
    notice.retries += 1;
    notice.dueAt = now + pause;
    this.schedule(notice);
  }

  async #post(notice: Notice): Promise<{ status: number | null; answer: string }> {
    const body = JSON.stringify({
      event_id: notice.told?.eventId ?? notice.eventId,
      type: notice.type,
      payment_id: notice.told?.paymentId ?? notice.paymentId,
      reference: notice.reference,
      amount: notice.amount,
      currency: notice.currency,
      occurred_at: notice.occurredAt,
    });
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.#signatureHeaders(notice, body) },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(this.#timeout), this.#stop.signal]),
      });
      return { status: response.status, answer: await response.text() };
    } catch (error) {
      return { status: null, answer: reasonOf(error) };
    }
  }

  #signatureHeaders(notice: Notice, body: string): Record<string, string> {
    const age = notice.fault === 'stale' ? STALE_SECONDS : 0;
    const timestamp = String(Math.floor(Date.now() / 1000) - age);
    const own = this.options.secretOf(notice.operator);
    const secret = notice.fault === 'signature' ? `${own} of somebody else` : own;
    const path = this.#url.pathname + this.#url.search;
    return {
      'x-operator-id': notice.operator,
      'x-timestamp': timestamp,
      'x-signature': sign(secret, { timestamp, method: 'POST', path, operator: notice.operator, body }),
    };
  }

  #cancel(notice: Notice): void {
    clearTimeout(this.#timers.get(notice.eventId));
    this.#timers.delete(notice.eventId);
  }
}

type Outcome = 'delivered' | 'refused' | 'again';

function outcomeOf(status: number | null, answer: string): Outcome {
  if (status === 200 && answer === 'ok') return 'delivered';
  const refused = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return refused ? 'refused' : 'again';
}

/** "timeout", the system's error code such as ECONNREFUSED, or the error's name. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return name === 'TimeoutError' ? 'timeout' : (cause?.code ?? name ?? 'failed');
}
