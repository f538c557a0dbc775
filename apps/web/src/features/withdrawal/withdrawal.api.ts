import { queryOptions } from '@tanstack/react-query';
import {
  answerReceipt,
  createWithdrawal,
  getProof,
  getWithdrawal,
  listWithdrawals,
  type ReceiptAnswer,
} from '#libs/cashier/common/withdrawal.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { pushedWithdrawals } from './pushed-withdrawals';
import { inDetail, inPage, inWaiting } from './withdrawal-snapshots';

export const withdrawalsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['withdrawals', pageNo],
    queryFn: async () => {
      const page = await callApi(listWithdrawals, { pageNo });
      return pageNo === 1 ? pushedWithdrawals.caughtUp(page, inPage) : page;
    },
  });

/** Those that ask the member whether the money arrived, the nearest deadline first. */
export const waitingQuery = queryOptions({
  queryKey: ['withdrawals-waiting'],
  queryFn: async () =>
    pushedWithdrawals.caughtUp(await callApi(listWithdrawals, { waiting: '1', pageSize: 100 }), inWaiting),
});

export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: ['withdrawal', id],
    queryFn: async () => pushedWithdrawals.caughtUp(await callApi(getWithdrawal, { id }), inDetail),
  });

/** An image never changes once it was shown. */
export const proofQuery = (id: string, proof: string) =>
  queryOptions({ queryKey: ['proof', id, proof], queryFn: () => callApi(getProof, { id, proof }) });

/** Orders a withdrawal. One key for each intent: a repeated press or a lost answer leads to the same order. */
export const orderWithdrawal = (order: RequestOf<typeof createWithdrawal>, idempotencyKey: string) =>
  callApi(createWithdrawal, order, { idempotencyKey });

/** Says whether a tranche arrived. The same key again is the same answer. */
export const sendAnswer = (
  answered: { id: string; tranche: number; answer: ReceiptAnswer },
  images: File[],
  idempotencyKey: string,
) => callApi(answerReceipt, answered, { idempotencyKey, images });
