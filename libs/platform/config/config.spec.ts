import fs from 'node:fs';
import path from 'node:path';
import { CONFIG_KEYS, loadConfig } from './config.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DATABASE_URL = 'postgres://localhost/test';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL,
  BANK_SECRET: 'a bank secret of its own',
  STUDIO_SECRET: 'a studio secret of its own',
  ENCRYPTION_SECRET: 'an encryption secret of its own',
};

test('a development machine needs the address of its database alone', () => {
  expect(loadConfig({ DATABASE_URL })).toMatchObject({
    production: false,
    publicUrl: 'http://localhost:3000',
    sandboxUrl: 'http://127.0.0.1:3001',
    trustedProxies: [],
    TEST_CLOCK: false,
  });
  expect(() => loadConfig({})).toThrow('DATABASE_URL');
});

test('an empty variable counts as not set, and a malformed one is named', () => {
  expect(loadConfig({ DATABASE_URL, PORT: '', REDIS_URL: '' })).toMatchObject({ PORT: 3000 });
  expect(() => loadConfig({ DATABASE_URL, PORT: 'x' })).toThrow('PORT');
  expect(() => loadConfig({ DATABASE_URL, TEST_CLOCK: 'yes' })).toThrow('TEST_CLOCK');
});

test('production starts with secrets of its own', () => {
  expect(loadConfig(production).production).toBe(true);
});

test.each([
  ['BANK_SECRET', undefined],
  ['BANK_SECRET', 'change-me'],
  ['STUDIO_SECRET', undefined],
  ['STUDIO_SECRET', 'a new one,change-me'],
  ['STUDIO_SEED', 'known to all'],
  ['ENCRYPTION_SECRET', undefined],
  ['ENCRYPTION_SECRET', 'change-me'],
  ['ENCRYPTION_SECRET', ''],
  ['PASSWORD_MEMORY_KIB', '19455'],
  ['TEST_CLOCK', '1'],
  ['PAUSE_POINTS', '1'],
])('production refuses %s=%s', (name, value) => {
  expect(() => loadConfig({ ...production, [name]: value })).toThrow(`not fit for production: ${name}`);
});

test.each([
  ['SMS_URL', 'SMS_KEY'],
  ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_GRAPH_URL', 'FACEBOOK_APP_SECRET'],
])('production with %s needs a %s of its own', (address, secret) => {
  const settings = { ...production, [address]: 'https://elsewhere.example' };
  expect(() => loadConfig(settings)).toThrow(`${secret} is the sample value`);
  expect(loadConfig({ ...settings, [secret]: 'a secret of its own' }).production).toBe(true);
});

test('.env.example names every variable, each with words, and no other', () => {
  const text = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  const lines = text.split('\n');
  const named = lines.flatMap((line) => /^#? ?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect([...named].sort()).toEqual([...CONFIG_KEYS].sort());
  for (const name of named) {
    const at = lines.findIndex((line) => line.includes(`${name}=`));
    expect(lines[at - 1]).toMatch(/^# [A-Z1].+\.$/);
  }
});

test('the containers are given every variable but the aids of tests', () => {
  const text = fs.readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
  const [shared = ''] = /environment: &environment\n(?: {4}.*\n)+/.exec(text) ?? [];
  const given = [...shared.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  const aids = ['TEST_CLOCK', 'PAUSE_POINTS', 'STUDIO_SEED'];
  expect(given.sort()).toEqual(CONFIG_KEYS.filter((name) => !aids.includes(name)).sort());
});
