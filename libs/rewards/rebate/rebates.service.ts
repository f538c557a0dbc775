import { Injectable } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import { Messages } from '#libs/messaging/index';
import { parseAmount, toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { claimRebate, RebatePayment } from '../common/rebate.calls.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { rebatePaidMessage } from '../common/rewards.messages.js';
import { Earnings } from '../counting/earnings.js';

const MILLIONTHS = 1_000_000n;

/** Pays rebates: own money that needs no further stakes. Whole minor units are paid, and a fraction stays. */
@Injectable()
export class Rebates {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly messages: Messages,
    private readonly earnings: Earnings,
  ) {}

  /** Joins the caller's transaction. @throws AppError 422 for less than the smallest claim */
  async claim({ brand, person }: LoggedIn): Promise<ValueOf<typeof claimRebate>> {
    const { currency, rewards } = this.brands.byId(brand).settings;
    const amount = await this.pay(brand, person, 'claimed');
    if (amount === 0n)
      throw new AppError(rewardErrors.error_rebate_below_minimum, {
        params: { min: rewards.rebate.claimMin },
      });
    await this.earnings.publish(brand, [person]);
    return { amount: toWire(amount, currency), currency };
  }

  /** Pays a rebate whose day has come, in a transaction of its own. */
  async payDue(member: string): Promise<void> {
    await this.database.transaction(async () => {
      const [due] = await this.database.query<{ brand: string }>(
        `select brand from rewards.accrual where member = $1 and kind = 'rebate' and due_at <= $2 for update`,
        [member, await this.clock.ofDatabase()],
      );
      if (!due) return;
      const { currency } = this.brands.byId(due.brand).settings;
      const amount = await this.pay(due.brand, member, 'automatic');
      if (amount > 0n)
        await this.messages.write(member, due.brand, rebatePaidMessage, {
          kind: 'automatic',
          amount: toWire(amount, currency),
          currency,
        });
      await this.earnings.publish(due.brand, [member]);
    });
  }

  /** Minor units that were paid; 0 for less than the smallest claim. */
  private async pay(brand: string, member: string, kind: 'claimed' | 'automatic'): Promise<bigint> {
    const { currency, rewards } = this.brands.byId(brand).settings;
    const [row] = await this.database.query<{ millionths: string }>(
      `select millionths from rewards.accrual where member = $1 and kind = 'rebate' for update`,
      [member],
    );
    const amount = BigInt(row?.millionths ?? 0) / MILLIONTHS;
    const enough = amount > 0n && amount >= parseAmount(rewards.rebate.claimMin, currency);
    await this.database.query(
      `update rewards.accrual set millionths = millionths - $2, due_at = null where member = $1 and kind = 'rebate'`,
      [member, enough ? String(amount * MILLIONTHS) : '0'],
    );
    if (!enough) return 0n;
    await this.database.query('delete from rewards.rebate_share where member = $1', [member]);
    await this.payOut(brand, kind, [{ member, amount }]);
    return amount;
  }

  /** Writes payments and posts them to the wallets, in the caller's transaction. Minor units. */
  async payOut(
    brand: string,
    kind: RebatePayment['kind'],
    payments: { member: string; amount: bigint }[],
  ): Promise<void> {
    const { currency } = this.brands.byId(brand).settings;
    const members = payments.map(({ member }) => member);
    const rows = await this.database.query<{ id: string; member: string; amount: string }>(
      `insert into rewards.rebate_payment (brand, member, kind, currency, amount, at)
       select $1, p.member, $2, $3, p.amount, $6 from unnest($4::bigint[], $5::bigint[]) as p(member, amount)
       returning id, member, amount`,
      [brand, kind, currency, members, payments.map(({ amount }) => String(amount)), this.clock.now()],
    );
    const house = await this.ledger.houseAccount(brand, 'rebate', currency);
    const wallets = await this.ledger.memberAccounts(brand, members, 'wallet', currency);
    const statuses = await this.ledger.post(
      rows.map(({ id, member, amount }) => ({
        key: `rebate:${id}`,
        brand,
        kind: 'rebate',
        reference: id,
        postings: [
          { account: wallets.get(member) ?? '', amount: BigInt(amount) },
          { account: house, amount: -BigInt(amount) },
        ],
      })),
    );
    if (statuses.some((status) => status !== 'posted'))
      throw new Error(`rebates were not posted: ${statuses.join()}`);
  }
}
