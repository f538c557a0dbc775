import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { TransferEnds } from './transfer-ends.js';
import { TransferInquiries } from './transfer-inquiries.js';
import type { TransferRow } from './transfer-row.js';
import { VendorConnections } from './vendor-connections.js';

/** How long a call waits for the vendor. */
const WAIT_MS = 1800;

/** Sends the requests of transfers that this process has just committed. */
@Injectable()
export class TransferCarrier {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly connections: VendorConnections,
    private readonly ends: TransferEnds,
    private readonly inquiries: TransferInquiries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Sends the request, the only time in the transfer's life: a lost answer is asked for, and a lost request too. */
  send(transfer: TransferRow): void {
    const work = this.carry(transfer)
      .catch((error: unknown) => {
        this.logger.warn({ err: error, transfer: transfer.id }, 'the end of a transfer is not known yet');
      })
      .finally(() => this.running.delete(transfer.id));
    this.running.set(transfer.id, work);
  }

  /** Resolves when a request under way in this process has ended, or after two seconds. */
  async answered(id: string): Promise<void> {
    const waited = new AbortController();
    await Promise.race([
      this.running.get(id),
      pause(WAIT_MS, undefined, { signal: waited.signal, ref: false }).catch(() => undefined),
    ]);
    waited.abort();
  }

  private async carry(transfer: TransferRow): Promise<void> {
    const { vendor, order } = this.connections.of(transfer);
    let end: Awaited<ReturnType<typeof vendor.move>>;
    try {
      end = await vendor.move(order);
    } catch (error) {
      this.logger.warn({ err: error, transfer: transfer.id }, 'the answer to a transfer was lost');
      return this.inquiries.ask(transfer);
    }
    await this.ends.end(transfer.id, end);
  }
}
