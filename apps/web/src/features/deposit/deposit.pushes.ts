import { type DepositDetail, depositDetail, depositSummary } from '#libs/cashier/common/deposit.calls';
import {
  depositCreated,
  depositCredited,
  depositFailed,
  depositReversed,
} from '#libs/cashier/common/deposit.events';
import { isPayable } from '#libs/cashier/common/deposit-states';
import { updateDetail } from '../../data/push/cache-rules';
import { latestFirst, updateLists } from '../../data/push/list-rule';
import { on } from '../../data/push/push-table';

const pushedDetail = depositDetail.omit({ payUrl: true });

export const depositPushes = on(
  [depositCreated, depositCredited, depositFailed, depositReversed],
  updateDetail('deposit', (data, held: DepositDetail) => ({
    ...pushedDetail.parse(data),
    payUrl: isPayable(data, Date.parse(data.at)) ? held.payUrl : null,
  })),
  updateLists({
    keyPrefix: 'deposits',
    row: depositSummary,
    order: latestFirst(({ createdAt }) => createdAt),
  }),
);
