import { Injectable } from '@nestjs/common';
import type { Member } from '#libs/members/index';
import { AppError } from '#libs/platform/http/app-error';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { LoginMethod } from '../common/session-kinds.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { type StepUpOffer, StepUpOffers } from '../login/step-up-offers.js';
import { Devices } from '../sessions/devices.js';
import { Authenticators } from './authenticators.js';

/** How somebody comes in, and what that has proved so far. Whatever is left out counts as not proved. */
export interface WayIn {
  method: LoginMethod;
  /** The device that the cookie has proved. */
  device?: string | null;
  /** A password from a known device, or from an address of the last days. */
  knownSource?: boolean;
  /** The step-up that was passed. */
  stepUp?: StepUpMethod | null;
}

/** Of these a device may spare the authenticator for a day. A code by SMS and a provider are asked for it each time. */
const MAY_TRUST_DEVICE: readonly LoginMethod[] = ['password', 'resume'];

/** Where the second factor is asked for: the one rule for every way in and for every act that changes protection. */
@Injectable()
export class SecondFactorPolicy {
  constructor(
    private readonly authenticators: Authenticators,
    private readonly devices: Devices,
    private readonly offers: StepUpOffers,
  ) {}

  /** What a way in still has to prove before it may start a session, or `null` for nothing. */
  async missing(member: Member, way: WayIn): Promise<StepUpOffer | null> {
    if (await this.authenticators.isActive(member.id))
      return (await this.carriesFactor(member, way)) ? null : { method: 'totp', target: null };
    if (way.method !== 'password' || way.knownSource || way.stepUp) return null;
    return this.offers.strongest(member);
  }

  /**
   * For the moment of the session's start, under the lock of the member: nobody comes in who has still to prove
   * something, not even by a way in that asked nothing, or where an authenticator was switched on meanwhile.
   * @throws AppError 422 error_second_factor_required
   */
  async assertNothingMissing(member: Member, way: WayIn): Promise<void> {
    if (await this.missing(member, way))
      throw new AppError(authenticationErrors.error_second_factor_required);
  }

  /**
   * Before the transaction of an act that changes how an account is protected: where an authenticator is on, `code` has
   * to be one of its codes or a recovery code. It is not used up by this; wrong ones are counted.
   * @throws AppError 422 error_second_factor_required without a code, error_second_factor_wrong for a wrong one; 429
   * after five wrong in a quarter of an hour
   */
  async assertFits(member: string, code: string | undefined): Promise<void> {
    if (!(await this.authenticators.isActive(member))) return;
    if (!code) throw new AppError(authenticationErrors.error_second_factor_required);
    await this.authenticators.countAttempt(member);
    if (!(await this.authenticators.fits(member, code)))
      throw new AppError(authenticationErrors.error_second_factor_wrong);
  }

  /**
   * In the transaction of that act, under the lock of the member: uses the code up. A rollback gives it back.
   * @returns the code, or `null` where no authenticator is on
   * @throws AppError 422 as `assertFits`, where the code was used or an authenticator was switched on meanwhile
   */
  async spend(member: string, code: string | undefined): Promise<string | null> {
    if (!(await this.authenticators.isActive(member))) return null;
    if (!code) throw new AppError(authenticationErrors.error_second_factor_required);
    if (!(await this.authenticators.spend(member, code)))
      throw new AppError(authenticationErrors.error_second_factor_wrong);
    return code;
  }

  private async carriesFactor(member: Member, { method, device, stepUp }: WayIn): Promise<boolean> {
    if (stepUp === 'totp') return true;
    return MAY_TRUST_DEVICE.includes(method) && this.devices.isTrusted(device ?? null, member);
  }
}
