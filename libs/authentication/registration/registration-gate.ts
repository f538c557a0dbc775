import { Injectable } from '@nestjs/common';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
import { type Limit, Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { BrandRegistry } from '#libs/site/index';
import { verificationErrors } from '#libs/verification/common/verification.errors';
import { BotChecks, Captchas } from '#libs/verification/index';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Origin = Pick<Caller, 'brand' | 'address'>;
interface HumanProofs {
  captcha?: string;
  captchaId?: string;
  botCheck?: string;
}

/** Keeps machines from opening accounts in numbers, and from trying out which names are taken. */
@Injectable()
export class RegistrationGate {
  constructor(
    private readonly limits: Limits,
    private readonly brands: BrandRegistry,
    private readonly captchas: Captchas,
    private readonly botChecks: BotChecks,
  ) {}

  /** What a registration from this address needs by now. */
  async checks(origin: Origin): Promise<{ captcha: boolean; botCheck: boolean }> {
    const needed = await this.demanded(origin, 1);
    return { captcha: needed, botCheck: needed };
  }

  /**
   * Counts the registration before `register` runs, so that of several at once each counts the others, and requires captcha and
   * proof of work once more of them came from the network in an hour than are free. If `register` throws, the count is taken back.
   * @throws AppError 422 for captcha or proof of work, 429 with `Retry-After` above the registrations that a network may have in a day
   */
  pass<T>(origin: Origin, proofs: HumanProofs, register: () => Promise<T>): Promise<T> {
    return this.passWithoutCaptcha(origin, async () => {
      if (await this.demanded(origin, 0)) await this.requireHuman(origin.brand, proofs);
      return register();
    });
  }

  /**
   * The same for a person whom a provider has authenticated, who needs no captcha and no proof of work.
   * @throws AppError 429 with `Retry-After`
   */
  async passWithoutCaptcha<T>(origin: Origin, register: () => Promise<T>): Promise<T> {
    const day = this.registrationLimit(origin);
    await this.limits.require(day);
    try {
      return await register();
    } catch (error) {
      await this.limits.release(day.key);
      throw error;
    }
  }

  /** Counts that somebody at this address was told of a taken name. */
  async countTakenName(origin: Origin): Promise<void> {
    await this.limits.take([this.takenNameLimit(origin)]);
  }

  /** @throws AppError 429 with `Retry-After` */
  askForInvitation(origin: Origin): Promise<void> {
    const max = this.rulesOf(origin).invitationChecksPerMinute;
    return this.limits.require({
      key: `${origin.brand} invitation-check ${networkOf(origin.address)}`,
      max,
      windowMs: 60_000,
    });
  }

  private async demanded(origin: Origin, more: 0 | 1): Promise<boolean> {
    if (this.brands.byId(origin.brand).settings.registerRules.captcha.enabled) return true;
    const { key } = this.registrationLimit(origin);
    const inAnHour = await this.limits.count({ key, windowMs: HOUR_MS });
    if (inAnHour + more > this.rulesOf(origin).freePerAddressHour) return true;
    const names = this.takenNameLimit(origin);
    return (await this.limits.count(names)) >= names.max;
  }

  /** A missing captcha is reported before anything is used up; the proof of work is checked before the captcha. */
  private async requireHuman(brand: string, proofs: HumanProofs): Promise<void> {
    if (!proofs.captcha || !proofs.captchaId)
      throw new AppError(verificationErrors.error_captcha_required, { value: { captcha: true } });
    await this.botChecks.require(brand, proofs.botCheck);
    await this.captchas.require(brand, proofs);
  }

  private registrationLimit(origin: Origin): Limit {
    const max = this.rulesOf(origin).perAddressDay;
    return { key: `${origin.brand} registration ${networkOf(origin.address)}`, max, windowMs: DAY_MS };
  }

  private takenNameLimit(origin: Origin): Limit {
    const max = this.rulesOf(origin).namesPerAddressHour;
    return { key: `${origin.brand} taken-name ${networkOf(origin.address)}`, max, windowMs: HOUR_MS };
  }

  private rulesOf({ brand }: Origin) {
    return this.brands.byId(brand).settings.identity.registration;
  }
}
