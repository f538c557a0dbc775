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

type At = Pick<Caller, 'brand' | 'address'>;
interface Given {
  captcha?: string;
  captchaId?: string;
  botCheck?: string;
}

/** Keeps machines from opening accounts by the hundred, and from asking for name after name. */
@Injectable()
export class RegistrationGate {
  constructor(
    private readonly limits: Limits,
    private readonly brands: BrandRegistry,
    private readonly captchas: Captchas,
    private readonly botChecks: BotChecks,
  ) {}

  /** What a registration from this address needs by now. */
  async checks(at: At): Promise<{ captcha: boolean; botCheck: boolean }> {
    const needed = await this.demanded(at, 1);
    return { captcha: needed, botCheck: needed };
  }

  /**
   * Counts the registration, and asks for captcha and proof of work where it is one too many. Those at once count each
   * other, so that none slips through. What fails in `register` is no registration, and is not counted.
   * @throws AppError 422 for captcha or proof of work, 429 with `Retry-After` for one more than a day may have
   */
  pass<T>(at: At, given: Given, register: () => Promise<T>): Promise<T> {
    return this.passWithoutCaptcha(at, async () => {
      if (await this.demanded(at, 0)) await this.requireHuman(at.brand, given);
      return register();
    });
  }

  /** The same for a person whom a provider has authenticated: no captcha and no proof of work are asked for. @throws AppError 429 with `Retry-After` */
  async passWithoutCaptcha<T>(at: At, register: () => Promise<T>): Promise<T> {
    const day = this.registrations(at);
    await this.limits.require(day);
    try {
      return await register();
    } catch (error) {
      await this.limits.release(day.key);
      throw error;
    }
  }

  /** Counts that somebody at this address was told of a taken name. */
  async countTakenName(at: At): Promise<void> {
    await this.limits.take([this.names(at)]);
  }

  /** @throws AppError 429 with `Retry-After` */
  askForInvitation(at: At): Promise<void> {
    const max = this.rulesOf(at).invitationChecksPerMinute;
    return this.limits.require({
      key: `${at.brand} invitation-check ${networkOf(at.address)}`,
      max,
      windowMs: 60_000,
    });
  }

  private async demanded(at: At, more: 0 | 1): Promise<boolean> {
    if (this.brands.byId(at.brand).settings.registerRules.captcha.enabled) return true;
    const { key } = this.registrations(at);
    const inAnHour = await this.limits.count({ key, windowMs: HOUR_MS });
    if (inAnHour + more > this.rulesOf(at).freePerAddressHour) return true;
    const names = this.names(at);
    return (await this.limits.count(names)) >= names.max;
  }

  /** What is missing is told before anything is used up, and the proof of work is judged before the captcha. */
  private async requireHuman(brand: string, given: Given): Promise<void> {
    if (!given.captcha || !given.captchaId)
      throw new AppError(verificationErrors.error_captcha_required, { value: { captcha: true } });
    await this.botChecks.require(brand, given.botCheck);
    await this.captchas.require(brand, given);
  }

  private registrations(at: At): Limit {
    const max = this.rulesOf(at).perAddressDay;
    return { key: `${at.brand} registration ${networkOf(at.address)}`, max, windowMs: DAY_MS };
  }

  private names(at: At): Limit {
    const max = this.rulesOf(at).namesPerAddressHour;
    return { key: `${at.brand} taken-name ${networkOf(at.address)}`, max, windowMs: HOUR_MS };
  }

  private rulesOf({ brand }: At) {
    return this.brands.byId(brand).settings.identity.registration;
  }
}
