import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Images, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { BankAccounts } from './bank-accounts.js';
import {
  addBankAccount,
  answerReceipt,
  createWithdrawal,
  getProof,
  getWithdrawal,
  getWithdrawalOptions,
  listWithdrawals,
  removeBankAccount,
} from './common/withdrawal.calls.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalAllowance } from './withdrawal-allowance.js';
import { WithdrawalReceipts } from './withdrawal-receipts.js';
import { WithdrawalRecord } from './withdrawal-record.js';

@Controller()
export class WithdrawalController {
  constructor(
    private readonly withdrawals: WithdrawalService,
    private readonly allowance: WithdrawalAllowance,
    private readonly receipts: WithdrawalReceipts,
    private readonly record: WithdrawalRecord,
    private readonly accounts: BankAccounts,
  ) {}

  @Handle(getWithdrawalOptions)
  options(@CallerOf() caller: LoggedIn) {
    return this.allowance.options(caller);
  }

  @Handle(createWithdrawal)
  create(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof createWithdrawal>) {
    return this.withdrawals.create(caller, input);
  }

  @Handle(listWithdrawals)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listWithdrawals>) {
    return this.record.list(caller.person, input);
  }

  @Handle(getWithdrawal)
  one(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof getWithdrawal>) {
    return this.record.one(caller.person, input.id);
  }

  @Handle(answerReceipt)
  answer(
    @CallerOf() caller: LoggedIn,
    @Input() input: InputOf<typeof answerReceipt>,
    @Images() images: UploadedImage[],
  ) {
    return this.receipts.answer(caller, input, images);
  }

  @Handle(getProof)
  proof(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof getProof>) {
    return this.record.ownProof(caller.person, input.id, input.proof);
  }

  @Handle(addBankAccount)
  addAccount(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof addBankAccount>) {
    return this.accounts.add(caller, input);
  }

  @Handle(removeBankAccount)
  async removeAccount(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof removeBankAccount>) {
    await this.accounts.remove(caller, input.id);
    return {};
  }
}
