import { Controller } from '@nestjs/common';
import { HouseContracts } from '#libs/agency/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  listHouseContracts,
  offerHouseContract,
  terminateHouseContract,
} from './common/house-contracts.calls.js';

/** What the brand gives its top agents. */
@Controller()
export class HouseContractsController {
  constructor(private readonly contracts: HouseContracts) {}

  @Handle(listHouseContracts)
  list(input: InputOf<typeof listHouseContracts>, operator: OperatorCaller) {
    return this.contracts.list(operator.brand, input);
  }

  @Handle(offerHouseContract)
  offer({ account, terms }: InputOf<typeof offerHouseContract>, operator: OperatorCaller) {
    return this.contracts.offer(operator, account, terms);
  }

  @Handle(terminateHouseContract)
  terminate({ id }: InputOf<typeof terminateHouseContract>, operator: OperatorCaller) {
    return this.contracts.terminate(operator, id);
  }
}
