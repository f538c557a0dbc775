import { logout } from '#libs/identity/common/session.calls';
import { callApi } from '../../api/call-api';
import { endSession } from './session-store';

/** Ends the session at the server; the tab forgets it even where the server cannot be reached. */
export async function logOut(): Promise<void> {
  try {
    await callApi(logout, {});
  } finally {
    endSession('logout');
  }
}
