import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';

/**
 * Collects a member's debts from the next credit, in the transaction of the credit. Wins and salaries are handled by
 * `games.apply_wallet` and `agency.pay_from_house`, whose postings do not reach listeners.
 */
@Injectable()
export class DebtCollector implements OnModuleInit {
  constructor(
    private readonly ledger: Ledger,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.ledger.onPosted((accounts) => this.collect(accounts));
  }

  private async collect(accounts: string[]): Promise<void> {
    await this.database.query(
      `select games.pay_debts(brand, member, ${databaseNow('$2')}) from (
         select distinct d.brand, d.member from ledger.account_view a join games.debt d on d.member = a.member
         where a.id = any($1::bigint[]) and d.settled_at is null order by d.member
       ) indebted`,
      [accounts, this.clock.offsetMs],
    );
  }
}
