import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

export interface DepositChoice {
  /** `null`: none of those that have to be joined. */
  campaign: string | null;
  /** Of the terms that were in force. */
  version: number | null;
  at: Date;
}

/** What members chose with the orders of deposits. It stands until the bank reports, whatever becomes of the browser. */
@Injectable()
export class DepositChoices {
  constructor(private readonly database: Database) {}

  /** Joins the transaction of the order. */
  async keep(
    deposit: { id: string; member: string },
    { campaign, version, at }: DepositChoice,
  ): Promise<void> {
    await this.database.query(
      'insert into rewards.deposit_choice (deposit, member, campaign, version, at) values ($1, $2, $3, $4, $5)',
      [deposit.id, deposit.member, campaign, version, at],
    );
  }

  /** `null` where nothing was chosen. */
  async of(deposit: string): Promise<DepositChoice | null> {
    const [row] = await this.database.query<DepositChoice>(
      'select campaign, version, at from rewards.deposit_choice where deposit = $1',
      [deposit],
    );
    return row ?? null;
  }
}
