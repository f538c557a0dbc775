import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Neither the query cache nor the calls' schemas fit in, which have no place in the first picture. */
const MOST_KB = 130;
const WEB = path.resolve(import.meta.dirname, '../dist/web');

test('the scripts that every page begins with stay small', () => {
  const html = fs.readFileSync(path.join(WEB, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => String(file));
  const bytes = scripts.map((file) => gzipSync(fs.readFileSync(path.join(WEB, file)), { level: 9 }).length);
  expect(scripts.length).toBeGreaterThan(3);
  expect(bytes.reduce((sum, one) => sum + one, 0) / 1024).toBeLessThan(MOST_KB);
});

interface Chunk {
  imports?: string[];
  css?: string[];
}

test('what the server draws finds its styles on the page, also where its script comes later', () => {
  const html = fs.readFileSync(path.join(WEB, 'index.html'), 'utf8');
  const manifest = JSON.parse(fs.readFileSync(path.join(WEB, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  // What many pages share, and what comes later, is needed by what they show, not by these.
  const stylesOf = (name: string): string[] => {
    const { css = [], imports = [] } = /^_(shared|later)/.test(name) ? {} : (manifest[name] ?? {});
    return [...css, ...imports.flatMap(stylesOf)];
  };
  for (const part of ['ui/art/game-scene', 'ui/art/hero-drawing', 'app/closed/closed-page']) {
    expect(manifest).toHaveProperty([`src/${part}.tsx`]);
    expect(stylesOf(`src/${part}.tsx`).filter((file) => !html.includes(file))).toEqual([]);
  }
});
