import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SYSTEM } from '#libs/platform/transitions/actor-context';
import { RedemptionLifecycle } from '../mall/redemption.lifecycle.js';
import { EntitlementLifecycle } from './entitlement.lifecycle.js';

/** Lets a member choose again when an operator has rejected the goods that the reward was. */
@Injectable()
export class ReturnedGoods implements OnModuleInit {
  constructor(
    private readonly redemptions: RedemptionLifecycle,
    private readonly entitlements: EntitlementLifecycle,
  ) {}

  onModuleInit(): void {
    this.redemptions.onReturned((reward) => this.entitlements.reopen(reward, SYSTEM));
  }
}
