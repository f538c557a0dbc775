import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { sendContactCode, setEmail, setMobile } from '../common/security.calls.js';
import { Contacts } from './contacts.js';

@Controller()
export class ContactController {
  constructor(private readonly contacts: Contacts) {}

  @Handle(sendContactCode)
  sendCode(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof sendContactCode>) {
    return this.contacts.sendCode(caller, input);
  }

  @Handle(setMobile)
  async setMobile(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof setMobile>) {
    await this.contacts.setMobile(caller, input);
    return {};
  }

  @Handle(setEmail)
  async setEmail(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof setEmail>) {
    await this.contacts.setEmail(caller, input);
    return {};
  }
}
