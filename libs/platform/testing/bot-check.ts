import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { PortalClient } from './portal-client.js';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Does the work that a browser does, and gives what it sends as `botCheck`: good once. */
export async function solveBotCheck(client: PortalClient): Promise<string> {
  const { body } = await client.get<Challenge>('/wps/verification/challenge');
  if (!body.value) throw new Error(`no challenge: ${body.message}`);
  return solutionOf(body.value);
}

/** The same for a challenge that was asked for elsewhere. */
export async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
