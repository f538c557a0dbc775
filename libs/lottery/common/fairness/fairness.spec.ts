import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type Bytes, bytesToHex, hexToBytes, textBytes } from '#libs/platform/common/bytes';
import { findGame } from '../games.js';
import { drawResult } from '../results/draw-result.js';
import { resultText } from '../results/result-text.js';
import { isLaterValue, seedCommitment } from './commitments.js';
import { belowOf, drawNumbers, seededWords } from './number-stream.js';
import { leafText, ticketLeaf } from './ticket-leaf.js';
import { rootFromPath, treePath, treeRoot } from './ticket-tree.js';

const SEED = hexToBytes('0123456789abcdef'.repeat(4));
const EMPTY_ROOT = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const hash = (...parts: Uint8Array[]): Bytes => {
  const made = createHash('sha256');
  for (const part of parts) made.update(part);
  return new Uint8Array(made.digest());
};

test('the commitment of a seed is its SHA-256', async () => {
  expect(await seedCommitment(SEED)).toBe('4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837');
});

test.each([
  ['SSC1M', '20261122-0845', '0,6,5,1,4'],
  ['K3_1M', '20261122-0845', '2,5,5'],
  ['PK10_3M', '20261122-281', '10,07,05,06,09,02,03,04,01,08'],
  ['X5_5M', '20261122-169', '05,03,06,07,01'],
  ['L645', '20261122', '26,13,30,24,03,20'],
  [
    'VN_5M',
    '20261122-169',
    '42021/33379/54024,29062/70419,40306,41068,34819,02247,09692/1528,8590,4810,9103/4421,2140,4591,1692,2471,9345/691,928,304/13,18,09,98',
  ],
  ['SEA_5M', '20261122-169', '472/91'],
])('the known seed and beacon value give %s %s its numbers', async (gameCode, drawNo, expected) => {
  const beaconValue = 'aa'.repeat(32);
  const root = bytesToHex(await treeRoot([]));
  const message = { brand: 'mela', gameCode, drawNo, beaconRound: 1000, beaconValue, root };
  const shape = findGame(gameCode)?.shape ?? 'SSC';
  expect(resultText(await drawResult(shape, await drawNumbers(SEED, message)), shape)).toBe(expected);
});

test('words that would make a number likelier are refused, and one of one takes no word', async () => {
  const words = [0xffffffff, 0xfffffffa, 7];
  const below = belowOf(async () => words.shift() ?? Number.NaN);
  expect(await below(1)).toBe(0);
  expect(await below(10)).toBe(7);
  expect(words).toEqual([]);
});

test('the stream goes on with the next block', async () => {
  const next = await seededWords(SEED, 'x');
  const words: number[] = [];
  while (words.length < 20) words.push(await next());
  expect(new Set(words).size).toBe(20);
  expect(words.every((word) => word >= 0 && word < 2 ** 32)).toBe(true);
});

/** The tests of RFC 6962. */
const RFC_LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map(hexToBytes);
const RFC_ROOTS = {
  0: EMPTY_ROOT,
  1: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  2: 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  3: 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  8: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
};

test.each(Object.entries(RFC_ROOTS))('the root of %s leaves is that of RFC 6962', async (count, root) => {
  expect(bytesToHex(await treeRoot(RFC_LEAVES.slice(0, Number(count))))).toBe(root);
});

/** RFC 6962 as it is written: split at the largest power of two below the count. */
function rootByRfc(leaves: readonly Bytes[]): Bytes {
  if (leaves.length === 0) return hash();
  const [first = new Uint8Array()] = leaves;
  if (leaves.length === 1) return hash(Uint8Array.of(0), first);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return hash(Uint8Array.of(1), rootByRfc(leaves.slice(0, split)), rootByRfc(leaves.slice(split)));
}

const leavesOf = (count: number) => Array.from({ length: count }, (_, at) => hash(textBytes(String(at))));

test('trees of any size have the root of the RFC, and each leaf leads to it by its path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.nat(), async (count, any) => {
      const leaves = leavesOf(count);
      const place = any % count;
      const root = rootByRfc(leaves);
      expect(await treeRoot(leaves)).toEqual(root);
      expect(await treeRoot(leaves, hash)).toEqual(root);
      const path = await treePath(leaves, place);
      const leaf = leaves[place] ?? SEED;
      expect(await rootFromPath({ leaf, place, path }, count)).toEqual(root);
      expect(await rootFromPath({ leaf: SEED, place, path }, count)).not.toEqual(root);
      expect(await rootFromPath({ leaf, place, path: [...path, SEED] }, count)).toBeNull();
      if (path.length > 0)
        expect(await rootFromPath({ leaf, place, path: path.slice(1) }, count)).not.toEqual(root);
    }),
    { numRuns: 60 },
  );
});

test('no leaf stands outside of the tree', async () => {
  await expect(treePath(leavesOf(3), 3)).rejects.toThrow(RangeError);
  expect(await rootFromPath({ leaf: SEED, place: 3, path: [SEED, SEED] }, 3)).toBeNull();
});

test('a leaf is the hash of salt, number, stake and lines, whatever the order of their fields', async () => {
  const ticket = { salt: '00'.repeat(16), ticketNo: 'T1', stake: '8.00' };
  const lines = [{ rule: 'ssc.pos', picks: [['1'], [], [], [], []], multiple: 8, unit: '1' }];
  const text = leafText({ ...ticket, lines });
  expect(text).toBe(
    `${ticket.salt}|T1|8.00|[{"multiple":8,"picks":[["1"],[],[],[],[]],"rule":"ssc.pos","unit":"1"}]`,
  );
  expect(await ticketLeaf({ ...ticket, lines })).toEqual(hash(textBytes(text)));
  const turned = lines.map((line) => Object.fromEntries(Object.entries(line).reverse()));
  expect(leafText({ ...ticket, lines: turned })).toBe(text);
});

test('a value of the beacon is fixed by each one before it', async () => {
  const third = '11'.repeat(32);
  const second = bytesToHex(hash(hexToBytes(third)));
  const first = bytesToHex(hash(hexToBytes(second)));
  expect(await isLaterValue(third, first, 2)).toBe(true);
  expect(await isLaterValue(third, second, 1)).toBe(true);
  expect(await isLaterValue(third, first, 1)).toBe(false);
  expect(await isLaterValue('12'.repeat(32), first, 2)).toBe(false);
});
