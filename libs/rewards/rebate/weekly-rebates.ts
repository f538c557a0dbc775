import { Injectable } from '@nestjs/common';
import { Messages } from '#libs/messaging/index';
import { toWire } from '#libs/money/amount';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { rebatePaidMessage } from '../common/rewards.messages.js';
import { Rebates } from './rebates.service.js';

/** How many members are paid in one transaction. */
const CHUNK = 200;

/** The weekly rebate of VIP levels. `before` is the day, as `YYYY-MM-DD`, on which the week after the one that is paid begins. */
@Injectable()
export class WeeklyRebates {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly rebates: Rebates,
    private readonly messages: Messages,
  ) {}

  /** Pays some of what came together before that day, in a transaction of its own. Whether there may be more. */
  async paySome(brand: string, before: string): Promise<boolean> {
    const { currency } = this.brands.byId(brand).settings;
    return this.database.transaction(async () => {
      const { rows } = await this.database.change<{ member: string; amount: string }>(
        `with due as (
           select week, member, millionths / 1000000 as amount from rewards.weekly_share
           where brand = $1 and week < $2::date and millionths >= 1000000 order by week, member limit $3 for update)
         update rewards.weekly_share w set millionths = w.millionths - d.amount * 1000000 from due d
         where w.brand = $1 and w.week = d.week and w.member = d.member returning w.member, d.amount`,
        [brand, before, CHUNK],
      );
      if (rows.length === 0) return false;
      const payments = rows.map(({ member, amount }) => ({ member, amount: BigInt(amount) }));
      await this.rebates.payOut(brand, 'weekly', payments);
      for (const { member, amount } of payments.toSorted((a, b) =>
        Number(BigInt(a.member) - BigInt(b.member)),
      ))
        await this.messages.write(member, brand, rebatePaidMessage, {
          kind: 'weekly',
          amount: toWire(amount, currency),
          currency,
        });
      return true;
    });
  }

  /** Carries fractions, and what is below zero, into the week that begins on that day. In the caller's transaction. */
  async carry(brand: string, before: string): Promise<void> {
    await this.database.query(
      `with old as (
         delete from rewards.weekly_share where brand = $1 and week < $2::date returning member, millionths)
       insert into rewards.weekly_share as w (brand, week, member, millionths)
       select $1, $2::date, member, sum(millionths) from old group by member having sum(millionths) <> 0 order by member
       on conflict (brand, week, member) do update set millionths = w.millionths + excluded.millionths`,
      [brand, before],
    );
  }
}
