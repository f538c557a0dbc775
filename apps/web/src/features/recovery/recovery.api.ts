import { requestResetLink, resetByCode, resetByLink } from '#libs/authentication/common/password.calls';
import type { SessionValue } from '#libs/authentication/common/session.calls';
import { callApi } from '../../data/calls/call-api';
import type { CodeReset, LinkRequest, LinkReset } from './recovery.machine';

export async function askForLink(request: LinkRequest): Promise<void> {
  await callApi(requestResetLink, request);
}

export const resetWithCode = (reset: CodeReset): Promise<SessionValue> => callApi(resetByCode, reset);

export async function resetWithLink(reset: LinkReset): Promise<void> {
  await callApi(resetByLink, reset);
}
