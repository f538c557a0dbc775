import type { Challenge } from 'altcha-lib/types';
import { getBotChallenge } from '#libs/identity/common/verification.calls';
import { callApi } from '../../api/call-api';
import { ApiRefusal } from '../../api/refusal';
import { solveChallengeOf } from './solve-challenge';

/**
 * Fetches a proof of work and solves it: what calls take as `botCheck`, good once. Takes a fraction of a second on a
 * phone. @throws ApiRefusal
 */
export async function solveBotCheck(): Promise<string> {
  const challenge = (await callApi(getBotChallenge, {})) as unknown as Challenge;
  try {
    return btoa(JSON.stringify({ challenge, solution: await solveChallengeOf(challenge) }));
  } catch {
    throw new ApiRefusal('error_bot_check_failed');
  }
}
