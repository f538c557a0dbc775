import { Injectable } from '@nestjs/common';
import { cashierErrors } from '#libs/cashier/common/cashier.errors';
import { OutgoingMoney } from '#libs/cashier/index';
import { Ledger, type LedgerItem } from '#libs/ledger/index';
import { POINTS_CURRENCY } from '#libs/money/currency';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { Bonuses, Requirements } from '#libs/wagering/index';
import { rewardErrors } from '../common/rewards.errors.js';
import type { RedemptionRow } from './redemption.entity.js';

type Priced = Pick<RedemptionRow, 'id' | 'brand' | 'member' | 'points' | 'amountRequired'>;

/** Points and money of redemptions, each posting once. In the caller's transaction. */
@Injectable()
export class RedemptionMoney {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly ledger: Ledger,
    private readonly outgoing: OutgoingMoney,
    private readonly requirements: Requirements,
    private readonly bonuses: Bonuses,
  ) {}

  /**
   * Takes the points, and the amount from own money that is free of turnover.
   * @throws AppError 422 for too few points, too little money, or money that has to be staked or may not leave
   */
  async take(of: Priced): Promise<void> {
    const [points, amount] = await this.ledger.post(await this.items(of, ''));
    if (points === 'insufficient') throw new AppError(rewardErrors.error_points_short);
    if (amount === 'insufficient') throw new AppError(cashierErrors.error_insufficient_balance);
    assertPosted(of, points, amount);
    if (of.amountRequired > 0n) await this.outgoing.assertPostedMoneyWasFree(of.brand, of.member);
  }

  /** Gives both back. */
  async giveBack(of: Priced): Promise<void> {
    const back = { ...of, points: -of.points, amountRequired: -of.amountRequired };
    assertPosted(of, ...(await this.ledger.post(await this.items(back, ':refund'))));
  }

  /** Pays chips as bonus money, and cash as own money that has to be staked. @throws AppError 423 for a member who is barred from rewards */
  async pay({ id, brand, member, type, amount }: RedemptionRow, plan: string | null): Promise<void> {
    if (type === 'goods') return;
    if (amount === null) throw new Error(`redemption ${id} has no amount`);
    const { currency, rewards } = this.brands.byId(brand).settings;
    const of = { brand, member, currency, source: 'reward', reference: id } as const;
    const { chipTimes, chipDays, cashTimes } = rewards.mall;
    if (type === 'chips') {
      const times = BigInt(chipTimes) * 100n;
      const terms = { amount, times, counts: 'all', days: chipDays, onWithdrawal: 'forfeit' } as const;
      await this.bonuses.grant({ ...of, ...terms, ...(plan !== null && { plan }) });
      return;
    }
    const wallet = await this.ledger.memberAccount(brand, member, 'wallet', currency);
    const house = await this.ledger.houseAccount(brand, 'bonus', currency);
    const postings = [
      { account: wallet, amount },
      { account: house, amount: -amount },
    ];
    const item = { key: `redemption:${id}:paid`, brand, kind: 'redemption-paid', reference: id, postings };
    assertPosted({ id }, ...(await this.ledger.post([item])));
    await this.requirements.open({ ...of, base: amount, times: BigInt(cashTimes) * 100n });
  }

  /** The points, and the amount where there is one: from the member to the house, or back where they are below zero. */
  private async items(
    { id, brand, member, points, amountRequired }: Priced,
    suffix: '' | ':refund',
  ): Promise<LedgerItem[]> {
    const { currency } = this.brands.byId(brand).settings;
    const item = { brand, reference: id };
    const isBack = suffix !== '';
    const taken = async (kind: 'points' | 'wallet', amount: bigint) => {
      const of = kind === 'points' ? POINTS_CURRENCY : currency;
      return [
        { account: await this.ledger.memberAccount(brand, member, kind, of), amount: -amount },
        {
          account: await this.ledger.houseAccount(brand, kind === 'points' ? 'points' : 'bonus', of),
          amount,
        },
      ];
    };
    const items: LedgerItem[] = [
      {
        ...item,
        key: `redemption:${id}${suffix}:points`,
        kind: isBack ? 'points-refunded' : 'points-redeemed',
        postings: await taken('points', points),
      },
    ];
    if (amountRequired === 0n) return items;
    return [
      ...items,
      {
        ...item,
        key: `redemption:${id}${suffix}`,
        kind: isBack ? 'redemption-refund' : 'redemption',
        postings: await taken('wallet', amountRequired),
      },
    ];
  }
}

function assertPosted({ id }: { id: string }, ...statuses: (string | undefined)[]): void {
  if (statuses.some((status) => status !== undefined && status !== 'posted'))
    throw new Error(`redemption ${id} was not posted: ${statuses.join()}`);
}
