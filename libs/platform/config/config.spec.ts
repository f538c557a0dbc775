import fs from 'node:fs';
import path from 'node:path';
import { CONFIG_KEYS, loadConfig } from './config.js';
import { merchantConfig } from './merchants.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const vendorKeys = (code: string) =>
  ['SECRET', 'URL', 'ADDRESSES', 'HOSTS'].map((name) => `VENDOR_${code}_${name}`);
/** One vendor's variables stand for any vendor's. */
const VENDOR_SAMPLE = vendorKeys('STUDIO');
const DATABASE_URL = 'postgres://localhost/test';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL,
  PUBLIC_URL: 'https://mela.example',
  BANK_SECRET: 'b'.repeat(32),
  ENCRYPTION_SECRET: 'e'.repeat(32),
};

test('needs only the address of the database on a development machine', () => {
  expect(loadConfig({ DATABASE_URL })).toMatchObject({
    production: false,
    publicUrl: 'http://localhost:3000',
    https: false,
    bankUrl: 'http://127.0.0.1:3001/bank',
    vendors: {
      STUDIO: { url: 'http://127.0.0.1:3001/studio', secrets: ['change-me'] },
      TABLE: { url: 'http://127.0.0.1:3001/table' },
      IA: { url: 'http://127.0.0.1:3001/ia' },
      DS88: { url: 'http://127.0.0.1:3001/ds88' },
    },
    trustedProxies: [],
    TEST_CLOCK: false,
  });
  expect(() => loadConfig({})).toThrow('DATABASE_URL');
});

test('treats an empty variable as not set, and names a malformed one', () => {
  expect(loadConfig({ DATABASE_URL, PORT: '', REDIS_URL: '' })).toMatchObject({ PORT: 3000 });
  expect(() => loadConfig({ DATABASE_URL, PORT: 'x' })).toThrow('PORT');
  expect(() => loadConfig({ DATABASE_URL, TEST_CLOCK: 'yes' })).toThrow('TEST_CLOCK');
});

test.each([
  ['DATABASE_URL', 'localhost:5432/mela'],
  ['DATABASE_URL', 'mysql://localhost/mela'],
  ['DATABASE_URL', 'postgres://mela:pass#word@localhost:5432/mela'],
  ['REDIS_URL', 'localhost:6379'],
  ['PUBLIC_URL', 'mela.example'],
  ['SMTP_URL', 'mail.example:587'],
])(
  '%s=%s is rejected as an address, and is not repeated in the error, since it may hold a password',
  (name, value) => {
    const load = () => loadConfig({ DATABASE_URL, [name]: value });
    expect(load).toThrow(`${name}: must be an address`);
    expect(load).not.toThrow(value);
  },
);

test('a brand may have its own contract with a provider, and has the common one otherwise', () => {
  const config = loadConfig({
    DATABASE_URL,
    BANK_SECRET: 'common',
    BANK_SECRET__RED_FAIR: 'own',
    VENDOR_STUDIO_SECRET: 'shared',
    VENDOR_STUDIO_URL__RED_FAIR: 'https://studio.example',
    UNRELATED__RED_FAIR: 'x',
  });
  const own = {
    BANK_SECRET: 'own',
    vendors: { STUDIO: { url: 'https://studio.example', secrets: ['shared'] } },
    bankUrl: config.bankUrl,
  };
  expect(merchantConfig(config, 'red-fair')).toMatchObject(own);
  expect(merchantConfig(config, 'another')).toMatchObject({ BANK_SECRET: 'common' });
});

test.each([
  ['PORT__OTHER', '3001', 'PORT__OTHER: PORT is the same for every merchant'],
  ['BANK_URL__OTHER', 'nowhere', 'not fit for the merchant other: BANK_URL: must be an address'],
])("refuses a merchant's %s=%s", (name, value, error) => {
  expect(() => loadConfig({ DATABASE_URL, [name]: value })).toThrow(error);
});

test("refuses a merchant's weak secret in production", () => {
  const weak = { ...production, BANK_SECRET__OTHER: 'change-me' };
  expect(() => loadConfig(weak)).toThrow('not fit for the merchant other: BANK_SECRET is the sample value');
});

test('starts in production with its own secrets', () => {
  expect(loadConfig(production)).toMatchObject({ production: true, https: true });
});

test.each([
  ['BANK_SECRET', undefined],
  ['BANK_SECRET', 'change-me'],
  ['BANK_SECRET', '   '],
  ['BANK_SECRET', 'b'.repeat(31)],
  ['ENCRYPTION_SECRET', `${'e'.repeat(32)},short`],
  ['PUBLIC_URL', undefined],
  ['PUBLIC_URL', 'http://mela.example'],
  ['SMTP_URL', 'smtp://mela:change-me@mail.example'],
  ['STUDIO_SEED', 'known to all'],
  ['ENCRYPTION_SECRET', undefined],
  ['ENCRYPTION_SECRET', 'change-me'],
  ['ENCRYPTION_SECRET', ''],
  ['PASSWORD_MEMORY_KIB', '19455'],
  ['TEST_CLOCK', '1'],
  ['PAUSE_POINTS', '1'],
])('refuses %s=%s in production', (name, value) => {
  expect(() => loadConfig({ ...production, [name]: value })).toThrow(`not fit for production: ${name}`);
});

