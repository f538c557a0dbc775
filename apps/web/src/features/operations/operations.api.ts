import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { listDepositCases } from '#libs/operations/common/deposit-desk.calls';
import { listLedgerFindings } from '#libs/operations/common/ledger-findings.calls';
import { listOverpayments } from '#libs/operations/common/overpayments.calls';
import { listPaymentAlerts, listUnmatchedPayments } from '#libs/operations/common/payment-desk.calls';
import { getQueueCounts } from '#libs/operations/common/queue.calls';
import type { AnyCall, RequestOf, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { type ApiRefusal, NETWORK_ERROR, refusalOf } from '../../api/refusal';

/** Everything below this key is read anew when the queue has changed. */
export const LISTS = ['operations', 'lists'] as const;
const COUNTS = ['operations', 'counts'] as const;

export const countsQuery = queryOptions({ queryKey: COUNTS, queryFn: () => callApi(getQueueCounts, {}) });

export const depositCasesQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...LISTS, 'deposits', pageNo],
    queryFn: () => callApi(listDepositCases, { pageNo, pageSize: 50 }),
    placeholderData: (before) => before,
  });

export const unmatchedPaymentsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...LISTS, 'payments', pageNo],
    queryFn: () => callApi(listUnmatchedPayments, { pageNo, pageSize: 50 }),
    placeholderData: (before) => before,
  });

export const paymentAlertsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...LISTS, 'payment-alerts', pageNo],
    queryFn: () => callApi(listPaymentAlerts, { pageNo, pageSize: 50 }),
    placeholderData: (before) => before,
  });

export const ledgerFindingsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...LISTS, 'ledger-findings', pageNo],
    queryFn: () => callApi(listLedgerFindings, { pageNo, pageSize: 50 }),
    placeholderData: (before) => before,
  });

export const overpaymentsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...LISTS, 'overpayments', pageNo],
    queryFn: () => callApi(listOverpayments, { pageNo, pageSize: 50 }),
    placeholderData: (before) => before,
  });

/**
 * A move of an operator. While no answer came the same key is sent again, so that it happens once; after an answer
 * the next press is a new intent. What it changed is read anew, also where somebody else was first.
 */
export function useAct<C extends AnyCall>(call: C, done?: (value: ValueOf<C>) => void) {
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const renew = () => {
    key.current = crypto.randomUUID();
    return queries.invalidateQueries({ queryKey: LISTS });
  };
  const { mutate, isPending, error, reset } = useMutation<ValueOf<C>, unknown, RequestOf<C>>({
    mutationFn: (input) => callApi(call, input, { idempotencyKey: key.current }),
    onSuccess: (value) => {
      void renew();
      done?.(value);
    },
    onError: (failure) => {
      if (refusalOf(failure).code !== NETWORK_ERROR) void renew();
    },
  });
  const refusal: ApiRefusal | null = error ? refusalOf(error) : null;
  return { act: mutate, busy: isPending, refusal, reset };
}
