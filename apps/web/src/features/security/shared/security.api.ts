import { queryOptions } from '@tanstack/react-query';
import {
  confirmTotp,
  getLogins,
  getSecurity,
  sendContactCode,
  sendPaymentPasswordCode,
  type setMobile,
  startTotp,
} from '#libs/authentication/common/security.calls';
import { getActiveSessions } from '#libs/authentication/common/session.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';
import { WITHDRAWAL_OPTIONS_KEY } from '../../withdrawal/shared/withdrawal-options-key';

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => callApi(getSecurity, {}),
});

export type Security = ValueOf<typeof getSecurity>;

/** The sessions that are open on the account, kept by no push: asked for at each visit. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => callApi(getActiveSessions, {}),
  staleTime: 0,
});

export const loginsQuery = queryOptions({
  queryKey: ['logins'],
  queryFn: () => callApi(getLogins, {}),
  staleTime: 0,
});

/** Fetches again what a change of passwords or bank accounts touches. */
export const renewSecurity = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: [WITHDRAWAL_OPTIONS_KEY] }),
  ]);

type Mobile = Pick<RequestOf<typeof setMobile>, 'mobileNum' | 'countryDialingCode'>;

export const sendCodeToMobile = ({ mobileNum, countryDialingCode }: Mobile) =>
  callApi(sendContactCode, { channel: 'mobile', target: mobileNum, countryDialingCode });
export const sendCodeToEmail = (email: string) =>
  callApi(sendContactCode, { channel: 'email', target: email.trim() });

export const beginTotp = (fields: RequestOf<typeof startTotp>) => callApi(startTotp, fields);
export const finishTotp = (fields: RequestOf<typeof confirmTotp>) => callApi(confirmTotp, fields);

export const sendPaymentCode = (method: RequestOf<typeof sendPaymentPasswordCode>['method']) =>
  callApi(sendPaymentPasswordCode, { method });
