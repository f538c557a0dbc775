import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { AppError } from '#libs/platform/http/app-error';
import type { BotChallenge } from '../common/verification.calls.js';
import { createVerificationParts, hundredTries, setUpVerification } from '../verification.fixture.js';

const { db, inbox: post, first: here, second: there } = setUpVerification();

interface Proof {
  challenge: BotChallenge;
  solution: { counter: number; derivedKey: string };
}

/** As a browser does it. */
async function solved(): Promise<Proof> {
  const challenge = await here.botChecks.challenge('mela');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}
const written = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');
const outcome = (proof: unknown, at = here, brand = 'mela') =>
  at.botChecks.require(brand, typeof proof === 'string' ? proof : written(proof)).then(
    () => 'done',
    ({ code }: AppError) => code,
  );
const FAILED = 'error_bot_check_failed';

test('the work that a browser does is taken', async () => {
  expect(await outcome(await solved())).toBe('done');
});

test('of 100 that show the same work in two programs one is let in', async () => {
  const proof = await solved();
  const all = await hundredTries([here, there], (program) => outcome(proof, program));
  expect(all.filter((each) => each === 'done')).toHaveLength(1);
  expect(all.filter((each) => each === FAILED)).toHaveLength(99);
});

test('work and codes that were given out before the installation changed its secret are taken', async () => {
  const env = { ...post.env, ENCRYPTION_SECRET: `newer,${here.config.ENCRYPTION_SECRET}` };
  const later = await createVerificationParts(db.url, { env });
  expect(await outcome(await solved(), later)).toBe('done');
  const order = { brand: 'mela', channel: 'sms', purpose: 'step-up 9', target: '+8801712345678' } as const;
  await here.codes.send({ ...order, address: '10.0.0.1', language: 'EN' });
  await later.codes.spend({ ...order, code: await post.takeCode(order.target) });
  await later.close();
});

test('it is not used up inside a transaction, which could take that back', async () => {
  const proof = await solved();
  await expect(
    here.database.transaction(() => here.botChecks.require('mela', written(proof))),
  ).rejects.toThrow('before the transaction begins');
  expect(await outcome(proof)).not.toBe(FAILED);
});

test('nothing else passes for it, and it is still good afterwards', async () => {
  const proof = await solved();
  const { challenge, solution } = proof;
  const { parameters } = challenge;
  const easier = (changes: object) => ({
    solution,
    challenge: { ...challenge, parameters: { ...parameters, ...changes } },
  });
  const forgeries: unknown[] = [
    'x',
    '',
    '{}',
    written([]),
    written(null),
    { challenge },
    { solution },
    { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
    { challenge, solution: { ...solution, derivedKey: solution.derivedKey.slice(0, 4) } },
    { challenge, solution: { counter: -1, derivedKey: solution.derivedKey } },
    { challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution },
    { challenge: { parameters }, solution },
    easier({ cost: 1 }),
    easier({ keyPrefix: '00' }),
    easier({ nonce: 'ab'.repeat(16) }),
    easier({ expiresAt: parameters.expiresAt + 3600 }),
    easier({ data: { brand: 'other' } }),
  ];
  for (const forgery of forgeries)
    expect([forgery, await outcome(forgery)]).toEqual([
      forgery,
      forgery === '' ? 'error_bot_check_required' : FAILED,
    ]);
  expect(await outcome(proof, here, 'other')).toBe(FAILED);
  expect(await outcome(proof)).toBe('done');
});

test('it ends after ten minutes of business time', async () => {
  const [early, late] = [await solved(), await solved()];
  await here.clock.advance(9 * 60_000);
  expect(await outcome(early)).toBe('done');
  await here.clock.advance(60_000);
  expect(await outcome(late)).toBe(FAILED);
});

test('the work is bounded: what a phone does in a moment', async () => {
  const { challenge, solution } = await solved();
  expect(challenge.parameters.cost * solution.counter).toBeLessThanOrEqual(150_000);
  expect(challenge.parameters.cost * solution.counter).toBeGreaterThanOrEqual(50_000);
});
