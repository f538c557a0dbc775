import path from 'node:path';
import { codesOfMessages } from './messages.mjs';
import { wordsOfTests } from './tests.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('every message of log-in, registration and recovery is reached by a test', () => {
  const places = wordsOfTests(ROOT, [...new Set(codesOfMessages())]);
  expect(places.size).toBeGreaterThan(40);
  const missing = [...places].filter(([, tests]) => tests.length === 0).map(([code]) => code);
  expect(missing).toEqual([]);
});
