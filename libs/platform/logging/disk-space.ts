import { Injectable } from '@nestjs/common';
import { logOutput } from './log-output.js';

/** How long a refusal counts, in milliseconds: who writes again and succeeds is not heard of. */
const REMEMBERED_MS = 10_000;

/** Whether this process lacks room: on the disk of its log, or on that of PostgreSQL. */
@Injectable()
export class DiskSpace {
  private refusedAt = Number.NEGATIVE_INFINITY;

  /** Something could not be stored for lack of room. */
  refused(): void {
    this.refusedAt = performance.now();
  }

  isFull(): boolean {
    return logOutput().isFull() || performance.now() - this.refusedAt < REMEMBERED_MS;
  }
}
