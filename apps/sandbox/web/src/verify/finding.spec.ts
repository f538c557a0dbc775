import { webcrypto } from 'node:crypto';
import { dealCards } from '../../../common/cards/cards';
import { floats, takeWithoutReplacement } from '../../../common/fairness';
import { SLOT_TITLES } from '../../../common/studio/slot-titles';
import { fieldsFrom, problemsOf } from './fields';
import { workOut } from './finding';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  // jsdom's own arrays are of another realm, which WebCrypto does not take.
  Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });
});

const SERVER_SEED = '0123456789abcdef'.repeat(4);
const seeded = (kind: string, more = '') =>
  fieldsFrom(`?kind=${kind}&serverSeed=${SERVER_SEED}&clientSeed=player-seed&nonce=1${more}`);

test('works out the golden roll and pocket', async () => {
  expect(await workOut(seeded('dice'))).toMatchObject({ kind: 'dice', roll: 3303, matches: null });
  expect(await workOut(seeded('wheel'))).toMatchObject({ kind: 'wheel', pocket: 12 });
});

test('says whether the seed is the one whose hash was shown', async () => {
  const found = await workOut(seeded('dice'));
  const hash = 'seedHash' in found ? found.seedHash : '';
  expect(await workOut(seeded('dice', `&serverSeedHash=${hash.toUpperCase()}`))).toMatchObject({
    matches: true,
  });
  expect(await workOut(seeded('dice', `&serverSeedHash=${'0'.repeat(64)}`))).toMatchObject({
    matches: false,
  });
});

test('finds the stops of a slot game and what they show', async () => {
  const found = await workOut(seeded('slot', '&game=mango-grove'));
  if (found.kind !== 'slot') throw new Error('no slot');
  const { reels } = SLOT_TITLES['mango-grove'];
  expect(found.stops).toEqual(
    reels.map((strip, reel) => Math.floor((found.numbers[reel] ?? 0) * strip.length)),
  );
  expect(found.window.map(([top]) => top)).toEqual(reels.map((strip, reel) => strip[found.stops[reel] ?? 0]));
});

test('finds whether a spin hit the jackpot, by two numbers after those of the reels', async () => {
  const found = await workOut(seeded('slot', '&game=harvest-pot&chance=1000/100000000'));
  expect(found).toMatchObject({ game: 'harvest-pot', jackpot: false });
  if (found.kind !== 'slot') throw new Error('no slot');
  expect(found.numbers).toHaveLength(5);
  const stake = Math.ceil((found.numbers[3] ?? 0) * 1e9);
  expect(await workOut(seeded('slot', `&game=harvest-pot&chance=${stake}/1000000000`))).toMatchObject({
    jackpot: true,
  });
  expect(await workOut(seeded('slot', `&game=harvest-pot&chance=${stake - 1}/1000000000`))).toMatchObject({
    jackpot: false,
  });
  expect(problemsOf(seeded('slot', '&game=harvest-pot'))).toEqual(['chance']);
  expect(problemsOf(seeded('slot', '&game=mango-grove'))).toEqual([]);
});

test('deals a round of mines again from its seeds and its number of mines', async () => {
  const found = await workOut(seeded('instant', '&game=lily-mines&choice=5'));
  if (found.kind !== 'instant') throw new Error('no instant game');
  expect(found.numbers).toHaveLength(5);
  expect(found.deal).toEqual(takeWithoutReplacement(found.numbers, [...Array(25).keys()]));
});

test('decides each shot of a round by the first number of its own nonce', async () => {
  const found = await workOut(seeded('fish', '&fish=punti,Golden-Ilish, punti'));
  if (found.kind !== 'fish') throw new Error('no fish');
  expect(found.shots.map(({ nonce, fish }) => [nonce, fish])).toEqual([
    [1, 'punti'],
    [2, 'golden-ilish'],
    [3, 'punti'],
  ]);
  for (const [index, { nonce, fish, killed }] of found.shots.entries()) {
    const [number] = await floats({ serverSeed: SERVER_SEED, clientSeed: 'player-seed', nonce }, 1);
    expect(found.numbers[index]).toBe(number);
    expect(killed).toBe((number ?? 1) < 0.96 / (fish === 'punti' ? 2 : 200));
  }
  expect(problemsOf(seeded('fish'))).toEqual(['fish']);
  expect(problemsOf(seeded('fish', '&fish=punti,whale'))).toEqual(['fish']);
});

test('deals a hand of cards again, one by one from the first seat on', async () => {
  const found = await workOut(seeded('seats', '&seats=3'));
  if (found.kind !== 'seats') throw new Error('no hands');
  const deck = dealCards(found.numbers);
  expect(found.numbers).toHaveLength(15);
  expect(found.hands).toEqual([0, 1, 2].map((seat) => [deck[seat], deck[seat + 3], deck[seat + 6]]));
  expect(problemsOf(seeded('seats'))).toEqual(['seats']);
  expect(problemsOf(seeded('seats', '&seats=6'))).toEqual(['seats']);
});

test('works out a published crash round and the one before it', async () => {
  const salt = '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be';
  const hash = '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44';
  expect(await workOut(fieldsFrom(`?kind=crash&hash=${hash}&salt=${salt}`))).toMatchObject({
    bust: 1091,
    previous: '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
  });
});

test('names the fields that cannot be read', () => {
  expect(problemsOf(fieldsFrom('?kind=dice&nonce=-1'))).toEqual(['serverSeed', 'clientSeed', 'nonce']);
  expect(problemsOf(fieldsFrom('?kind=slot&serverSeed=a&clientSeed=b&game=poker'))).toEqual(['game']);
  expect(problemsOf(seeded('instant'))).toEqual([]);
  expect(problemsOf(seeded('instant', '&game=lily-mines'))).toEqual(['choice']);
  expect(problemsOf(seeded('instant', '&game=mango-grove'))).toEqual(['game']);
  expect(problemsOf(fieldsFrom('?kind=crash&hash=94aa&salt=x'))).toEqual(['hash']);
  expect(problemsOf(fieldsFrom('?kind=poker'))).toEqual(['serverSeed', 'clientSeed']);
});
