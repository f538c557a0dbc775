import { Controller } from '@nestjs/common';
import { OverpaymentQueries } from '#libs/agency/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listOverpayments } from './common/overpayments.calls.js';

@Controller()
export class OverpaymentsController {
  constructor(private readonly overpayments: OverpaymentQueries) {}

  @Handle(listOverpayments)
  list(input: InputOf<typeof listOverpayments>, operator: OperatorCaller) {
    return this.overpayments.list(operator.brand, input);
  }
}
