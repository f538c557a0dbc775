import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { SealedCalls } from '#libs/platform/crypto/sealed-calls';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { type Limit, Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { FREE_PLAY, isModuleOn } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import { AccountOpening } from '../accounts/account-opening.js';
import { identityErrors } from '../common/identity.errors.js';
import { TRIAL } from '../common/member-types.js';
import { freePlay, type SessionValue } from '../common/session.calls.js';
import { LoginService } from '../login/login.service.js';
import type { Visit } from '../sessions/visit.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Names are drawn by lot from a thousand million; one that is taken is drawn again. */
const NAMES = 1_000_000_000;
const DRAWS = 3;
const AUDIENCE = `${freePlay.method} ${freePlay.path}`;

/** Lets a guest try games: an account with play money that is closed after a while. */
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
   * Opens a trial account and its session. `token` is a sealed call of its own, good once.
   * @throws Refusal 422 where the brand has no free play, 400 for the token, 429 with `Retry-After`
   */
  async begin(visit: Visit, token: string): Promise<SessionValue> {
    const { whitelabel, identity } = this.brands.byId(visit.brand).settings;
    if (!isModuleOn(whitelabel, FREE_PLAY)) throw new Refusal(identityErrors.error_not_enabled);
    await this.sealed.open({ payload: token }, AUDIENCE);
    const limit = {
      key: `${visit.brand} free-play ${networkOf(visit.address)}`,
      most: identity.freePlay.perAddressDay,
      windowMs: DAY_MS,
    };
    await this.take(limit);
    try {
      return await this.open(visit, identity.freePlay.hours);
    } catch (error) {
      await this.limits.giveBack(limit.key);
      throw error;
    }
  }

  private async take(limit: Limit): Promise<void> {
    const wait = await this.limits.take([limit]);
    if (wait !== null)
      throw new Refusal(identityErrors.error_free_play_limit, { retryAfter: Math.ceil(wait / 1000) });
  }

  private async open(visit: Visit, hours: number, draw = 1): Promise<SessionValue> {
    const account = `trial${String(randomInt(NAMES)).padStart(9, '0')}`;
    try {
      return await this.database.transaction(async () => {
        const closesAt = new Date(this.clock.now().getTime() + hours * HOUR_MS);
        const member = await this.accounts.open(
          {
            brand: visit.brand,
            account,
            nickname: null,
            type: TRIAL,
            passwordHash: null,
            defaultPassword: false,
            profile: {},
            place: null,
            closesAt,
          },
          { action: 'trial.opened', address: visit.address, how: { closesAt } },
        );
        return this.login.startSession(member, visit, { method: 'free-play' });
      });
    } catch (error) {
      const taken = error instanceof Refusal && error.code === identityErrors.error_account_taken.code;
      if (!taken || draw === DRAWS) throw error;
      return this.open(visit, hours, draw + 1);
    }
  }
}
