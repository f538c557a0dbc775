import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  closeRegistrationLink,
  createRegistrationLink,
  getRegistrationLinkOptions,
  listRegistrationLinks,
} from '../common/registration-link.calls.js';
import { openDownline } from '../common/team.calls.js';
import { ContractOptions } from '../contracts/contract-options.js';
import { DownlineOpening } from './downline-opening.js';
import { RegistrationLinks } from './registration-links.js';

@Controller()
export class RegistrationLinkController {
  constructor(
    private readonly links: RegistrationLinks,
    private readonly opening: DownlineOpening,
    private readonly options: ContractOptions,
  ) {}

  @Handle(listRegistrationLinks)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listRegistrationLinks>) {
    return this.links.list(caller, input);
  }

  @Handle(getRegistrationLinkOptions)
  optionsOf(@CallerOf() caller: LoggedIn) {
    return this.options.ofNewcomer(caller);
  }

  @Handle(createRegistrationLink)
  create(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof createRegistrationLink>) {
    return this.links.create(caller, input);
  }

  @Handle(closeRegistrationLink)
  close(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof closeRegistrationLink>) {
    return this.links.close(caller, input.id);
  }

  @Handle(openDownline)
  open(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof openDownline>) {
    return this.opening.open(caller, input);
  }
}
