import { webcrypto } from 'node:crypto';
import { seedHash } from '../../../common/fairness';
import { isMatchId, matchFieldsFrom, playAgain } from './verify-finding';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  // jsdom's own arrays are of another realm, which WebCrypto does not take.
  Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });
});

const SEED = '0123456789abcdef'.repeat(4);

test('plays a match again from the address of its proof, and says whose hash was shown', async () => {
  const fields = matchFieldsFrom(
    `?kind=book&clientSeed=village-cup-30000000&serverSeed=${SEED}&serverSeedHash=${await seedHash(SEED)}`,
  );
  const { match, matches } = await playAgain(fields);
  expect(match.state).toMatchObject({ sport: 'football', steps: 90 });
  expect(matches).toBe(true);
  expect(await playAgain(fields)).toEqual(await playAgain(fields));
  expect((await playAgain({ ...fields, hash: '0'.repeat(64) })).matches).toBe(false);
  expect((await playAgain({ ...fields, hash: '' })).matches).toBeNull();
});

test('another seed plays another match', async () => {
  const fields = { match: 'village-overs-9000000', seed: SEED, hash: '' };
  const { match } = await playAgain(fields);
  expect((await playAgain({ ...fields, seed: 'another' })).match.state).not.toEqual(match.state);
});

test.each(['', 'village-cup', 'river-dice-1', 'village-cup-x'])('knows that %p is no match', (id) => {
  expect(isMatchId(id)).toBe(false);
});
