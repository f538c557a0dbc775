import { Injectable } from '@nestjs/common';
import { type HouseAccount, Ledger, type MemberAccount } from '#libs/ledger/index';
import { AppError } from '#libs/platform/http/app-error';
import { cashierErrors } from '../common/cashier.errors.js';
import type { Tranche } from './tranche.entity.js';
import type { Withdrawal } from './withdrawal.entity.js';

type AccountKind = MemberAccount | Extract<HouseAccount, 'bank' | 'fee'>;
const isHouse = (kind: AccountKind): kind is Extract<HouseAccount, 'bank' | 'fee'> =>
  kind === 'bank' || kind === 'fee';

interface Movement {
  /** Unique for this withdrawal. */
  key: string;
  kind: string;
  /** Minor units that each account changes by; together 0. */
  entries: Partial<Record<AccountKind, bigint>>;
}

/**
 * The postings of a withdrawal. Each has a key, so none can happen twice. They sum to zero: what members have is positive,
 * so what the house has at its bank is negative, and a payout adds to `bank`.
 */
@Injectable()
export class WithdrawalMoney {
  constructor(private readonly ledger: Ledger) {}

  /** @throws AppError 422 if the wallet has less */
  async hold(withdrawal: Withdrawal): Promise<void> {
    const { amount } = withdrawal;
    const entries = { wallet: -amount, hold: amount };
    await this.move(withdrawal, { key: 'hold', kind: 'withdrawal-hold', entries });
  }

  async release(withdrawal: Withdrawal): Promise<void> {
    const { amount } = withdrawal;
    const entries = { hold: -amount, wallet: amount };
    await this.move(withdrawal, { key: 'release', kind: 'withdrawal-release', entries });
  }

  /** The bank sends the tranche, and the house takes the fee. */
  async payOut(withdrawal: Withdrawal, { no, amount, fee }: Tranche): Promise<void> {
    const entries = { hold: -(amount + fee), bank: amount, fee };
    await this.move(withdrawal, { key: `payout:${no}`, kind: 'withdrawal-payout', entries });
  }

  /** The house gives the tranche back with its fee: the bank returned it, or the brand refunds forced receipts. */
  async refundPayout(withdrawal: Withdrawal, { no, amount, fee }: Tranche): Promise<void> {
    const entries = { bank: -amount, fee: -fee, wallet: amount + fee };
    await this.move(withdrawal, { key: `refund:${no}`, kind: 'withdrawal-refund', entries });
  }

  private async move(withdrawal: Withdrawal, { key, kind, entries }: Movement): Promise<void> {
    const { id, brand } = withdrawal;
    const postings: { account: string; amount: bigint }[] = [];
    for (const [account, amount] of Object.entries(entries) as [AccountKind, bigint][])
      if (amount !== 0n) postings.push({ account: await this.account(withdrawal, account), amount });
    const [status] = await this.ledger.post([
      { key: `withdrawal:${id}:${key}`, brand, kind, reference: id, postings },
    ]);
    if (status === 'insufficient' && entries.wallet !== undefined && entries.wallet < 0n)
      throw new AppError(cashierErrors.error_insufficient_balance);
    if (status !== 'posted') throw new Error(`${kind} of withdrawal ${id} could not be posted: ${status}`);
  }

  private account({ brand, member, currency }: Withdrawal, account: AccountKind): Promise<string> {
    return isHouse(account)
      ? this.ledger.houseAccount(brand, account, currency)
      : this.ledger.memberAccount(brand, member, account, currency);
  }
}
