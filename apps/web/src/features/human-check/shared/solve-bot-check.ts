import type { Challenge } from 'altcha-lib/types';
import { getBotChallenge } from '#libs/verification/common/verification.calls';
import { ApiError } from '../../../data/calls/api-error';
import { callApi } from '../../../data/calls/call-api';
import { solveChallengeOf } from '../solve-challenge';

/**
 * Fetches a proof of work and solves it: what calls take as `botCheck`, good once. Takes a fraction of a second on a
 * phone. @throws ApiError
 */
export async function solveBotCheck(): Promise<string> {
  const challenge = (await callApi(getBotChallenge, {})) as unknown as Challenge;
  try {
    return btoa(JSON.stringify({ challenge, solution: await solveChallengeOf(challenge) }));
  } catch {
    throw new ApiError('error_bot_check_failed');
  }
}
