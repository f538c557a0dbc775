import { Injectable } from '@nestjs/common';
import type { Caller } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { BrandRegistry } from '#libs/site/index';
import { Captchas } from './captchas.js';

const MINUTE_MS = 60_000;

/** Hands out images, to one address only so many a minute. */
@Injectable()
export class CaptchaService {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly limits: Limits,
    private readonly captchas: Captchas,
  ) {}

  /** @throws AppError 429 with `Retry-After` */
  async draw({ brand, address }: Caller): Promise<{ id: string; image: string }> {
    const { perAddressMinute } = this.brands.byId(brand).settings.identity.captcha;
    const key = `${brand} captcha ${networkOf(address)}`;
    await this.limits.require({ key, max: perAddressMinute, windowMs: MINUTE_MS });
    return this.captchas.draw(brand);
  }
}
