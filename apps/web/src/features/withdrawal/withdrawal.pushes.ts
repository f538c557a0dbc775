import { depositReversed } from '#libs/cashier/common/deposit.events';
import { withdrawalDetail, withdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
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
import { memberUpdated } from '#libs/members/common/member.events';
import { invalidate, updateDetail } from '../../data/push/cache-rules';
import { latestFirst, updateLists } from '../../data/push/list-rule';
import { on } from '../../data/push/push-table';
import { WITHDRAWAL_OPTIONS_KEY } from './shared/withdrawal-options-key';
import type { WithdrawalFilter } from './withdrawal.api';

const WITHDRAWAL_PUSHES = [
  withdrawalRequested,
  withdrawalApproved,
  withdrawalRejected,
  withdrawalDistributed,
  withdrawalReminded,
  withdrawalReceived,
  withdrawalDisputed,
  withdrawalResolved,
] as const;

export const withdrawalPushes = [
  ...on(
    WITHDRAWAL_PUSHES,
    updateDetail('withdrawal', (data) => withdrawalDetail.parse(data)),
    updateLists({
      keyPrefix: 'withdrawals',
      row: withdrawalSummary,
      matches: ({ status }, { waiting }: WithdrawalFilter) =>
        waiting === undefined || status === 'distributed',
      changing: ['waiting'],
      order: latestFirst(({ createdAt }) => createdAt),
    }),
    invalidate(WITHDRAWAL_OPTIONS_KEY),
  ),
  // A reversed deposit leaves a debt, which stops withdrawals even where it took nothing from the balance.
  ...on([balanceChanged, depositReversed, memberUpdated], invalidate(WITHDRAWAL_OPTIONS_KEY)),
];
