import { Injectable } from '@nestjs/common';
import { logOutput } from './log-output.js';

/** How long a failed write counts, in milliseconds, since later successful writes are not reported here. */
const FAILURE_TTL_MS = 10_000;

/** Whether this process lacks disk space: on the disk of its log, or on PostgreSQL's. */
@Injectable()
export class DiskSpace {
  private failedAt = Number.NEGATIVE_INFINITY;

  /** Records that a write failed for lack of space. */
  recordFailedWrite(): void {
    this.failedAt = performance.now();
  }

  isFull(): boolean {
    return logOutput().isFull() || performance.now() - this.failedAt < FAILURE_TTL_MS;
  }
}
