import { logout } from '#libs/authentication/common/session.calls';
import { callApi } from '../calls/call-api';
import { currentToken, endSession } from './session-store';

/**
 * Ends the session. The tab forgets it at once, so that a call under way, which the server now refuses, does not look like
 * a session that has expired; the server ends it where it can be reached.
 */
export async function logOut(): Promise<void> {
  const token = currentToken();
  endSession('logout');
  if (token) await callApi(logout, {}, { token });
}
