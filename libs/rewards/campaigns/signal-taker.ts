import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { Awards } from './awards.js';
import type { Signal } from './signals.js';

/** Gives what campaigns promise for a stored signal, once: the signal goes in the transaction of what it gives. */
@Injectable()
export class SignalTaker {
  constructor(
    private readonly database: Database,
    private readonly awards: Awards,
  ) {}

  async take(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const [row] = await this.database.query<Omit<Signal, 'amount'> & { amount: string | null }>(
        'select brand, member, kind, reference, amount, app, at from rewards.signal where id = $1 for update',
        [id],
      );
      if (!row) return;
      await this.awards.giveFor({ ...row, amount: row.amount === null ? null : BigInt(row.amount) });
      await this.database.query('delete from rewards.signal where id = $1', [id]);
    });
  }
}
