import { queryOptions } from '@tanstack/react-query';
import {
  addBankAccount,
  getWithdrawalOptions,
  removeBankAccount,
} from '#libs/cashier/common/withdrawal.calls';
import {
  cancelFactorReset,
  confirmTotp,
  getLogins,
  getSecurity,
  removeTotp,
  renewRecoveryCodes,
  resetPaymentPassword,
  sendContactCode,
  sendPaymentPasswordCode,
  setEmail,
  setMobile,
  setPaymentPassword,
  setRealName,
  startTotp,
} from '#libs/identity/common/security.calls';
import { endDevice, getDevices } from '#libs/identity/common/session.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { queryClient } from '../session/query-client';

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => callApi(getSecurity, {}),
});

export type Security = ValueOf<typeof getSecurity>;

/** The sessions that are open on the account, kept by no push: asked for at each visit. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => callApi(getDevices, {}),
  staleTime: 0,
});

export const loginsQuery = queryOptions({
  queryKey: ['logins'],
  queryFn: () => callApi(getLogins, {}),
  staleTime: 0,
});

/** What may leave, to which accounts, and what stands in the way. */
export const withdrawalOptionsQuery = queryOptions({
  queryKey: ['withdrawal-options'],
  queryFn: () => callApi(getWithdrawalOptions, {}),
});

export type WithdrawalOptions = ValueOf<typeof getWithdrawalOptions>;

/** What a change of passwords or accounts moves. */
export const renewSecurity = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: withdrawalOptionsQuery.queryKey }),
  ]);

type Mobile = Pick<RequestOf<typeof setMobile>, 'mobileNum' | 'countryDialingCode'>;

export const sendCodeToMobile = ({ mobileNum, countryDialingCode }: Mobile) =>
  callApi(sendContactCode, { channel: 'mobile', target: mobileNum, countryDialingCode });
export const sendCodeToEmail = (email: string) =>
  callApi(sendContactCode, { channel: 'email', target: email.trim() });

export async function saveMobile(fields: RequestOf<typeof setMobile>): Promise<void> {
  await callApi(setMobile, fields);
  await renewSecurity();
}

export async function saveEmail(fields: RequestOf<typeof setEmail>): Promise<void> {
  await callApi(setEmail, fields);
  await renewSecurity();
}

export async function saveRealName(fields: RequestOf<typeof setRealName>): Promise<void> {
  await callApi(setRealName, fields);
  await renewSecurity();
}

export const beginTotp = (fields: RequestOf<typeof startTotp>) => callApi(startTotp, fields);
export const finishTotp = (fields: RequestOf<typeof confirmTotp>) => callApi(confirmTotp, fields);

export async function endTotp(fields: RequestOf<typeof removeTotp>): Promise<void> {
  await callApi(removeTotp, fields);
  await renewSecurity();
}

export const makeRecoveryCodes = (fields: RequestOf<typeof renewRecoveryCodes>) =>
  callApi(renewRecoveryCodes, fields);

export async function stopFactorReset(): Promise<void> {
  await callApi(cancelFactorReset, {});
  await renewSecurity();
}

/** Ends a session elsewhere; its browser is told at once. */
export async function closeDevice(id: string): Promise<void> {
  await callApi(endDevice, { id });
  await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
}

export async function savePaymentPassword(fields: RequestOf<typeof setPaymentPassword>): Promise<void> {
  await callApi(setPaymentPassword, fields);
  await renewSecurity();
}

export const sendPaymentCode = (method: RequestOf<typeof sendPaymentPasswordCode>['method']) =>
  callApi(sendPaymentPasswordCode, { method });

export async function renewPaymentPassword(fields: RequestOf<typeof resetPaymentPassword>): Promise<void> {
  await callApi(resetPaymentPassword, fields);
  await renewSecurity();
}

export async function saveBankAccount(fields: RequestOf<typeof addBankAccount>) {
  const account = await callApi(addBankAccount, fields);
  await renewSecurity();
  return account;
}

export async function dropBankAccount(id: string): Promise<void> {
  await callApi(removeBankAccount, { id });
  await renewSecurity();
}
