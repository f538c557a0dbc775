import { requestResetLink, resetByCode, resetByLink } from '#libs/identity/common/password.calls';
import type { SessionValue } from '#libs/identity/common/session.calls';
import { callApi } from '../../api/call-api';
import type { CodeReset, LinkOrder, LinkReset } from './recovery.machine';

export async function askForLink(order: LinkOrder): Promise<void> {
  await callApi(requestResetLink, order);
}

export const resetWithCode = (reset: CodeReset): Promise<SessionValue> => callApi(resetByCode, reset);

export async function resetWithLink(reset: LinkReset): Promise<void> {
  await callApi(resetByLink, reset);
}
