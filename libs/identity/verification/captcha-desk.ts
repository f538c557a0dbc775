import { Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import type { Caller } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { BrandRegistry } from '#libs/site/index';
import { Captchas } from './captchas.js';

const MINUTE_MS = 60_000;

/** Hands out images, to one address only so many a minute. */
@Injectable()
export class CaptchaDesk {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly limits: Limits,
    private readonly captchas: Captchas,
  ) {}

  /** @throws Refusal 429 with `Retry-After` */
  async draw({ brand, address }: Caller): Promise<{ id: string; image: string }> {
    const { perAddressMinute } = this.brands.byId(brand).settings.identity.captcha;
    const key = `${brand} captcha ${networkOf(address)}`;
    const wait = await this.limits.take([{ key, most: perAddressMinute, windowMs: MINUTE_MS }]);
    if (wait !== null)
      throw new Refusal(platformErrors.error_too_many_requests, { retryAfter: Math.ceil(wait / 1000) });
    return this.captchas.draw(brand);
  }
}
