import { Injectable, type OnModuleInit } from '@nestjs/common';
import { depositCredited, depositFailed, depositReversed } from '#libs/cashier/common/deposit.events';
import {
  DEPOSIT_MESSAGES,
  depositCreditedMessage,
  depositFailedMessage,
  depositReversedMessage,
} from '#libs/cashier/common/deposit.messages';
import type { DataOf } from '#libs/platform/common/push';
import { Events } from '#libs/platform/events/events';
import { MessageKinds } from '../message-kinds.js';
import { Messages } from '../messages.service.js';

/** Writes the result of a deposit as a message, in the transaction of the deposit's change. */
@Injectable()
export class DepositNotices implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly messages: Messages,
    private readonly kinds: MessageKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.register(DEPOSIT_MESSAGES);
    this.events.on(depositCredited, (member, data, brand) =>
      this.messages.write(member, brand, depositCreditedMessage, noticeOf(data)),
    );
    this.events.on(depositFailed, (member, data, brand) =>
      this.messages.write(member, brand, depositFailedMessage, noticeOf(data)),
    );
    this.events.on(depositReversed, (member, data, brand) =>
      this.messages.write(member, brand, depositReversedMessage, { ...noticeOf(data), owed: data.owed }),
    );
  }
}

function noticeOf({ site, amount, currency, at, id, status, underReview }: DataOf<typeof depositCredited>) {
  return { site, amount, currency, at, reference: id, status, underReview };
}
