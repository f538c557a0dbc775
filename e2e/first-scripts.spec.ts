import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Neither the query cache nor the calls' schemas fit in, which have no place in the first picture. */
const MOST_KB = 140;
const WEB = path.resolve(import.meta.dirname, '../dist/web');

test('the scripts that every page begins with stay small', () => {
  const html = fs.readFileSync(path.join(WEB, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => String(file));
  const bytes = scripts.map((file) => gzipSync(fs.readFileSync(path.join(WEB, file)), { level: 9 }).length);
  expect(scripts.length).toBeGreaterThan(3);
  expect(bytes.reduce((sum, one) => sum + one, 0) / 1024).toBeLessThan(MOST_KB);
});
