import {
  bytesToHex,
  crashPoint,
  diceRoll,
  drawWithoutReplacement,
  floats,
  hexToBytes,
  hmacSha256,
  previousHash,
  seedHash,
  slotStops,
  wheelPocket,
} from './fairness.js';

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const golden = (nonce: number) => ({
  serverSeed: '0123456789abcdef'.repeat(4),
  clientSeed: 'player-seed',
  nonce,
});

test.each([
  ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    '4a656665',
    '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    'aa'.repeat(131),
    bytesToHex(bytes('Test Using Larger Than Block-Size Key - Hash Key First')),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('HMAC-SHA256 as RFC 4231 has it (key %s)', async (key, message, expected) => {
  expect(bytesToHex(await hmacSha256(hexToBytes(key), hexToBytes(message)))).toBe(expected);
});

test('the golden set of dice and wheel', async () => {
  expect(await Promise.all([0, 1, 2, 3].map((nonce) => diceRoll(golden(nonce))))).toEqual([
    1191, 3303, 30, 2424,
  ]);
  expect(await Promise.all([0, 1, 2, 3].map((nonce) => wheelPocket(golden(nonce))))).toEqual([4, 12, 0, 8]);
});

test('published rounds of a crash chain, and the link between them', async () => {
  const salt = '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be';
  const later = '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44';
  const earlier = '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa';
  expect(await crashPoint(later, salt)).toBe(1091);
  expect(await crashPoint(earlier, salt)).toBe(426);
  expect(await previousHash(later)).toBe(earlier);
});

test('the hash of a seed is over its text', async () => {
  expect(await seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('the ninth float comes from the next block of 32 bytes', async () => {
  const draw = golden(0);
  const key = bytes(draw.serverSeed);
  const first = await hmacSha256(key, bytes('player-seed:0:0'));
  const second = await hmacSha256(key, bytes('player-seed:0:1'));
  const numbers = await floats(draw, 10);
  const eighth = (first[28] ?? 0) / 256 + (first[29] ?? 0) / 256 ** 2;
  expect(numbers[7]).toBeCloseTo(eighth + (first[30] ?? 0) / 256 ** 3 + (first[31] ?? 0) / 256 ** 4, 12);
  const ninth = (second[0] ?? 0) / 256 + (second[1] ?? 0) / 256 ** 2;
  expect(numbers[8]).toBeCloseTo(ninth + (second[2] ?? 0) / 256 ** 3 + (second[3] ?? 0) / 256 ** 4, 12);
});

test('stops lie on their reels, and a draw takes each thing once', async () => {
  const [a = 0, b = 0, c = 0] = await floats(golden(1), 3);
  expect(await slotStops(golden(1), [10, 20, 30])).toEqual([
    Math.floor(a * 10),
    Math.floor(b * 20),
    Math.floor(c * 30),
  ]);
  const cards = Array.from({ length: 52 }, (_, card) => card);
  const dealt = await drawWithoutReplacement(golden(2), cards, 60);
  expect([...dealt].sort((x, y) => x - y)).toEqual(cards);
  expect(dealt).not.toEqual(cards);
});

test('what is not hexadecimal is refused', () => {
  for (const text of ['0', 'zz', '0x00', ' 00']) expect(() => hexToBytes(text)).toThrow(RangeError);
});
