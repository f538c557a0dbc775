import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PaymentPasswords } from '#libs/authentication/index';
import { Ledger, type LedgerItem } from '#libs/ledger/index';
import { parseAmount, toWire } from '#libs/money/amount';
import { POINTS_CURRENCY } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { Requirements } from '#libs/wagering/index';
import type { convertPoints } from '../common/points.calls.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { Earnings } from '../counting/earnings.js';

/** Points: an account of each member in a currency of its own, without decimals. */
@Injectable()
export class Points {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly ledger: Ledger,
    private readonly requirements: Requirements,
    private readonly guard: RewardGuard,
    private readonly paymentPasswords: PaymentPasswords,
    private readonly earnings: Earnings,
  ) {}

  /**
   * Posts the whole points that have come together, in the transaction that counted `batch` of the feed. A fraction, or what void
   * rounds took back beyond zero, stays.
   */
  async payEarned(brand: string, batch: string, members: string[]): Promise<void> {
    const { rewards, currency } = this.brands.byId(brand).settings;
    const point = parseAmount(rewards.points.worth, currency) * 1_000_000n;
    const { rows: earned } = await this.database.change<{ member: string; points: string }>(
      `with whole as (
         select member, millionths / $2::bigint as points from rewards.accrual
         where kind = 'points' and member = any ($1::bigint[]) and millionths >= $2::bigint)
       update rewards.accrual a set millionths = a.millionths - w.points * $2::bigint from whole w
       where a.kind = 'points' and a.member = w.member returning a.member, w.points`,
      [members, String(point)],
    );
    if (earned.length === 0) return;
    const house = await this.ledger.houseAccount(brand, 'points', POINTS_CURRENCY);
    const ids = earned.map(({ member }) => member);
    const accounts = await this.ledger.memberAccounts(brand, ids, 'points', POINTS_CURRENCY);
    await this.post(
      earned.map(({ member, points }) => ({
        key: `points:${batch}:${member}`,
        brand,
        kind: 'points-earned',
        reference: batch,
        postings: [
          { account: accounts.get(member) ?? '', amount: BigInt(points) },
          { account: house, amount: -BigInt(points) },
        ],
      })),
    );
  }

  /**
   * Checks a conversion before its transaction begins.
   * @throws AppError 422 for fewer points than the brand's smallest conversion, or more than there are, and for the payment password;
   * 423 while that is locked
   */
  async check(caller: LoggedIn, { points, paymentPassword }: InputOf<typeof convertPoints>): Promise<void> {
    const { convertMin } = this.brands.byId(caller.brand).settings.rewards.points;
    if (points < convertMin)
      throw new AppError(rewardErrors.error_points_below_minimum, { params: { min: String(convertMin) } });
    const [row] = await this.earnings.of(caller.brand, [caller.person]);
    if (!row || Number(row.points) < points) throw new AppError(rewardErrors.error_points_short);
    await this.paymentPasswords.require(caller, paymentPassword);
  }

  /**
   * Converts points to own money, both or none, in the caller's transaction. The money has to be staked once; not by a member who is
   * barred from rewards. @throws AppError 422 for more points than there are
   */
  async convert(
    { brand, person: member }: LoggedIn,
    { points }: InputOf<typeof convertPoints>,
  ): Promise<ValueOf<typeof convertPoints>> {
    const { rewards, currency } = this.brands.byId(brand).settings;
    const amount = BigInt(points) * parseAmount(rewards.points.worth, currency);
    const id = randomUUID();
    const accounts = {
      points: await this.ledger.memberAccount(brand, member, 'points', POINTS_CURRENCY),
      wallet: await this.ledger.memberAccount(brand, member, 'wallet', currency),
      housePoints: await this.ledger.houseAccount(brand, 'points', POINTS_CURRENCY),
      houseBonus: await this.ledger.houseAccount(brand, 'bonus', currency),
    };
    const item = { brand, kind: 'points-converted', reference: id };
    await this.post([
      {
        ...item,
        key: `points-converted:${id}`,
        postings: [
          { account: accounts.points, amount: -BigInt(points) },
          { account: accounts.housePoints, amount: BigInt(points) },
        ],
      },
      {
        ...item,
        key: `points-paid:${id}`,
        postings: [
          { account: accounts.wallet, amount },
          { account: accounts.houseBonus, amount: -amount },
        ],
      },
    ]);
    if (!(await this.guard.isBarred(member)))
      await this.requirements.open({
        brand,
        member,
        currency,
        source: 'points',
        reference: id,
        base: amount,
        times: 100n,
      });
    const [left] = await this.earnings.publish(brand, [member]);
    return {
      referenceNo: id,
      status: 'completed',
      currentPoints: Number(left?.points ?? 0),
      amount: toWire(amount, currency),
      currency,
    };
  }

  /** @throws AppError 422 where a member has too few points; Error for anything else that is not posted */
  private async post(items: LedgerItem[]): Promise<void> {
    const statuses = await this.ledger.post(items);
    if (statuses.includes('insufficient')) throw new AppError(rewardErrors.error_points_short);
    if (statuses.some((status) => status !== 'posted'))
      throw new Error(`points were not posted: ${statuses.join()}`);
  }
}
