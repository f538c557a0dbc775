import { Injectable } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import { parseAmount } from '#libs/money/amount';
import { type Currency, POINTS_CURRENCY } from '#libs/money/currency';
import { BrandRegistry } from '#libs/site/index';
import { Bonuses, Requirements } from '#libs/wagering/index';
import type { CampaignTerms, RewardKind } from '../common/campaign.js';
import type { Entitlement } from './entitlement.entity.js';

/** What is paid, under which wagering. Free rounds are no payment, what they win is; goods are ordered, and tickets are no money. */
interface Payment extends Pick<CampaignTerms['reward'], 'wagering'> {
  kind: Exclude<RewardKind, 'free-rounds' | 'goods' | 'tickets'>;
}
type Paid = Pick<Entitlement, 'id' | 'brand' | 'member'> & { amount: bigint };

/** Pays a reward in the caller's transaction, once for each entitlement. */
@Injectable()
export class RewardPayments {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly ledger: Ledger,
    private readonly requirements: Requirements,
    private readonly bonuses: Bonuses,
  ) {}

  /** `amount` in minor units, or points. @throws AppError 423 for a member who is barred from rewards, where bonus money is given */
  async pay(entitlement: Paid, reward: Payment): Promise<void> {
    const { currency } = this.brands.byId(entitlement.brand).settings;
    if (reward.kind === 'bonus') return this.payBonus(entitlement, reward, currency);
    if (reward.kind === 'points') return this.post(entitlement, 'points', POINTS_CURRENCY);
    await this.post(entitlement, 'wallet', currency);
    const { id, brand, member, amount } = entitlement;
    const { times, plan } = reward.wagering;
    await this.requirements.open({
      brand,
      member,
      currency,
      source: 'reward',
      reference: id,
      base: amount,
      times: BigInt(times),
      ...(plan !== null && { plan }),
    });
  }

  private async payBonus({ id, brand, member, amount }: Paid, { wagering }: Payment, currency: Currency) {
    const { times, plan, maxBet, counts, days, onWithdrawal } = wagering;
    await this.bonuses.grant({
      brand,
      member,
      currency,
      source: 'reward',
      reference: id,
      amount,
      times: BigInt(times),
      counts,
      days,
      onWithdrawal,
      ...(plan !== null && { plan }),
      ...(maxBet !== null && { maxBet: parseAmount(maxBet, currency) }),
    });
  }

  private async post({ id, brand, member, amount }: Paid, account: 'wallet' | 'points', currency: Currency) {
    const [to, from] = [
      await this.ledger.memberAccount(brand, member, account, currency),
      await this.ledger.houseAccount(brand, account === 'wallet' ? 'bonus' : 'points', currency),
    ];
    const postings = [
      { account: to, amount },
      { account: from, amount: -amount },
    ];
    const [status] = await this.ledger.post([
      { key: `reward:${id}`, brand, kind: 'reward', reference: id, postings },
    ]);
    if (status !== 'posted') throw new Error(`reward ${id} was not posted: ${status}`);
  }
}
