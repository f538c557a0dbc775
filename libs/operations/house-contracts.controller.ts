import { Controller } from '@nestjs/common';
import { HouseContracts } from '#libs/agency/index';
import { Operators } from '#libs/identity/index';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  listHouseContracts,
  offerHouseContract,
  terminateHouseContract,
} from './common/house-contracts.calls.js';

/** What the brand gives its top agents. */
@Controller()
export class HouseContractsController {
  constructor(
    private readonly contracts: HouseContracts,
    private readonly operators: Operators,
  ) {}

  @Handle(listHouseContracts)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listHouseContracts>) {
    return this.contracts.list(caller.brand, input);
  }

  @Handle(offerHouseContract)
  async offer(@CallerOf() caller: LoggedIn, @Input() { account, terms }: InputOf<typeof offerHouseContract>) {
    return this.contracts.offer(await this.operators.acting(caller), account, terms);
  }

  @Handle(terminateHouseContract)
  async terminate(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof terminateHouseContract>) {
    return this.contracts.terminate(await this.operators.acting(caller), id);
  }
}
