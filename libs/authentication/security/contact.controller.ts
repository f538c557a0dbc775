import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { sendContactCode, setEmail, setMobile } from '../common/security.calls.js';
import { Contacts } from './contacts.js';

@Controller()
export class ContactController {
  constructor(private readonly contacts: Contacts) {}

  @Handle(sendContactCode)
  sendCode(input: InputOf<typeof sendContactCode>, caller: LoggedIn) {
    return this.contacts.sendCode(caller, input);
  }

  @Handle(setMobile)
  async setMobile(input: InputOf<typeof setMobile>, caller: LoggedIn) {
    await this.contacts.setMobile(caller, input);
    return {};
  }

  @Handle(setEmail)
  async setEmail(input: InputOf<typeof setEmail>, caller: LoggedIn) {
    await this.contacts.setEmail(caller, input);
    return {};
  }
}
