import type { ContentVersion } from '#libs/site/index';
import { VersionedCache } from './versioned-cache.js';

let version: string | null;
let reads: string[];
let cache: VersionedCache<string>;

beforeEach(() => {
  version = '1';
  reads = [];
  cache = new VersionedCache({ current: () => Promise.resolve(version) } as unknown as ContentVersion, 2);
});

const get = (key: string, value = key) =>
  cache.get(key, async () => {
    reads.push(key);
    return value;
  });

test('reads once for a key and a version, however many ask at once', async () => {
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a', 'a', 'b']);
  expect(reads).toEqual(['a', 'b']);
  version = '2';
  expect(await get('a', 'later')).toBe('later');
  expect(reads).toEqual(['a', 'b', 'a']);
});

test('reads again what was evicted, what failed, and all without a version', async () => {
  for (const key of ['a', 'b', 'c', 'a']) await get(key);
  expect(reads).toEqual(['a', 'b', 'c', 'a']);
  await expect(cache.get('d', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await get('d')).toBe('d');
  version = null;
  await get('a');
  expect(reads.at(-1)).toBe('a');
});
