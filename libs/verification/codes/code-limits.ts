import { Injectable } from '@nestjs/common';
import { type Limit, Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { BrandRegistry } from '#libs/site/index';
import type { CodeOrder } from './code-order.js';
import { tooManyCodes } from './code-refusals.js';
import type { RequesterKind } from './proved-requesters.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How many codes are sent, by SMS or mail: to one target, for one IP network, for one brand. */
@Injectable()
export class CodeLimits {
  constructor(
    private readonly limits: Limits,
    private readonly brands: BrandRegistry,
  ) {}

  /**
   * Counts a code, or none where a limit is reached. Each kind of requester has a share of its own, `perNumberDay`, so that no
   * stranger uses up the owner's; all three together are the most codes that one target gets in a day.
   * @returns the limits to release where the code could not be sent
   * @throws AppError 429 error_sms_too_many with `Retry-After`
   */
  async take({ brand, channel, purpose, target, address }: CodeOrder, kind: RequesterKind): Promise<Limit[]> {
    const rules = this.brands.byId(brand).settings.identity.sms;
    const code = `${brand} code-${channel}`;
    const number = kind === 'stranger' ? target : `${target} ${kind}`;
    const own = [
      { key: `${code} again ${purpose} ${number}`, max: 1, windowMs: rules.resendMinutes * MINUTE_MS },
      { key: `${code} target ${number}`, max: rules.perNumberDay, windowMs: DAY_MS },
    ];
    const shared = [
      { key: `${code} address ${networkOf(address)}`, max: rules.perAddressHour, windowMs: HOUR_MS },
      { key: code, max: rules.perBrandHour, windowMs: HOUR_MS },
    ];
    const wait = await this.limits.take([...own, ...shared]);
    if (wait !== null) throw tooManyCodes(rules.waitMinutes, wait);
    return own;
  }

  /** Those of the target alone. The limits of network and brand keep counting a failed code, since the provider was asked. */
  async release(taken: readonly Limit[]): Promise<void> {
    for (const { key } of taken) await this.limits.release(key);
  }
}
