import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { PortalClient } from './portal-client.js';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Solves the challenge as a browser does, and returns the value of `botCheck`, which is valid once. */
export async function solveBotCheck(client: PortalClient): Promise<string> {
  const { body } = await client.get<Challenge>('/wps/verification/challenge');
  if (!body.value) throw new Error(`no challenge: ${body.message}`);
  return solutionOf(body.value);
}

/** Solves a challenge that the caller has fetched. */
export async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
