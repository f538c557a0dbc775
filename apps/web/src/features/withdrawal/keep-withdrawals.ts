import {
  withdrawalApproved,
  withdrawalDisputed,
  withdrawalDistributed,
  withdrawalReceived,
  withdrawalRejected,
  withdrawalReminded,
  withdrawalRequested,
  withdrawalResolved,
} from '#libs/cashier/common/withdrawal.events';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { onPush } from '../../realtime/push-handlers';
import { queryClient } from '../session/query-client';
import { type PushedWithdrawal, pushedWithdrawals } from './pushed-withdrawals';
import { type Detail, inDetail, inPage, inWaiting, type Page } from './withdrawal-snapshots';

const PUSHES = [
  withdrawalRequested,
  withdrawalApproved,
  withdrawalRejected,
  withdrawalDistributed,
  withdrawalReminded,
  withdrawalReceived,
  withdrawalDisputed,
  withdrawalResolved,
];

/** Keeps the lists and pages of withdrawals, and what may be withdrawn, current. */
export function keepWithdrawals(): () => void {
  const forget = [
    ...PUSHES.map((push) => onPush(push, (data, seq) => apply({ data, seq }))),
    onPush(balanceChanged, renewOptions),
  ];
  return () => {
    for (const each of forget) each();
    pushedWithdrawals.forget();
  };
}

function renewOptions(): void {
  void queryClient.invalidateQueries({ queryKey: ['withdrawal-options'] });
}

function apply(push: PushedWithdrawal): void {
  pushedWithdrawals.remember(push);
  const { id } = push.data;
  queryClient.setQueryData<Detail>(['withdrawal', id], (held) => held && inDetail(held, push));
  queryClient.setQueryData<Page>(['withdrawals', 1], (page) => page && inPage(page, push));
  queryClient.setQueryData<Page>(['withdrawals-waiting'], (page) => page && inWaiting(page, push));
  // A push carries no tranches and no proofs, and moves what stands on later pages of the list.
  void queryClient.invalidateQueries({ queryKey: ['withdrawal', id] });
  for (const [key] of queryClient.getQueriesData({ queryKey: ['withdrawals'] })) {
    if (key[1] !== 1) void queryClient.invalidateQueries({ queryKey: key });
  }
  renewOptions();
}
