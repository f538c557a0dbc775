import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { addBankAccount, removeBankAccount } from '../common/bank-account.calls.js';
import { BankAccounts } from './bank-accounts.js';

@Controller()
export class BankAccountController {
  constructor(private readonly accounts: BankAccounts) {}

  @Handle(addBankAccount)
  add(input: InputOf<typeof addBankAccount>, caller: LoggedIn) {
    return this.accounts.add(caller, input);
  }

  @Handle(removeBankAccount)
  async remove(input: InputOf<typeof removeBankAccount>, caller: LoggedIn) {
    await this.accounts.remove(caller, input.id);
    return {};
  }
}
