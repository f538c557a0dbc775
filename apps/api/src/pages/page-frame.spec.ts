import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PageFrame } from './page-frame.js';

const FONTS = ['bengali', 'latin'].flatMap((script) =>
  [400, 600].map((weight) => `hind-siliguri-${script}-${weight}-0a1b2c3d.woff2`),
);

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-frame-'));
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<html lang="bn" dir="ltr" data-theme="night"><!--data--><!--app-->',
  );
  for (const font of [...FONTS, 'noto-sans-arabic-400-0a1b2c3d.woff2', 'figures-400-0a1b2c3d.woff2'])
    fs.writeFileSync(path.join(folder, font), '');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each([
  ['BN', 'bengali'],
  ['EN', 'latin'],
] as const)('a page in %s preloads one font, with the %s letters of running text', (language, script) => {
  const frame = new PageFrame(path.join(folder, 'index.html'), folder, '/assets/');
  const page = frame.fill({ brand: 'mela', language, theme: 'night' }, { brandName: 'Mela' });
  expect([...page.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    `/assets/hind-siliguri-${script}-400-0a1b2c3d.woff2`,
  ]);
});

test('a page in Arabic is mirrored, and preloads the Arabic letters; other scripts have those of the system', () => {
  const frame = new PageFrame(path.join(folder, 'index.html'), folder, '/assets/');
  const page = frame.fill({ brand: 'mela', language: 'AR', theme: 'paper' }, { brandName: 'Mela' });
  expect(page).toContain('<html lang="ar" dir="rtl" data-theme="paper">');
  expect(page).toContain('href="/assets/noto-sans-arabic-400-0a1b2c3d.woff2"');
  expect(frame.fill({ brand: 'mela', language: 'JA', theme: 'night' }, { brandName: 'Mela' })).not.toContain(
    'preload',
  );
});
