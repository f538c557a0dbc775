import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type PruneRule, pruneInChunks } from './prune-in-chunks.js';

/** How long one table is pruned before the next one has its turn, in milliseconds. */
const TURN_MS = 5000;

type Rules = (now: Date) => PruneRule[];

/** Where contexts register which of their rows have served their time; the worker takes those away every ten minutes. */
@Injectable()
export class Leftovers {
  private readonly registered: Rules[] = [];

  constructor(private readonly database: Database) {}

  /** Rules of one call are followed in their order, as where one table refers to another. */
  onClear(rules: Rules): void {
    this.registered.push(rules);
  }

  /**
   * Gives each rule a turn. `now` is business time. One that fails keeps no other from its turn.
   * @returns whether there is more than fitted into the turns
   * @throws AggregateError of what failed, when all had their turn
   */
  async clear(now: Date, goesOn: () => boolean = () => true): Promise<boolean> {
    let more = false;
    const failures: unknown[] = [];
    for (const rule of this.registered.flatMap((rules) => rules(now))) {
      if (!goesOn()) return true;
      const end = Date.now() + TURN_MS;
      try {
        if (await pruneInChunks(this.database, rule, () => goesOn() && Date.now() < end)) more = true;
      } catch (error) {
        failures.push(new Error(`${rule.table} could not be pruned`, { cause: error }));
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
    return more;
  }
}
