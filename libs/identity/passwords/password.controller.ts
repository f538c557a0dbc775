import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { changePassword } from '../common/password.calls.js';
import { PasswordChange } from './password-change.js';

@Controller()
export class PasswordController {
  constructor(private readonly changes: PasswordChange) {}

  @Handle(changePassword)
  async change(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof changePassword>) {
    await this.changes.change(caller, input);
    return {};
  }
}
