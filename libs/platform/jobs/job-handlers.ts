import { Injectable } from '@nestjs/common';
import type { AnyJob, PayloadOf } from './job-catalogue.js';

/** How long handlers under way may take to end when the worker stops, in milliseconds. */
export const LONGEST_END_MS = 7000;

type Handler = (payload: unknown) => Promise<void>;

/** Which handler does which job. Contexts register in their job module's start; the worker checks the whole. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, { job: AnyJob; handle: Handler }>();

  /** @throws Error where the job has a handler already. */
  register<J extends AnyJob>(job: J, handle: (payload: PayloadOf<J>) => Promise<void>): void {
    if (this.handlers.has(job.name)) throw new Error(`job ${job.name} has two handlers`);
    this.handlers.set(job.name, { job, handle: (payload) => handle(job.payload.parse(payload)) });
  }

  /** @throws Error naming each job of the catalogue that nobody handles, and each handled one that is not in it. */
  check(catalogue: AnyJob[]): void {
    const known = new Set(catalogue.map((job) => job.name));
    const missing = catalogue.filter((job) => !this.handlers.has(job.name)).map((job) => job.name);
    const unlisted = [...this.handlers.keys()].filter((name) => !known.has(name));
    if (missing.length > 0) throw new Error(`jobs without a handler: ${missing.join(', ')}`);
    if (unlisted.length > 0) throw new Error(`jobs that stand in no catalogue: ${unlisted.join(', ')}`);
  }

  run(name: string, payload: unknown): Promise<void> {
    const entry = this.handlers.get(name);
    if (!entry) throw new Error(`no handler for job ${name}`);
    return entry.handle(payload);
  }
}
