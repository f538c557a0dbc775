import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  withdrawalApproved,
  withdrawalDistributed,
  withdrawalReceived,
  withdrawalRejected,
  withdrawalResolved,
} from '#libs/cashier/common/withdrawal.events';
import {
  WITHDRAWAL_MESSAGES,
  withdrawalApprovedMessage,
  withdrawalDistributedMessage,
  withdrawalReceivedMessage,
  withdrawalRejectedMessage,
  withdrawalResolvedMessage,
} from '#libs/cashier/common/withdrawal.messages';
import type { DataOf } from '#libs/platform/common/push';
import { Events } from '#libs/platform/events/events';
import { MessageKinds } from '../message-kinds.js';
import { Messages } from '../messages.service.js';

/** Writes each result of a withdrawal as a message, in the transaction of its change. */
@Injectable()
export class WithdrawalNotices implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly messages: Messages,
    private readonly kinds: MessageKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.register(WITHDRAWAL_MESSAGES);
    this.events.on(withdrawalApproved, (member, data, brand) =>
      this.messages.write(member, brand, withdrawalApprovedMessage, noticeOf(data, data.amount)),
    );
    this.events.on(withdrawalRejected, (member, data, brand) =>
      this.messages.write(member, brand, withdrawalRejectedMessage, {
        ...noticeOf(data, data.amount),
        reason: data.rejectReason ?? '',
      }),
    );
    this.events.on(withdrawalDistributed, (member, data, brand) =>
      this.messages.write(member, brand, withdrawalDistributedMessage, {
        ...noticeOf(data, data.tranche?.amount ?? data.amount),
        deadlineAt: data.deadlineAt ?? undefined,
      }),
    );
    this.events.on(withdrawalReceived, (member, data, brand) => this.received(member, data, brand));
    this.events.on(withdrawalResolved, (member, data, brand) =>
      this.messages.write(member, brand, withdrawalResolvedMessage, {
        ...noticeOf(data, data.part),
        outcome: data.outcome,
      }),
    );
  }

  /**
   * Only for a receipt that the deadline confirmed: members know their own answers, and a receipt that an operator forced is
   * reported as `withdrawalResolved`.
   */
  private async received(
    member: string,
    data: DataOf<typeof withdrawalReceived>,
    brand: string,
  ): Promise<void> {
    if (data.by !== 'timeout') return;
    await this.messages.write(member, brand, withdrawalReceivedMessage, noticeOf(data, data.part));
  }
}

function noticeOf({ site, currency, at, id, status }: DataOf<typeof withdrawalApproved>, amount: string) {
  return { site, amount, currency, at, reference: id, status };
}
