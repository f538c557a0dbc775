import { Controller } from '@nestjs/common';
import { PaymentAlerts, UnmatchedPaymentDesk, UnmatchedPaymentRecord } from '#libs/cashier/index';
import { Operators } from '#libs/identity/index';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  confirmPaymentCredit,
  dropPaymentCredit,
  listPaymentAlerts,
  listUnmatchedPayments,
  markPaymentAlertSeen,
  proposePaymentCredit,
  returnPayment,
} from './common/payment-desk.calls.js';

/** Payments that were credited to nobody. */
@Controller()
export class PaymentDeskController {
  constructor(
    private readonly record: UnmatchedPaymentRecord,
    private readonly desk: UnmatchedPaymentDesk,
    private readonly alerts: PaymentAlerts,
    private readonly operators: Operators,
  ) {}

  @Handle(listUnmatchedPayments)
  list(@CallerOf() caller: LoggedIn, @Input() { pageNo, pageSize }: InputOf<typeof listUnmatchedPayments>) {
    return this.record.list(caller.brand, pageNo, pageSize);
  }

  @Handle(proposePaymentCredit)
  async propose(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof proposePaymentCredit>) {
    await this.desk.proposeCredit(await this.operators.acting(caller), input.id, input);
    return {};
  }

  @Handle(confirmPaymentCredit)
  async confirm(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof confirmPaymentCredit>) {
    await this.desk.confirmCredit(await this.operators.acting(caller), input.id, input);
    return {};
  }

  @Handle(dropPaymentCredit)
  async drop(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof dropPaymentCredit>) {
    await this.desk.dropCredit(await this.operators.acting(caller), id);
    return {};
  }

  @Handle(returnPayment)
  async giveBack(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof returnPayment>) {
    await this.desk.markReturned(await this.operators.acting(caller), input.id, input.reference);
    return {};
  }

  @Handle(listPaymentAlerts)
  listAlerts(@CallerOf() caller: LoggedIn, @Input() { pageNo, pageSize }: InputOf<typeof listPaymentAlerts>) {
    return this.alerts.list(caller.brand, pageNo, pageSize);
  }

  @Handle(markPaymentAlertSeen)
  async seen(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof markPaymentAlertSeen>) {
    await this.alerts.seen(await this.operators.acting(caller), id);
    return {};
  }
}
