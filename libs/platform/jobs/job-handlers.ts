import { Injectable } from '@nestjs/common';
import type { AnyJob, PayloadOf } from './job-definition.js';

/** How long running handlers may take when the worker stops, in milliseconds. */
export const SHUTDOWN_TIMEOUT_MS = 7000;

type Handler = (payload: unknown) => Promise<void>;

/**
 * The handler of each job. Contexts register theirs when their jobs module starts; the worker checks that none is
 * missing.
 */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, { job: AnyJob; handle: Handler }>();

  /** @throws Error if the job has a handler already */
  register<J extends AnyJob>(job: J, handle: (payload: PayloadOf<J>) => Promise<void>): void {
    if (this.handlers.has(job.name)) throw new Error(`job ${job.name} has two handlers`);
    this.handlers.set(job.name, { job, handle: (payload) => handle(job.payload.parse(payload)) });
  }

  /**
   * @throws Error naming each job of the catalogue without a handler, and each handler whose job is not in the
   * catalogue
   */
  check(catalogue: AnyJob[]): void {
    const known = new Set(catalogue.map((job) => job.name));
    const missing = catalogue.filter((job) => !this.handlers.has(job.name)).map((job) => job.name);
    const unlisted = [...this.handlers.keys()].filter((name) => !known.has(name));
    if (missing.length > 0) throw new Error(`jobs without a handler: ${missing.join(', ')}`);
    if (unlisted.length > 0) throw new Error(`jobs that are in no catalogue: ${unlisted.join(', ')}`);
  }

  run(name: string, payload: unknown): Promise<void> {
    const entry = this.handlers.get(name);
    if (!entry) throw new Error(`no handler for job ${name}`);
    return entry.handle(payload);
  }
}
