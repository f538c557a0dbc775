import { freePlay, type SessionValue } from '#libs/identity/common/session.calls';
import { callApi } from '../../api/call-api';
import { ApiRefusal, NETWORK_ERROR } from '../../api/refusal';

const OS_LENGTH = 60;

/** Opens a trial account for this visit. @throws ApiRefusal */
export async function startFreePlay(): Promise<SessionValue> {
  const token = await sealedToken().catch(() => {
    throw new ApiRefusal(NETWORK_ERROR);
  });
  return callApi(freePlay, {
    os: navigator.userAgent.slice(0, OS_LENGTH),
    platform: 'W',
    version: '3',
    token,
  });
}

/** A random number for this call alone, sealed as the body of an encrypted call is. */
async function sealedToken(): Promise<string> {
  const { seal } = await import('../../api/seal');
  return seal({ random: crypto.randomUUID() }, `${freePlay.method} ${freePlay.path}`);
}
