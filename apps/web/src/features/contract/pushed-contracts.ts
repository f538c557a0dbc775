import type { contractOffered } from '#libs/agency/common/contract.events';
import type { DataOf } from '#libs/platform/common/push';
import { PushMemory } from '../../realtime/push-memory';

export interface PushedContract {
  data: DataOf<typeof contractOffered>;
  seq: number;
}

export const pushedContracts = new PushMemory<PushedContract>();
