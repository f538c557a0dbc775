import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { changePassword } from '../common/password.calls.js';
import { PasswordChange } from './password-change.js';

@Controller()
export class PasswordController {
  constructor(private readonly changes: PasswordChange) {}

  @Handle(changePassword)
  async change(input: InputOf<typeof changePassword>, caller: LoggedIn) {
    await this.changes.change(caller, input);
    return {};
  }
}
