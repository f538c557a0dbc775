import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getReferrals } from '../common/referrals.calls.js';
import { ReferralQueries } from './referral-queries.js';

@Controller()
export class ReferralsController {
  constructor(private readonly queries: ReferralQueries) {}

  @Handle(getReferrals)
  get(input: InputOf<typeof getReferrals>, caller: LoggedIn) {
    return this.queries.get(caller, input);
  }
}
