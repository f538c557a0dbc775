import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { MetMissions } from '../missions/met-missions.js';
import { DueAwards } from '../periods/due-awards.js';
import { Awards } from './awards.js';
import { measuresOf, type Signal } from './signals.js';

/** Gives what campaigns promise for a stored signal, once: the signal goes in the transaction of what it gives. */
@Injectable()
export class SignalTaker {
  constructor(
    private readonly database: Database,
    private readonly awards: Awards,
    private readonly missions: MetMissions,
    private readonly due: DueAwards,
  ) {}

  async take(id: string): Promise<void> {
    const taken = await this.database.transaction(async () => {
      const [row] = await this.database.query<Omit<Signal, 'amount'> & { amount: string | null }>(
        'select brand, member, kind, reference, amount, app, at from rewards.signal where id = $1 for update',
        [id],
      );
      if (!row) return null;
      await this.awards.giveFor({ ...row, amount: row.amount === null ? null : BigInt(row.amount) });
      await this.missions.store(row.brand, [row.member], measuresOf(row.kind));
      await this.database.query('delete from rewards.signal where id = $1', [id]);
      return row;
    });
    if (taken && measuresOf(taken.kind).length > 0) await this.due.giveAll(taken.brand);
  }
}
