import { Controller } from '@nestjs/common';
import { PaymentAlerts, UnmatchedPaymentLifecycle, UnmatchedPaymentQueries } from '#libs/cashier/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  confirmPaymentCredit,
  dropPaymentCredit,
  markPaymentAlertSeen,
  paymentAlertList,
  proposePaymentCredit,
  returnPayment,
  unmatchedPaymentList,
} from './common/payment-operator.calls.js';

/** Payments that were credited to nobody. */
@Controller()
export class PaymentOperatorController {
  constructor(
    private readonly queries: UnmatchedPaymentQueries,
    private readonly payments: UnmatchedPaymentLifecycle,
    private readonly alerts: PaymentAlerts,
  ) {}

  @Handle(unmatchedPaymentList.page)
  list(filter: InputOf<typeof unmatchedPaymentList.page>, { brand }: OperatorCaller) {
    return this.queries.list({ ...filter, brand });
  }

  @Handle(proposePaymentCredit)
  async propose(input: InputOf<typeof proposePaymentCredit>, operator: OperatorCaller) {
    await this.payments.applyByOperator(operator, input.id, 'PROPOSE_CREDIT', input);
    return {};
  }

  @Handle(confirmPaymentCredit)
  async confirm(input: InputOf<typeof confirmPaymentCredit>, operator: OperatorCaller) {
    await this.payments.applyByOperator(operator, input.id, 'CONFIRM_CREDIT', input);
    return {};
  }

  @Handle(dropPaymentCredit)
  async drop(input: InputOf<typeof dropPaymentCredit>, operator: OperatorCaller) {
    await this.payments.applyByOperator(operator, input.id, 'DROP_CREDIT', input);
    return {};
  }

  @Handle(returnPayment)
  async returnToBank(input: InputOf<typeof returnPayment>, operator: OperatorCaller) {
    await this.payments.applyByOperator(operator, input.id, 'RETURN', input);
    return {};
  }

  @Handle(paymentAlertList.page)
  listAlerts(filter: InputOf<typeof paymentAlertList.page>, { brand }: OperatorCaller) {
    return this.alerts.list({ ...filter, brand });
  }

  @Handle(markPaymentAlertSeen)
  async seen({ id }: InputOf<typeof markPaymentAlertSeen>, operator: OperatorCaller) {
    await this.alerts.seen(operator, id);
    return {};
  }
}
