import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  acceptContract,
  getContract,
  getContractForecast,
  getContractImpact,
  getContractOptions,
  listContracts,
  offerContract,
  processContractHourSalary,
  processDailySalContract,
  processDividendReq,
  processRealTimeSalaryContract,
  rejectContract,
  terminateContract,
} from '../common/contract.calls.js';
import { ContractAnswers } from './contract-answers.js';
import { ContractForecast } from './contract-forecast.js';
import { ContractImpact } from './contract-impact.js';
import { ContractOffers } from './contract-offers.js';
import { ContractOptions } from './contract-options.js';
import { ContractRecord } from './contract-record.js';

@Controller()
export class ContractController {
  constructor(
    private readonly record: ContractRecord,
    private readonly offers: ContractOffers,
    private readonly answers: ContractAnswers,
    private readonly impact: ContractImpact,
    private readonly choices: ContractOptions,
    private readonly forecasts: ContractForecast,
  ) {}

  @Handle(listContracts)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listContracts>) {
    return this.record.list(caller.person, input);
  }

  @Handle(getContract)
  one(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof getContract>) {
    return this.record.one(caller.person, id);
  }

  @Handle(getContractOptions)
  options(@CallerOf() caller: LoggedIn, @Input() { downlineId }: InputOf<typeof getContractOptions>) {
    return this.choices.of(caller, downlineId);
  }

  @Handle(getContractForecast)
  forecast(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof getContractForecast>) {
    return this.forecasts.of(caller, input);
  }

  @Handle(offerContract)
  offer(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof offerContract>) {
    return this.offers.give(caller, input);
  }

  @Handle(getContractImpact)
  affected(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof getContractImpact>) {
    return this.impact.show(caller, id);
  }

  @Handle(acceptContract)
  accept(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof acceptContract>) {
    return this.answers.accept(caller, input);
  }

  @Handle(rejectContract)
  reject(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof rejectContract>) {
    return this.answers.reject(caller, id);
  }

  @Handle(terminateContract)
  terminate(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof terminateContract>) {
    return this.answers.terminate(caller, id);
  }

  @Handle(processDividendReq)
  dividend(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof processDividendReq>) {
    return this.answers.process(caller, 'dividend', input);
  }

  @Handle(processDailySalContract)
  daily(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof processDailySalContract>) {
    return this.answers.process(caller, 'daily', input);
  }

  @Handle(processContractHourSalary)
  hourly(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof processContractHourSalary>) {
    return this.answers.process(caller, 'hourly', input);
  }

  @Handle(processRealTimeSalaryContract)
  realtime(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof processRealTimeSalaryContract>) {
    return this.answers.process(caller, 'realtime', input);
  }
}
