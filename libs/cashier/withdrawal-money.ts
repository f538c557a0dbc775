import { Injectable } from '@nestjs/common';
import { type HouseAccount, Ledger, type MemberAccount } from '#libs/ledger/index';
import { Refusal } from '#libs/platform/http/refusal';
import { cashierErrors } from './common/cashier.errors.js';
import type { Tranche } from './tranche.entity.js';
import type { Withdrawal } from './withdrawal.entity.js';

type Place = MemberAccount | Extract<HouseAccount, 'bank' | 'fee'>;
const isHouse = (place: Place): place is Extract<HouseAccount, 'bank' | 'fee'> =>
  place === 'bank' || place === 'fee';

interface Movement {
  /** Unique for this withdrawal. */
  key: string;
  kind: string;
  /** Minor units that each account changes by; together 0. */
  lines: Partial<Record<Place, bigint>>;
}

/** The postings of a withdrawal. Each has a key, so that none can happen twice. */
@Injectable()
export class WithdrawalMoney {
  constructor(private readonly ledger: Ledger) {}

  /** @throws Refusal 422 where the wallet has less */
  async hold(withdrawal: Withdrawal): Promise<void> {
    const { amount } = withdrawal;
    const lines = { wallet: -amount, hold: amount };
    await this.move(withdrawal, { key: 'hold', kind: 'withdrawal-hold', lines });
  }

  async release(withdrawal: Withdrawal): Promise<void> {
    const { amount } = withdrawal;
    const lines = { hold: -amount, wallet: amount };
    await this.move(withdrawal, { key: 'release', kind: 'withdrawal-release', lines });
  }

  /** The bank sends the tranche, and the house keeps its fee. */
  async payOut(withdrawal: Withdrawal, { no, amount, fee }: Tranche): Promise<void> {
    const lines = { hold: -(amount + fee), bank: amount, fee };
    await this.move(withdrawal, { key: `payout:${no}`, kind: 'withdrawal-payout', lines });
  }

  /** The bank has the tranche again, and the house gives its fee back. */
  async giveBack(withdrawal: Withdrawal, { no, amount, fee }: Tranche): Promise<void> {
    const lines = { bank: -amount, fee: -fee, wallet: amount + fee };
    await this.move(withdrawal, { key: `refund:${no}`, kind: 'withdrawal-refund', lines });
  }

  private async move(withdrawal: Withdrawal, { key, kind, lines }: Movement): Promise<void> {
    const { id, brand } = withdrawal;
    const postings: { account: string; amount: bigint }[] = [];
    for (const [place, amount] of Object.entries(lines) as [Place, bigint][])
      if (amount !== 0n) postings.push({ account: await this.account(withdrawal, place), amount });
    const [status] = await this.ledger.post([
      { key: `withdrawal:${id}:${key}`, brand, kind, reference: id, postings },
    ]);
    if (status === 'insufficient' && lines.wallet !== undefined && lines.wallet < 0n)
      throw new Refusal(cashierErrors.error_insufficient_balance);
    if (status !== 'posted') throw new Error(`${kind} of withdrawal ${id} could not be posted: ${status}`);
  }

  private account({ brand, member, currency }: Withdrawal, place: Place): Promise<string> {
    return isHouse(place)
      ? this.ledger.houseAccount(brand, place, currency)
      : this.ledger.memberAccount(brand, member, place, currency);
  }
}
