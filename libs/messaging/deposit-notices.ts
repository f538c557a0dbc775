import { Injectable, type OnModuleInit } from '@nestjs/common';
import { depositCredited, depositFailed } from '#libs/cashier/common/deposit.events';
import type { DataOf } from '#libs/platform/common/push';
import { Events } from '#libs/platform/events/events';
import { Messages } from './messages.service.js';

/** Writes the result of a deposit as a message, in the transaction of the deposit's change. */
@Injectable()
export class DepositNotices implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly messages: Messages,
  ) {}

  onModuleInit(): void {
    this.events.on(depositCredited, (member, data, brand) =>
      this.messages.write(member, brand, 'deposit.credited', noticeOf(data)),
    );
    this.events.on(depositFailed, (member, data, brand) =>
      this.messages.write(member, brand, 'deposit.failed', noticeOf(data)),
    );
  }
}

function noticeOf({ site, amount, currency, at, id, status, underReview }: DataOf<typeof depositCredited>) {
  return { site, amount, currency, at, reference: id, status, underReview };
}
