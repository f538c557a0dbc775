import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Members, PaymentPasswords } from '#libs/identity/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database, sqlState } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { BankAccount } from './bank-account.entity.js';
import { cashierErrors } from './common/cashier.errors.js';
import type { addBankAccount, BankAccount as BankAccountValue } from './common/withdrawal.calls.js';
import { accountValueOf } from './withdrawal-record.js';

const UNIQUE_VIOLATION = '23505';
const NUMBER = /^[0-9A-Z]{6,34}$/;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;

/** Where members' money may go: only to accounts in the member's real name. */
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
   * The first account gives the member the real name, where registration did not.
   * @throws Refusal 400 per field, 409 for a number that somebody keeps, 422 for another holder, one too many, or the
   * payment password; 423 while that is locked
   */
  async add(caller: LoggedIn, input: InputOf<typeof addBankAccount>): Promise<BankAccountValue> {
    const number = input.number.replace(/\s/g, '').toUpperCase();
    const holder = input.holder.normalize('NFC').replace(/\s+/g, ' ');
    if (!NUMBER.test(number)) throw invalidInput([{ field: 'number', code: 'field_invalid' }]);
    if (!NAME.test(holder)) throw invalidInput([{ field: 'holder', code: 'field_invalid' }]);
    await this.paymentPasswords.require(caller, input.paymentPassword);
    return this.database.transaction(async () => {
      await this.oneAtATime(caller.person);
      await this.refuseTooMany(caller);
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
      await this.note(caller, 'bank-account.added', account);
      return accountValueOf(account);
    });
  }

  /** @throws Refusal 404 where the member keeps no such account */
  async remove(caller: LoggedIn, id: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.oneAtATime(caller.person);
      const account = await this.kept(caller.person, id);
      if (!account) throw new Refusal(platformErrors.error_not_found);
      await this.database.manager.update(BankAccount, { id }, { removedAt: this.clock.now() });
      await this.note(caller, 'bank-account.removed', account);
    });
  }

  /** The accounts that a member keeps, the oldest first. */
  list(member: string): Promise<BankAccount[]> {
    return this.database.manager.find(BankAccount, {
      where: { member, removedAt: IsNull() },
      order: { addedAt: 'ASC', id: 'ASC' },
    });
  }

  kept(member: string, id: string): Promise<BankAccount | null> {
    return this.database.manager.findOneBy(BankAccount, { id, member, removedAt: IsNull() });
  }

  private async realName(member: string, holder: string): Promise<string> {
    const name = await this.members.fixRealName(member, holder);
    if (plain(name) !== plain(holder))
      throw new Refusal(cashierErrors.error_holder_mismatch, { params: { name } });
    return name;
  }

  private async refuseTooMany(caller: LoggedIn): Promise<void> {
    const { bankAccounts: max } = this.brands.byId(caller.brand).settings.withdrawals;
    const count = await this.database.manager.countBy(BankAccount, {
      member: caller.person,
      removedAt: IsNull(),
    });
    if (count >= max) throw new Refusal(cashierErrors.error_bank_account_limit, { params: { max } });
  }

  private async insert(account: BankAccount): Promise<void> {
    try {
      await this.database.manager.insert(BankAccount, account);
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal(cashierErrors.error_bank_account_taken);
      throw error;
    }
  }

  private async oneAtATime(member: string): Promise<void> {
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('bank accounts of ' || $1, 0))`,
      [member],
    );
  }

  private note(caller: LoggedIn, action: string, account: BankAccount): Promise<void> {
    const { bank, number, holder } = account;
    return this.audit.record({
      brand: caller.brand,
      actor: `member ${caller.person}`,
      action,
      subject: `bank account ${account.id}`,
      address: caller.address,
      after: { bank, lastDigits: number.slice(-4), holder },
    });
  }
}

/** The same name written in another case is the same name. */
const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
