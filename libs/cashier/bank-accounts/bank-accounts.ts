import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PaymentPasswords } from '#libs/authentication/index';
import { Members } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database, sqlState } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { auditName, memberActor } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import type { addBankAccount, BankAccount as BankAccountValue } from '../common/bank-account.calls.js';
import { cashierErrors } from '../common/cashier.errors.js';
import { BankAccount } from './bank-account.entity.js';

const UNIQUE_VIOLATION = '23505';
const NUMBER = /^[0-9A-Z]{6,34}$/;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;

/** Members' bank accounts, each in the member's real name. */
@Injectable()
export class BankAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly paymentPasswords: PaymentPasswords,
  ) {}

  /**
   * The first account sets the member's real name if registration did not.
   * @throws AppError 400 per field, 409 for a number in use, 422 for another holder, for too many accounts, or for the
   * payment password; 423 while that is locked
   */
  async add(caller: LoggedIn, input: InputOf<typeof addBankAccount>): Promise<BankAccountValue> {
    const number = input.number.replace(/\s/g, '').toUpperCase();
    const holder = input.holder.normalize('NFC').replace(/\s+/g, ' ');
    if (!NUMBER.test(number)) throw invalidInput([{ field: 'number', code: 'field_invalid' }]);
    if (!NAME.test(holder)) throw invalidInput([{ field: 'holder', code: 'field_invalid' }]);
    await this.paymentPasswords.require(caller, input.paymentPassword);
    return this.database.transaction(async () => {
      await this.lockAccountsOf(caller.person);
      await this.assertBelowLimit(caller);
      const account = this.database.manager.create(BankAccount, {
        id: randomUUID(),
        brand: caller.brand,
        member: caller.person,
        bank: input.bank,
        number,
        holder: await this.realName(caller.person, holder),
        addedAt: this.clock.now(),
        removedAt: null,
      });
      await this.insert(account);
      await this.recordAudit(caller, 'bank-account.added', account);
      return accountValueOf(account);
    });
  }

  /** @throws AppError 404 if the member has no such account */
  async remove(caller: LoggedIn, id: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.lockAccountsOf(caller.person);
      const account = await this.findActive(caller.person, id);
      if (!account) throw new AppError(platformErrors.error_not_found);
      await this.database.manager.update(BankAccount, { id }, { removedAt: this.clock.now() });
      await this.recordAudit(caller, 'bank-account.removed', account);
    });
  }

  /** The member's accounts that are not removed, oldest first. */
  list(member: string): Promise<BankAccount[]> {
    return this.database.manager.find(BankAccount, {
      where: { member, removedAt: IsNull() },
      order: { addedAt: 'ASC', id: 'ASC' },
    });
  }

  findActive(member: string, id: string): Promise<BankAccount | null> {
    return this.database.manager.findOneBy(BankAccount, { id, member, removedAt: IsNull() });
  }

  private async realName(member: string, holder: string): Promise<string> {
    const name = await this.members.setRealNameOnce(member, holder);
    if (normalized(name) !== normalized(holder))
      throw new AppError(cashierErrors.error_holder_mismatch, { params: { name } });
    return name;
  }

  private async assertBelowLimit(caller: LoggedIn): Promise<void> {
    const { bankAccounts: max } = this.brands.byId(caller.brand).settings.withdrawals;
    const count = await this.database.manager.countBy(BankAccount, {
      member: caller.person,
      removedAt: IsNull(),
    });
    if (count >= max) throw new AppError(cashierErrors.error_bank_account_limit, { params: { max } });
  }

  private async insert(account: BankAccount): Promise<void> {
    try {
      await this.database.manager.insert(BankAccount, account);
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError(cashierErrors.error_bank_account_taken);
      throw error;
    }
  }

  private async lockAccountsOf(member: string): Promise<void> {
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('bank accounts of ' || $1, 0))`,
      [member],
    );
  }

  private recordAudit(caller: LoggedIn, action: string, account: BankAccount): Promise<void> {
    const { bank, number, holder } = account;
    return this.audit.record({
      brand: caller.brand,
      actor: auditName(memberActor(caller)),
      action,
      subject: `bank account ${account.id}`,
      address: caller.address,
      after: { bank, lastDigits: number.slice(-4), holder },
    });
  }
}

/** Never carries the whole number. */
export function accountValueOf({ id, bank, holder, number }: BankAccount): BankAccountValue {
  return { id, bank, holder, lastDigits: number.slice(-4) };
}

/** Names are compared without regard to case and spacing. */
const normalized = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