test.each([
  ['SMS_URL', 'SMS_KEY'],
  ['LIVE_ROOMS_URL', 'LIVE_ROOMS_SECRET'],
  ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_GRAPH_URL', 'FACEBOOK_APP_SECRET'],
])('production with %s requires its own %s', (address, secret) => {
  const settings = { ...production, [address]: 'https://elsewhere.example' };
  expect(() => loadConfig(settings)).toThrow(`${secret} is the sample value`);
  expect(() => loadConfig({ ...settings, [secret]: 'too short' })).toThrow(`${secret} is shorter than 32`);
  expect(loadConfig({ ...settings, [secret]: 'x'.repeat(32) }).production).toBe(true);
});

const vendor = { VENDOR_DS88_URL: 'https://games.example', VENDOR_DS88_SECRET: 'v'.repeat(32) };

test('connects any number of vendors by their codes', () => {
  const { vendors } = loadConfig({
    ...production,
    ...vendor,
    VENDOR_DS88_ADDRESSES: '10.0.0.0/8, 192.0.2.7',
    VENDOR_DS88_HOSTS: 'https://play.example/x, https://live.example',
    VENDOR_TCG_SEA_URL: 'https://sea.example/api',
    VENDOR_TCG_SEA_SECRET: `${'t'.repeat(32)},${'u'.repeat(32)}`,
    VENDOR_UNUSED_SECRET: 'x',
  });
  expect(vendors).toEqual({
    DS88: {
      url: 'https://games.example',
      secrets: ['v'.repeat(32)],
      addresses: ['10.0.0.0/8', '192.0.2.7'],
      hosts: ['https://play.example', 'https://live.example'],
    },
    TCG_SEA: {
      url: 'https://sea.example/api',
      secrets: ['t'.repeat(32), 'u'.repeat(32)],
      addresses: [],
      hosts: [],
    },
  });
});

test.each([
  [{ VENDOR_DS88_SECRET: '' }, 'VENDOR_DS88_SECRET is the sample value'],
  [{ VENDOR_DS88_SECRET: `${'v'.repeat(32)},short` }, 'VENDOR_DS88_SECRET is shorter'],
  [{ VENDOR_DS88_SECRET: `${'v'.repeat(32)}, ` }, 'VENDOR_DS88_SECRET is blank'],
  [
    { VENDOR_IA_URL: 'https://x.example', VENDOR_IA_SECRET: 'v'.repeat(32) },
    'VENDOR_IA_SECRET is also VENDOR_DS88_SECRET',
  ],
  [{ VENDOR_DS88_URL: 'nowhere' }, 'VENDOR_DS88_URL: must be an address'],
  [{ VENDOR_DS88_HOSTS: 'nowhere' }, 'VENDOR_DS88_HOSTS: must be an address'],
])('refuses a vendor with %j in production', (changes, error) => {
  expect(() => loadConfig({ ...production, ...vendor, ...changes })).toThrow(error);
});

test('reports all errors at once', () => {
  const bad = { ...production, BANK_SECRET: 'short', PUBLIC_URL: 'http://mela.example', TEST_CLOCK: '1' };
  expect(() => loadConfig(bad)).toThrow(
    /BANK_SECRET .+\. PUBLIC_URL is http:\/\/mela\.example, and must begin with https:\/\/\. TEST_CLOCK must be off\.$/,
  );
});

test('uses only the providers that are named in production', () => {
  const nobody = {
    bankUrl: null,
    vendors: {},
    beaconUrl: null,
    smsUrl: null,
    smtpUrl: null,
    googleIssuer: null,
  };
  const alone = { ...nobody, facebook: null, phoneCheck: null };
  expect(loadConfig(production)).toMatchObject(alone);
  expect(loadConfig({ ...production, SANDBOX_URL: 'http://127.0.0.1:3001' })).toMatchObject(alone);
  const named = {
    BANK_URL: 'https://bank.example/pay',
    FACEBOOK_DIALOG_URL: 'https://www.facebook.example',
    FACEBOOK_GRAPH_URL: 'https://graph.facebook.example',
    FACEBOOK_APP_SECRET: 'f'.repeat(32),
    PHONE_CHECK_ISSUER: 'https://phones.example',
  };
  expect(loadConfig({ ...production, ...named })).toMatchObject({
    bankUrl: named.BANK_URL,
    vendors: {},
    facebook: { dialogUrl: named.FACEBOOK_DIALOG_URL, graphUrl: named.FACEBOOK_GRAPH_URL },
    // The URL of its page is not set.
    phoneCheck: null,
  });
});

test('.env.example lists every variable, each with a description, and no other', () => {
  const text = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  const lines = text.split('\n');
  const named = lines.flatMap((line) => /^#? ?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect([...named].sort()).toEqual([...CONFIG_KEYS, ...VENDOR_SAMPLE].sort());
  for (const name of named) {
    const at = lines.findIndex((line) => line.includes(`${name}=`));
    expect(lines[at - 1]).toMatch(/^# [A-Z1].+\.$/);
  }
});

test('the containers are given every variable except the test aids', () => {
  const text = fs.readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
  const [shared = ''] = /environment: &environment\n(?: {4}.*\n)+/.exec(text) ?? [];
  const given = [...shared.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name);
  const aids = ['TEST_CLOCK', 'PAUSE_POINTS', 'STUDIO_SEED', 'DEMO_HISTORY', 'LARGE_CATALOGUE'];
  const wanted = CONFIG_KEYS.filter((name) => !aids.includes(name));
  const sandbox = Object.keys(loadConfig({ DATABASE_URL }).vendors).flatMap(vendorKeys);
  expect(given.sort()).toEqual([...wanted, ...sandbox].sort());
});
