import type { withdrawalRequested } from '#libs/cashier/common/withdrawal.events';
import type { DataOf } from '#libs/platform/common/push';

export interface PushedWithdrawal {
  data: DataOf<typeof withdrawalRequested>;
  seq: number;
}

/** More than what comes while one snapshot is on its way. */
const KEPT = 50;
let pushed: PushedWithdrawal[] = [];

export function remember(push: PushedWithdrawal): void {
  pushed = [...pushed, push].slice(-KEPT);
}

export function forgetPushed(): void {
  pushed = [];
}

/** A snapshot that was overtaken by pushes on its way gets what it lacks. */
export const caughtUp = <Snapshot extends { seq: number }>(
  snapshot: Snapshot,
  apply: (snapshot: Snapshot, push: PushedWithdrawal) => Snapshot,
): Snapshot => pushed.reduce(apply, snapshot);
