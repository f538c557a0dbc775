import { Injectable } from '@nestjs/common';
import { PaymentPasswords } from '#libs/authentication/index';
import { OutgoingMoney } from '#libs/cashier/index';
import { Members } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { memberActor } from '#libs/platform/transitions/actor-context';
import { saferPlayErrors } from '#libs/safer-play/common/safer-play.errors';
import { RewardGuard } from '#libs/safer-play/index';
import type { redeemPointReward } from '../common/mall.calls.js';
import { rewardErrors } from '../common/rewards.errors.js';
import { Earnings } from '../counting/earnings.js';
import { newRedemption, receiverOf } from './new-redemption.js';
import { RedemptionLifecycle } from './redemption.lifecycle.js';
import { RedemptionMoney } from './redemption-money.js';
import { Stock } from './stock.js';

type Order = InputOf<typeof redeemPointReward>;

/** What members redeem points for. */
@Injectable()
export class Redemptions {
  constructor(
    private readonly clock: Clock,
    private readonly stock: Stock,
    private readonly money: RedemptionMoney,
    private readonly lifecycle: RedemptionLifecycle,
    private readonly guard: RewardGuard,
    private readonly earnings: Earnings,
    private readonly members: Members,
  ) {}

  /**
   * Redeems in the caller's transaction, all or nothing; the payment password was checked before.
   * @throws AppError 400 for goods without a receiver, 404, 409 for goods that have changed, 422 for too few pieces, points or too
   * little free money, 423 for a member who is barred from rewards
   */
  async redeem(caller: LoggedIn, order: Order): Promise<ValueOf<typeof redeemPointReward>> {
    const { brand, person: member } = caller;
    await this.guard.assertNotBarred(member);
    const goods = await this.stock.take(wantedBy(caller, order));
    const owner = await this.members.find(member);
    if (!owner) throw new Error(`member ${member} is gone`);
    const { rewardId, quantity, address } = order;
    const wanted = { id: rewardId, ...goods, quantity, address };
    const row = newRedemption(
      { brand, member, account: owner.account, reward: null },
      wanted,
      this.clock.now(),
    );
    await this.money.take(row);
    await this.lifecycle.open(row, goods.plan, memberActor(caller));
    const [left] = await this.earnings.publish(brand, [member]);
    return { referenceNo: row.id, status: row.status, currentPoints: Number(left?.points ?? 0) };
  }
}

/** Looks at a redemption before its transaction begins, so that one that is refused anyway takes no try of the payment password. */
@Injectable()
export class RedemptionCheck {
  constructor(
    private readonly stock: Stock,
    private readonly guard: RewardGuard,
    private readonly earnings: Earnings,
    private readonly outgoing: OutgoingMoney,
    private readonly paymentPasswords: PaymentPasswords,
  ) {}

  /** @throws AppError as `Redemptions.redeem`; 422 for the payment password, 423 while that is locked */
  async check(caller: LoggedIn, order: Order): Promise<void> {
    const { brand, person: member } = caller;
    if (await this.guard.isBarred(member)) throw new AppError(saferPlayErrors.error_rewards_barred);
    const goods = await this.stock.find(wantedBy(caller, order));
    receiverOf(goods.type, order.address);
    const pieces = BigInt(order.quantity);
    const [row] = await this.earnings.of(brand, [member]);
    if (!row || BigInt(row.points) < goods.points * pieces)
      throw new AppError(rewardErrors.error_points_short);
    if (goods.amountRequired > 0n)
      await this.outgoing.assertAmountIsFree(brand, member, goods.amountRequired * pieces);
    await this.paymentPasswords.require(caller, order.paymentPassword);
  }
}

const wantedBy = ({ brand, person: member }: LoggedIn, { rewardId, version, quantity }: Order) => ({
  brand,
  member,
  goods: rewardId,
  version,
  quantity,
});
