import { Injectable } from '@nestjs/common';
import { type HouseAccount, Ledger, type MemberAccount } from '#libs/ledger/index';
import { Refusal } from '#libs/platform/http/refusal';
import { cashierErrors } from './common/cashier.errors.js';
import type { Tranche } from './tranche.entity.js';
import type { Withdrawal } from './withdrawal.entity.js';

type Place = MemberAccount | Extract<HouseAccount, 'bank'>;

interface Movement {
  /** Unique for this withdrawal. */
  key: string;
  kind: string;
  from: Place;
  to: Place;
  /** Minor units. */
  amount: bigint;
}

/** The postings of a withdrawal. Each has a key, so that none can happen twice. */
@Injectable()
export class WithdrawalMoney {
  constructor(private readonly ledger: Ledger) {}

  /** @throws Refusal 422 where the wallet has less */
  async hold(withdrawal: Withdrawal): Promise<void> {
    const { amount } = withdrawal;
    await this.move(withdrawal, {
      key: 'hold',
      kind: 'withdrawal-hold',
      from: 'wallet',
      to: 'hold',
      amount,
    });
  }

  async release(withdrawal: Withdrawal): Promise<void> {
    const { amount } = withdrawal;
    await this.move(withdrawal, {
      key: 'release',
      kind: 'withdrawal-release',
      from: 'hold',
      to: 'wallet',
      amount,
    });
  }

  /** The tranche leaves the house, and its fee goes to the house. */
  async payOut(withdrawal: Withdrawal, { no, amount, fee }: Tranche): Promise<void> {
    await this.move(withdrawal, {
      key: `payout:${no}`,
      kind: 'withdrawal-payout',
      from: 'hold',
      to: 'bank',
      amount: amount + fee,
    });
  }

  async giveBack(withdrawal: Withdrawal, { no, amount, fee }: Tranche): Promise<void> {
    await this.move(withdrawal, {
      key: `refund:${no}`,
      kind: 'withdrawal-refund',
      from: 'bank',
      to: 'wallet',
      amount: amount + fee,
    });
  }

  private async move(withdrawal: Withdrawal, { key, kind, from, to, amount }: Movement): Promise<void> {
    const { id, brand } = withdrawal;
    const [source, target] = [await this.account(withdrawal, from), await this.account(withdrawal, to)];
    const [status] = await this.ledger.post([
      {
        key: `withdrawal:${id}:${key}`,
        brand,
        kind,
        reference: id,
        postings: [
          { account: source, amount: -amount },
          { account: target, amount },
        ],
      },
    ]);
    if (status === 'insufficient' && from === 'wallet')
      throw new Refusal(cashierErrors.error_insufficient_balance);
    if (status !== 'posted') throw new Error(`${kind} of withdrawal ${id} could not be posted: ${status}`);
  }

  private account({ brand, member, currency }: Withdrawal, place: Place): Promise<string> {
    return place === 'bank'
      ? this.ledger.houseAccount(brand, place, currency)
      : this.ledger.memberAccount(brand, member, place, currency);
  }
}
