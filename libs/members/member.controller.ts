import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { invalidInput } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BrandRegistry } from '#libs/site/index';
import { setLanguage } from './common/member.calls.js';
import { Members } from './members.service.js';

@Controller()
export class MemberController {
  constructor(
    private readonly members: Members,
    private readonly brands: BrandRegistry,
  ) {}

  /** @throws AppError 400 for a language that the brand does not offer */
  @Handle(setLanguage)
  async setLanguage(input: InputOf<typeof setLanguage>, caller: Caller) {
    const { languages } = this.brands.byId(caller.brand).settings;
    if (!languages.includes(input.language))
      throw invalidInput([{ field: 'language', code: 'field_invalid' }]);
    await this.members.setLanguage(caller, input.language);
    return {};
  }
}
