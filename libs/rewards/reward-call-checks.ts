import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CallChecks } from '#libs/platform/http/call-checks';
import { Limits } from '#libs/platform/limits/limits';
import { redeemPointReward } from './common/mall.calls.js';
import { convertPoints } from './common/points.calls.js';
import { redeemCode } from './common/promotions.calls.js';
import { RedemptionCheck } from './mall/redemptions.service.js';
import { Points } from './points/points.service.js';

/** Codes that a member may give in an hour: right ones are few. */
const CODES_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Attempts at the payment password, and at codes, are counted before a call's transaction begins. */
@Injectable()
export class RewardCallChecks implements OnModuleInit {
  constructor(
    private readonly checks: CallChecks,
    private readonly points: Points,
    private readonly redemptions: RedemptionCheck,
    private readonly limits: Limits,
  ) {}

  onModuleInit(): void {
    this.checks.register(convertPoints, (caller, input) => this.points.check(caller, input));
    this.checks.register(redeemPointReward, (caller, input) => this.redemptions.check(caller, input));
    this.checks.register(redeemCode, ({ brand, person }) =>
      this.limits.require({
        key: `${brand} promotion-code ${person}`,
        max: CODES_AN_HOUR,
        windowMs: HOUR_MS,
      }),
    );
  }
}
