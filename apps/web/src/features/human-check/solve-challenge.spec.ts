/** @jest-environment node */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallengeOf } from './solve-challenge';

test('where a browser starts no workers, the page solves the proof of work itself', async () => {
  expect(typeof Worker).toBe('undefined');
  const hmacSignatureSecret = 'of this test';
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 20,
    deriveKey,
    hmacSignatureSecret,
  });
  const solution = await solveChallengeOf(challenge);
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  });
});
