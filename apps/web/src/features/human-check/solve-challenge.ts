import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import type { Challenge, Solution } from 'altcha-lib/types';

/** So long may a slow phone need, in milliseconds. */
const TIMEOUT = 60_000;
const MOST_WORKERS = 4;

/** @throws Error where no solution was found in time */
export async function solveChallengeOf(challenge: Challenge): Promise<Solution> {
  const solution = await solveInWorkers(challenge).catch(() => solveHere(challenge));
  if (!solution) throw new Error('the challenge was not solved in time');
  return solution;
}

/** One processor is left to the page. */
async function solveInWorkers(challenge: Challenge): Promise<Solution | null> {
  return solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1)),
    createWorker: () => new Worker(new URL('./bot-check.worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT,
  });
}

/** Where a browser starts no workers; the solver lets the page breathe now and then. */
async function solveHere(challenge: Challenge): Promise<Solution | null> {
  const { deriveKey } = await import('altcha-lib/algorithms/web/pbkdf2');
  return solveChallenge({ challenge, deriveKey, timeout: TIMEOUT });
}
