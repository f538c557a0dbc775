import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
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
  list(input: InputOf<typeof listRegistrationLinks>, caller: LoggedIn) {
    return this.links.list(caller, input);
  }

  @Handle(getRegistrationLinkOptions)
  optionsOf(_: unknown, caller: LoggedIn) {
    return this.options.forRegistrationLink(caller);
  }

  @Handle(createRegistrationLink)
  create(input: InputOf<typeof createRegistrationLink>, caller: LoggedIn) {
    return this.links.create(caller, input);
  }

  @Handle(closeRegistrationLink)
  close(input: InputOf<typeof closeRegistrationLink>, caller: LoggedIn) {
    return this.links.close(caller, input.id);
  }

  @Handle(openDownline)
  open(input: InputOf<typeof openDownline>, caller: LoggedIn) {
    return this.opening.open(caller, input);
  }
}
