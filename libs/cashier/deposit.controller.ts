import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import {
  type Caller,
  CallerOf,
  Input,
  type LoggedIn,
  Signed,
  type SignedRequest,
} from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import type { LanguageCode } from '#libs/site/common/locales';
import { LanguageOf } from '#libs/site/index';
import {
  createDeposit,
  getDeposit,
  listDepositMethods,
  listDeposits,
  receiveProviderEvent,
} from './common/deposit.calls.js';
import { DepositService } from './deposit.service.js';
import { DepositRecord } from './deposit-record.js';
import { ProviderEvents } from './provider-events.js';

@Controller()
export class DepositController {
  constructor(
    private readonly deposits: DepositService,
    private readonly record: DepositRecord,
    private readonly reports: ProviderEvents,
  ) {}

  @Handle(listDepositMethods)
  methods(@CallerOf() caller: Caller) {
    return this.deposits.methods(caller.brand);
  }

  @Handle(createDeposit)
  create(
    @CallerOf() caller: LoggedIn,
    @Input() input: InputOf<typeof createDeposit>,
    @LanguageOf() language: LanguageCode,
  ) {
    return this.deposits.create(caller, input, language);
  }

  @Handle(listDeposits)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listDeposits>) {
    return this.record.list(caller.person, input.pageNo, input.pageSize);
  }

  @Handle(getDeposit)
  one(
    @CallerOf() caller: LoggedIn,
    @Input() input: InputOf<typeof getDeposit>,
    @LanguageOf() language: LanguageCode,
  ) {
    return this.record.one(caller.person, input.id, language);
  }

  @Handle(receiveProviderEvent)
  receive(@Input() report: InputOf<typeof receiveProviderEvent>, @Signed() request: SignedRequest) {
    return this.reports.receive(report, request);
  }
}
