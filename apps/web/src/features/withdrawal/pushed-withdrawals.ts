import type { withdrawalRequested } from '#libs/cashier/common/withdrawal.events';
import type { DataOf } from '#libs/platform/common/push';
import { PushMemory } from '../../realtime/push-memory';

export interface PushedWithdrawal {
  data: DataOf<typeof withdrawalRequested>;
  seq: number;
}

export const pushedWithdrawals = new PushMemory<PushedWithdrawal>();
