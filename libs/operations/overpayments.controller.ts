import { Controller } from '@nestjs/common';
import { OverpaymentQueries } from '#libs/agency/index';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listOverpayments } from './common/overpayments.calls.js';

@Controller()
export class OverpaymentsController {
  constructor(private readonly overpayments: OverpaymentQueries) {}

  @Handle(listOverpayments)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listOverpayments>) {
    return this.overpayments.list(caller.brand, input);
  }
}
