import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TRIAL } from '#libs/members/common/member-types';
import { membersErrors } from '#libs/members/common/members.errors';
import { AccountOpening } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { SealedCalls } from '#libs/platform/crypto/sealed-calls';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { type Limit, Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import { freePlay, type SessionValue } from '../common/session.calls.js';
import { LoginService } from '../login/login.service.js';
import type { ClientContext } from '../sessions/client-context.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** User names end with a random number below this; where one is taken, another number is tried. */
const NAME_NUMBERS = 1_000_000_000;
const MOST_TRIES = 3;
const AUDIENCE = `${freePlay.method} ${freePlay.path}`;

/** Opens trial accounts, in which guests try games with play money; each is closed after the brand's `freePlay.hours`. */
@Injectable()
export class FreePlay {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly sealed: SealedCalls,
    private readonly limits: Limits,
    private readonly accounts: AccountOpening,
    private readonly login: LoginService,
  ) {}

  /**
   * Opens a trial account and its session. `token` is an encrypted body like those of sealed calls, good once.
   * @throws AppError 400 for the token, 429 with `Retry-After`
   */
  async start(client: ClientContext, token: string): Promise<SessionValue> {
    const { identity } = this.brands.byId(client.brand).settings;
    await this.sealed.open({ payload: token }, AUDIENCE);
    const limit = {
      key: `${client.brand} free-play ${networkOf(client.address)}`,
      max: identity.freePlay.perAddressDay,
      windowMs: DAY_MS,
    };
    await this.take(limit);
    try {
      return await this.open(client, identity.freePlay.hours);
    } catch (error) {
      await this.limits.release(limit.key);
      throw error;
    }
  }

  private async take(limit: Limit): Promise<void> {
    const wait = await this.limits.take([limit]);
    if (wait !== null)
      throw new AppError(authenticationErrors.error_free_play_limit, { retryAfter: Math.ceil(wait / 1000) });
  }

  private async open(client: ClientContext, hours: number, attempt = 1): Promise<SessionValue> {
    const account = `trial${String(randomInt(NAME_NUMBERS)).padStart(9, '0')}`;
    try {
      return await this.database.transaction(async () => {
        const closesAt = new Date(this.clock.now().getTime() + hours * HOUR_MS);
        const member = await this.accounts.open(
          {
            brand: client.brand,
            account,
            nickname: null,
            type: TRIAL,
            passwordHash: null,
            defaultPassword: false,
            profile: {},
            position: null,
            closesAt,
          },
          { action: 'trial.opened', address: client.address, how: { closesAt } },
        );
        return this.login.startSession(member, client, { method: 'free-play' });
      });
    } catch (error) {
      const taken = error instanceof AppError && error.code === membersErrors.error_account_taken.code;
      if (!taken || attempt === MOST_TRIES) throw error;
      return this.open(client, hours, attempt + 1);
    }
  }
}
