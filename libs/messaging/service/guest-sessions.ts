import { Injectable } from '@nestjs/common';
import { Sessions } from '#libs/authentication/index';
import type { ValueOf } from '#libs/platform/common/call';
import type { Caller } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { BotChecks } from '#libs/verification/index';
import type { startGuestSession } from '../common/service.calls.js';

/** Of one network, which may be that of a whole office or a provider of mobile data. */
const SESSIONS = { max: 20, windowMs: 3_600_000 };

/** Lets guests chat with customer service: a session of a person without an account. */
@Injectable()
export class GuestSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly botChecks: BotChecks,
    private readonly limits: Limits,
  ) {}

  /** Not in a transaction. @throws AppError 422 without a proof of work, 429 above 20 an hour of one network */
  async start(
    { brand, address }: Caller,
    { botCheck, userAgent }: { botCheck: string | undefined; userAgent: string },
  ): Promise<ValueOf<typeof startGuestSession>> {
    await this.botChecks.require(brand, botCheck);
    await this.limits.require({ key: `${brand} guest-sessions ${networkOf(address)}`, ...SESSIONS });
    const { token, expiresAt } = await this.sessions.startGuest(brand, { address, userAgent });
    return { token, expiresAt: expiresAt.toISOString() };
  }
}
