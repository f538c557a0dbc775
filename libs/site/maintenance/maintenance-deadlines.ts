import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

/** A maintenance that has ended. Only the part of it that a deadline ran through counts for that deadline. */
export interface EndedMaintenance {
  brand: string;
  beganAt: Date;
  endedAt: Date;
}

type MoveBack = (maintenance: EndedMaintenance) => Promise<void>;

/**
 * Condition of SQL for due rows of the brand in the column: its deadlines are suspended, by a maintenance that lasts or
 * whose deadlines were not moved back yet.
 */
export const deadlinesSuspended = (brandColumn: string): string =>
  `exists (select from site.maintenance_view m where m.brand = ${brandColumn} and m.deadlines_moved_at is null)`;

/**
 * SQL for the moment up to which deadlines of the brand in the column have run: the given one, or when the maintenance began
 * that suspends them.
 */
export const deadlinesRunUntil = (brandColumn: string, moment: string): string =>
  `least(${moment}, (select min(m.began_at) from site.maintenance_view m
     where m.brand = ${brandColumn} and m.deadlines_moved_at is null))`;

/**
 * Deadlines that run for visitors are suspended in a maintenance, and moved back by its length when it is over. Contexts
 * register how they move their own; api and worker have all of them, so that either may end a maintenance.
 */
@Injectable()
export class MaintenanceDeadlines {
  private readonly moves: MoveBack[] = [];

  constructor(private readonly database: Database) {}

  register(move: MoveBack): void {
    this.moves.push(move);
  }

  /** Whether a deadline of the brand that has passed must not be acted on. */
  async areSuspended(brand: string): Promise<boolean> {
    const [row] = await this.database.query<{ suspended: boolean }>(
      `select ${deadlinesSuspended('$1')} as suspended`,
      [brand],
    );
    return row?.suspended === true;
  }

  /** Moves the deadlines of each ended maintenance once, in the caller's transaction if there is one. */
  async moveBack(brand: string): Promise<void> {
    await this.database.transaction(async () => {
      const { rows } = await this.database.change<{ began_at: Date; ended_at: Date }>(
        `update site.maintenance set deadlines_moved_at = ended_at
         where brand = $1 and ended_at is not null and deadlines_moved_at is null returning began_at, ended_at`,
        [brand],
      );
      for (const { began_at: beganAt, ended_at: endedAt } of rows)
        for (const move of this.moves) await move({ brand, beganAt, endedAt });
    });
  }
}
