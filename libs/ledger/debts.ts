import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Ledger } from './ledger.service.js';

interface Wallet {
  brand: string;
  member: string;
  currency: Currency;
}

export interface NewDebt extends Wallet {
  /** Of the transactions that pay it. With the reference it is unique: one cause makes one debt. */
  kind: string;
  /** Id of the cause, such as a deposit. */
  reference: string;
  /** Minor units, above zero. */
  amount: bigint;
}

/**
 * What members owe because money that they had was taken back and is not in the wallet any more. The house account `debts` advances it,
 * so its balance with the opposite sign is the sum of what is open. Each posting by `Ledger.post` that adds to a wallet pays debts in its
 * transaction; `debts.collect` pays from what arrives by SQL alone, such as wins. While a debt is open the member's outgoing money is frozen.
 */
@Injectable()
export class Debts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    this.ledger.onPosted((accounts) => this.collectFrom(accounts));
  }

  /** How much of an amount (minor units) the wallet has, and the rest. Locks the wallet in the caller's transaction, so both stay true. */
  async split({ brand, member, currency }: Wallet, amount: bigint): Promise<{ taken: bigint; owed: bigint }> {
    const wallet = await this.ledger.memberAccount(brand, member, 'wallet', currency);
    const [row] = await this.database.query<{ balance: string }>(
      'select ledger.locked_balance($1) as balance',
      [wallet],
    );
    const balance = BigInt(row?.balance ?? 0);
    const taken = balance < amount ? balance : amount;
    return { taken, owed: amount - taken };
  }

  /** In the transaction that posts the amount to the debit of the house account `debts`. @throws Error for a second debt of one cause */
  async incur({ brand, member, currency, kind, reference, amount }: NewDebt): Promise<void> {
    await this.database.query(`select ledger.incur_debt($1, $2, $3, $4, $5, $6, ${databaseNow('$7')})`, [
      brand,
      member,
      currency,
      kind,
      reference,
      String(amount),
      this.clock.offsetMs,
    ]);
  }

  /** What the member owes, in minor units. */
  async owed(member: string, currency: Currency): Promise<bigint> {
    const [row] = await this.database.query<{ owed: string }>(
      `select coalesce(sum(amount - paid), 0) as owed from ledger.debt
       where member = $1 and currency = $2 and settled_at is null`,
      [member, currency],
    );
    return BigInt(row?.owed ?? 0);
  }

  /** Pays open debts from wallets that have money, each member in a transaction of its own. */
  async collectAll(): Promise<void> {
    const indebted = await this.database.query<Wallet>(
      `select distinct d.brand, d.member, d.currency from ledger.debt d
       join ledger.account a on a.brand = d.brand and a.owner = 'member' and a.member = d.member and a.kind = 'wallet'
         and a.currency = d.currency
       join ledger.balance b on b.account = a.id and b.amount > 0
       where d.settled_at is null order by d.member`,
    );
    for (const { brand, member, currency } of indebted)
      await this.database.transaction(async () => {
        if (await this.collect(brand, member)) await this.ledger.publishBalance(member, currency);
      });
  }

  private async collectFrom(accounts: string[]): Promise<void> {
    const indebted = await this.database.query<{ brand: string; member: string }>(
      `select distinct d.brand, d.member from ledger.account a join ledger.debt d on d.member = a.member and d.brand = a.brand
       where a.id = any($1::bigint[]) and a.owner = 'member' and d.settled_at is null order by d.member`,
      [accounts],
    );
    for (const { brand, member } of indebted) await this.collect(brand, member);
  }

  private async collect(brand: string, member: string): Promise<boolean> {
    const [row] = await this.database.query<{ moved: boolean }>(
      `select ledger.collect_debts($1, $2, ${databaseNow('$3')}) as moved`,
      [brand, member, this.clock.offsetMs],
    );
    return row?.moved === true;
  }
}
