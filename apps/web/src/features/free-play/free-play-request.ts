import { freePlay } from '#libs/authentication/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';

const OS_LENGTH = 60;

/** What opens a trial account for this visit. Without the server's keys it has no token, and the call says why. */
export async function freePlayRequest(): Promise<RequestOf<typeof freePlay>> {
  const token = await sealedToken().catch(() => '');
  return { os: navigator.userAgent.slice(0, OS_LENGTH), platform: 'W', version: '3', token };
}

/** A random number for this call alone, sealed as the body of an encrypted call is. */
async function sealedToken(): Promise<string> {
  const { seal } = await import('../../data/calls/seal');
  return seal({ random: crypto.randomUUID() }, `${freePlay.method} ${freePlay.path}`);
}
