import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { LazyBundle } from '../../apps/web/src/i18n/lazy-bundles';
import { startStack } from './start-stack';

const ROOT = path.join(import.meta.dirname, '../..');
const LANGUAGES = 'libs/site/common/locales.ts';
const BEFORE = `digits: 'latn', phrases: 'none' },\n  KO:`;
const AFTER = `digits: 'latn', phrases: 'some' },\n  KO:`;
const COPIED = [
  '.swcrc',
  'apps',
  'brands',
  'libs',
  'tools',
  'nest-cli.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const LEFT_OUT = new Set(['node_modules', 'dist', '.data']);

export const SPANISH = { home: 'Inicio', login: 'Entrar' };
export const TERCERA = { id: 'tercera', name: 'Tercera', member: 'lucia', currency: 'KRW' };

const BUNDLES: Record<LazyBundle | 'site', object> = {
  site: { category: { HOME: SPANISH.home }, shell: { login: SPANISH.login } },
  agency: {},
  bonuses: {},
  identity: {},
  help: {},
  lottery: {},
  rewards: {},
  wallets: {},
  operations: {},
};

/** A copy of this checkout with a brand and a language more: two folders, and one line of another file. */
function copyWithMore(folder: string): void {
  for (const name of COPIED)
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(path.basename(source)),
    });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  addBrand(path.join(folder, 'brands'));
  addLanguage(folder);
}

function addBrand(brands: string): void {
  const own = path.join(brands, TERCERA.id);
  fs.cpSync(path.join(brands, 'fener'), own, { recursive: true });
  const change = (file: string, edit: (text: string) => string) =>
    fs.writeFileSync(path.join(own, file), edit(fs.readFileSync(path.join(own, file), 'utf8')));
  change('brand.json', (text) => {
    const brand = JSON.parse(text) as { settings: object };
    const settings = {
      ...brand.settings,
      name: TERCERA.name,
      merchantCode: TERCERA.id,
      currency: TERCERA.currency,
      languages: ['EN', 'ES'],
      defaultLanguage: 'EN',
    };
    return JSON.stringify({ ...brand, id: TERCERA.id, hosts: [`${TERCERA.id}.localhost`], settings });
  });
  change('games.json', (text) => text.replaceAll('"nodeId": 2', '"nodeId": 3'));
  change('demo-accounts.json', (text) => text.replaceAll('defne', TERCERA.member));
  change('look/theme.json', (text) => text.replaceAll('#0a1426', '#14100a'));
}

function addLanguage(folder: string): void {
  const phrases = path.join(folder, 'apps/web/src/i18n/es');
  fs.mkdirSync(phrases);
  for (const [name, texts] of Object.entries(BUNDLES))
    fs.writeFileSync(path.join(phrases, `${name}.ts`), `export const ${name} = ${JSON.stringify(texts)};\n`);
  fs.writeFileSync(path.join(phrases, 'messages.json'), '{}\n');
  const file = path.join(folder, LANGUAGES);
  const text = fs.readFileSync(file, 'utf8');
  // One line: the one of Spanish, which stands before Korean.
  if (text.split(BEFORE).length !== 2) throw new Error(`${LANGUAGES} is not as expected`);
  fs.writeFileSync(file, text.replace(BEFORE, AFTER));
}

/** For stories on a checkout with a third brand and a fourth language with phrases. It is built and started for them. */
export const test = base.extend<object, { thirdBrand: undefined }>({
  thirdBrand: [
    async ({ browserName: _ }, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-third-brand-'));
      fs.chmodSync(folder, 0o755); // the one who runs PostgreSQL may be another user
      try {
        copyWithMore(folder);
        const end = await startStack(folder);
        await use(undefined);
        await end();
      } finally {
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
});
