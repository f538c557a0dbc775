import { Injectable } from '@nestjs/common';
import type { Member } from '#libs/members/index';
import { AppError } from '#libs/platform/http/app-error';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { LoginMethod } from '../common/session-kinds.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { type StepUpOffer, StepUpOffers } from '../login/step-up-offers.js';
import { Devices } from '../sessions/devices.js';
import { Authenticators } from './authenticators.js';

/** How somebody logs in, and what has been proved so far. Whatever is left out counts as not proved. */
export interface LoginEvidence {
  method: LoginMethod;
  /** The device that the cookie has proved. */
  device?: string | null;
  /**
   * A password from a known device, or from a network of the member's log-ins of the last `addressDays`. The first log-in of an
   * account counts too: there is nothing yet to compare it with.
   */
  knownSource?: boolean;
  /** The step-up that was passed. */
  stepUp?: StepUpMethod | null;
}

/**
 * By these methods a trusted device need not give the authenticator again. After a code by SMS or a provider it is asked for
 * each time.
 */
const MAY_TRUST_DEVICE: readonly LoginMethod[] = ['password', 'resume'];

/** Where the second factor is asked for: the one rule for every kind of log-in and for every act that changes protection. */
@Injectable()
export class SecondFactorPolicy {
  constructor(
    private readonly authenticators: Authenticators,
    private readonly devices: Devices,
    private readonly offers: StepUpOffers,
  ) {}

  /** The step-up that a log-in still has to pass before it may start a session, or `null` for none. */
  async missing(member: Member, evidence: LoginEvidence): Promise<StepUpOffer | null> {
    if (await this.authenticators.isActive(member.id))
      return (await this.hasSecondFactor(member, evidence)) ? null : { method: 'totp', target: null };
    if (evidence.method !== 'password' || evidence.knownSource || evidence.stepUp) return null;
    return this.offers.strongest(member);
  }

  /**
   * To be called when the session starts, under the lock of the member: a log-in that still has to pass a step-up is refused,
   * whether it was never asked for one or an authenticator was switched on meanwhile.
   * @throws AppError 422 error_second_factor_required
   */
  async assertNothingMissing(member: Member, evidence: LoginEvidence): Promise<void> {
    if (await this.missing(member, evidence))
      throw new AppError(authenticationErrors.error_second_factor_required);
  }

  /**
   * To be called before the transaction of an act that changes how an account is protected: where an authenticator is on,
   * `code` has to be one of its codes or a recovery code. A right one is not used up; wrong ones are counted.
   * @throws AppError 422 error_second_factor_required without a code, error_second_factor_wrong for a wrong one; 429
   * after five wrong in a quarter of an hour
   */
  async assertValid(member: string, code: string | undefined): Promise<void> {
    if (!(await this.authenticators.isActive(member))) return;
    if (!code) throw new AppError(authenticationErrors.error_second_factor_required);
    await this.authenticators.countAttempt(member);
    if (!(await this.authenticators.isValid(member, code)))
      throw new AppError(authenticationErrors.error_second_factor_wrong);
  }

  /**
   * Uses the code up, in the transaction of that act, under the lock of the member. After a rollback it is good again.
   * @returns the code, or `null` where no authenticator is on
   * @throws AppError 422 as `assertValid`, where the code was used or an authenticator was switched on meanwhile
   */
  async spend(member: string, code: string | undefined): Promise<string | null> {
    if (!(await this.authenticators.isActive(member))) return null;
    if (!code) throw new AppError(authenticationErrors.error_second_factor_required);
    if (!(await this.authenticators.spend(member, code)))
      throw new AppError(authenticationErrors.error_second_factor_wrong);
    return code;
  }

  private async hasSecondFactor(member: Member, { method, device, stepUp }: LoginEvidence): Promise<boolean> {
    if (stepUp === 'totp') return true;
    return MAY_TRUST_DEVICE.includes(method) && this.devices.isTrusted(device ?? null, member);
  }
}
