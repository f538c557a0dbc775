import { resumeSession } from '#libs/authentication/common/session.calls';
import { apiErrorOf } from '../calls/api-error';
import { callApi } from '../calls/call-api';
import { enterSession } from './enter-session';
import { forgetDevice } from './remembered-device';
import { sessionState } from './session-store';

/** Takes up the session of this device. Of tabs that open together one asks, and the others hear of it. */
export async function resumeRemembered(): Promise<void> {
  if (!navigator.locks) return ask();
  await navigator.locks.request('mela-resume', ask);
}

async function ask(): Promise<void> {
  if (sessionState().status !== 'unknown') return;
  try {
    enterSession(await callApi(resumeSession, {}));
  } catch (error) {
    const { status } = apiErrorOf(error).detail;
    if (status !== undefined && status < 500) forgetDevice();
  }
}
