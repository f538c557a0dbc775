import { Injectable, type OnModuleInit } from '@nestjs/common';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { Ledger } from '#libs/ledger/index';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';

/**
 * Pays a member's debts from whatever is credited next, in the transaction of the credit. Wins pay within
 * `games.apply_wallet`, whose events nobody here hears.
 */
@Injectable()
export class DebtCollector implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    this.events.on(balanceChanged, (member, _balance, brand) => this.collect(member, brand));
  }

  private async collect(member: string, brand: string): Promise<void> {
    const [row] = await this.database.query<{ paid: boolean }>(
      `select games.pay_debts($1, $2, ${databaseNow('$3')}) as paid`,
      [brand, member, this.clock.offsetMs],
    );
    if (!row?.paid) return;
    const left = await this.ledger.balanceOf(member);
    if (left)
      await this.events.append(balanceChanged, member, brand, {
        balance: left.balance,
        onHold: left.onHold,
        currency: left.currency,
      });
  }
}
