import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type PruneRule, pruneInChunks } from './prune-in-chunks.js';

/** How long one table is pruned before the next one, in milliseconds. */
const TIME_SLICE_MS = 5000;

type Rules = (now: Date) => PruneRule[];

/** Contexts register here which of their rows expire; the worker deletes those every ten minutes. */
@Injectable()
export class Retention {
  private readonly registered: Rules[] = [];

  constructor(private readonly database: Database) {}

  /** The rules of one call run in order, for tables that refer to each other. */
  register(rules: Rules): void {
    this.registered.push(rules);
  }

  /**
   * Runs each rule for one time slice. `now` is business time. The other rules still run after one fails.
   * @returns whether rows are left
   * @throws AggregateError of all failures, after every rule has run
   */
  async prune(now: Date, shouldContinue: () => boolean = () => true): Promise<boolean> {
    let more = false;
    const failures: unknown[] = [];
    for (const rule of this.registered.flatMap((rules) => rules(now))) {
      if (!shouldContinue()) return true;
      const end = Date.now() + TIME_SLICE_MS;
      try {
        if (await pruneInChunks(this.database, rule, () => shouldContinue() && Date.now() < end)) more = true;
      } catch (error) {
        failures.push(new Error(`${rule.table} could not be pruned`, { cause: error }));
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
    return more;
  }
}
