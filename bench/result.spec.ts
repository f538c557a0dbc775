import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Measured } from './measure.js';
import { publish } from './result.js';

const README = '# Mela\n\n<!-- bench: begin -->\n<!-- bench: end -->\n\n## More\n';
const DURABILITY = {
  server_version: '18.4',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_sync_method: 'fdatasync',
};
const SIZE = { members: 100_000, rounds: 1, transactions: 1 };
const spread = (median: number) => ({ median, min: median - 1, max: median + 1 });
const bets = (product: number): Measured => ({
  row: 'wallet',
  figure: { title: 'bets', unit: '/s', goal: { ratioAtLeast: 1 } },
  product: spread(product),
  anchor: spread(2000),
  ratio: product / 2000,
  reached: product >= 2000,
});

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-result-'));
  fs.mkdirSync(path.join(root, 'bench'));
  fs.writeFileSync(path.join(root, 'README.md'), README);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const readme = () => fs.readFileSync(path.join(root, 'README.md'), 'utf8');

test('shows the measurements, their durability and what is not reached', () => {
  publish(root, { durability: DURABILITY, size: SIZE, rows: [bets(1234.5)] });
  expect(readme()).toContain('fsync on, synchronous_commit on, fdatasync');
  expect(readme()).toContain('| bets | 1,235 /s | 2,000 /s | 0.62x | >= 1x | **NOT REACHED** |');
});

test('replaces the table of an earlier run, and nothing else on the page', () => {
  for (const product of [1000, 3000])
    publish(root, { durability: DURABILITY, size: SIZE, rows: [bets(product)] });
  expect(readme()).not.toContain('NOT REACHED');
  expect(readme().split('| bets |')).toHaveLength(2);
  expect(readme()).toMatch(/^# Mela\n\n<!-- bench: begin -->/);
  expect(readme()).toMatch(/<!-- bench: end -->\n\n## More\n$/);
});
