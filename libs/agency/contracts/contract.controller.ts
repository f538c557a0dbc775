import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
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
import { ContractQueries } from './contract-queries.js';

@Controller()
export class ContractController {
  constructor(
    private readonly queries: ContractQueries,
    private readonly offers: ContractOffers,
    private readonly answers: ContractAnswers,
    private readonly impact: ContractImpact,
    private readonly choices: ContractOptions,
    private readonly forecasts: ContractForecast,
  ) {}

  @Handle(listContracts)
  list(input: InputOf<typeof listContracts>, caller: LoggedIn) {
    return this.queries.list(caller.person, input);
  }

  @Handle(getContract)
  one({ id }: InputOf<typeof getContract>, caller: LoggedIn) {
    return this.queries.get(caller.person, id);
  }

  @Handle(getContractOptions)
  options({ downlineId }: InputOf<typeof getContractOptions>, caller: LoggedIn) {
    return this.choices.of(caller, downlineId);
  }

  @Handle(getContractForecast)
  forecast(input: InputOf<typeof getContractForecast>, caller: LoggedIn) {
    return this.forecasts.of(caller, input);
  }

  @Handle(offerContract)
  offer(input: InputOf<typeof offerContract>, caller: LoggedIn) {
    return this.offers.offer(caller, input);
  }

  @Handle(getContractImpact)
  affected({ id }: InputOf<typeof getContractImpact>, caller: LoggedIn) {
    return this.impact.get(caller, id);
  }

  @Handle(acceptContract)
  accept(input: InputOf<typeof acceptContract>, caller: LoggedIn) {
    return this.answers.accept(caller, input);
  }

  @Handle(rejectContract)
  reject({ id }: InputOf<typeof rejectContract>, caller: LoggedIn) {
    return this.answers.reject(caller, id);
  }

  @Handle(terminateContract)
  terminate({ id }: InputOf<typeof terminateContract>, caller: LoggedIn) {
    return this.answers.terminate(caller, id);
  }

  @Handle(processDividendReq)
  dividend(input: InputOf<typeof processDividendReq>, caller: LoggedIn) {
    return this.answers.process(caller, 'dividend', input);
  }

  @Handle(processDailySalContract)
  daily(input: InputOf<typeof processDailySalContract>, caller: LoggedIn) {
    return this.answers.process(caller, 'daily', input);
  }

  @Handle(processContractHourSalary)
  hourly(input: InputOf<typeof processContractHourSalary>, caller: LoggedIn) {
    return this.answers.process(caller, 'hourly', input);
  }

  @Handle(processRealTimeSalaryContract)
  realtime(input: InputOf<typeof processRealTimeSalaryContract>, caller: LoggedIn) {
    return this.answers.process(caller, 'realtime', input);
  }
}
