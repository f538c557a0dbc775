import path from 'node:path';
import { visitsOfPairs } from './looks.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('each two of brand, language, theme and width that can meet are visited together', () => {
  const pairs = visitsOfPairs(ROOT);
  expect(pairs.filter(({ visits }) => visits.length === 0).map(({ pair }) => pair)).toEqual([]);
  expect(pairs.map(({ pair }) => pair)).toContainEqual({ brand: 'fener', language: 'TY' });
  expect(pairs.map(({ pair }) => pair)).not.toContainEqual({ brand: 'fener', language: 'BN' });
});
