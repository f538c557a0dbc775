import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Delivery, Notice, Payment } from './payment.js';

type StoredLine = { payment: Payment } | { notice: Notice } | { delivery: Delivery };

const DELIVERIES_KEPT = 200;

/**
 * Payments, notices and deliveries in memory. Each change is first appended to a file of JSON lines, where the last
 * line of a record counts. Opening rewrites the file by rename, without a line that a crash cut off.
 */
export class BankStore {
  readonly #payments = new Map<string, Payment>();
  readonly #byReference = new Map<string, Payment>();
  readonly #notices = new Map<string, Map<string, Notice>>();
  readonly #deliveries = new Map<string, Delivery[]>();

  constructor(readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) this.#load();
  }

  payment(id: string): Payment | undefined {
    return this.#payments.get(id);
  }

  paymentOf(reference: string): Payment | undefined {
    return this.#byReference.get(reference);
  }

  allPayments(): Payment[] {
    return [...this.#payments.values()];
  }

  /** Newest first. */
  recentPayments(count: number): Payment[] {
    return this.allPayments().slice(-count).reverse();
  }

  noticesOf(paymentId: string): Notice[] {
    return [...(this.#notices.get(paymentId)?.values() ?? [])];
  }

  waitingNotices(): Notice[] {
    return [...this.#notices.keys()]
      .flatMap((id) => this.noticesOf(id))
      .filter(({ state }) => state === 'waiting');
  }

  /** The newest of a payment, oldest first. */
  deliveriesOf(paymentId: string): Delivery[] {
    return this.#deliveries.get(paymentId) ?? [];
  }

  /** Everything is on disk when this returns. @throws Error of the file system, and then nothing has changed */
  save(...lines: StoredLine[]): void {
    appendFileSync(this.file, toText(lines), { mode: 0o600 });
    for (const line of lines) this.#keep(line);
  }

  #keep(line: StoredLine): void {
    if ('payment' in line) {
      this.#payments.set(line.payment.id, line.payment);
      this.#byReference.set(line.payment.reference, line.payment);
    } else if ('notice' in line) {
      const { notice } = line;
      const notices = this.#notices.get(notice.paymentId) ?? new Map<string, Notice>();
      this.#notices.set(notice.paymentId, notices.set(notice.eventId, notice));
    } else {
      const { delivery } = line;
      const deliveries = [...this.deliveriesOf(delivery.paymentId), delivery].slice(-DELIVERIES_KEPT);
      this.#deliveries.set(delivery.paymentId, deliveries);
    }
  }

  #load(): void {
    for (const text of readFileSync(this.file, 'utf8').split('\n')) {
      const line = parseLine(text);
      if (line) this.#keep(line);
    }
    const lines = this.allPayments().flatMap((payment): StoredLine[] => [
      { payment },
      ...this.noticesOf(payment.id).map((notice) => ({ notice })),
      ...this.deliveriesOf(payment.id).map((delivery) => ({ delivery })),
    ]);
    const fresh = `${this.file}.new`;
    writeFileSync(fresh, toText(lines), { mode: 0o600 });
    renameSync(fresh, this.file);
  }
}

function toText(lines: StoredLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function parseLine(text: string): StoredLine | undefined {
  try {
    return text === '' ? undefined : (JSON.parse(text) as StoredLine);
  } catch {
    return undefined;
  }
}
