import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { setLanguage } from './common/member.calls.js';
import { Members } from './members.service.js';

@Controller()
export class MemberController {
  constructor(private readonly members: Members) {}

  @Handle(setLanguage)
  async setLanguage(input: InputOf<typeof setLanguage>, caller: Caller) {
    await this.members.setLanguage(caller, input.language);
    return {};
  }
}
