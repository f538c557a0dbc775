import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { GAME_CODES } from '../common/api.js';
import { contractOf, readConfig, vendorSecretsOf } from './config.js';
import { largeCatalogue } from './large-catalogue/large-catalogue.js';
import { createServer } from './server.js';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-server-'));
let server: FastifyInstance;

beforeAll(async () => {
  const config = readConfig({
    PORT: '4000',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    VENDOR_STUDIO_SECRET: 'new, old',
  });
  server = await createServer({ ...config, smtpPort: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['en', 'Games', 'Sky Kite'],
  ['bn', 'কয়েকটি গেম প্রোভাইডার', 'আকাশ ঘুড়ি'],
])('the start page in %s leads to a demo of every game', async (lang, heading, name) => {
  const { body } = await server.inject(`/?lang=${lang}`);
  expect(body).toContain(heading);
  expect(body).toContain(name);
  const links = [...body.matchAll(/href="(\/\w+\/demo\/[^"]+)"/g)].map(([, href]) => href ?? '');
  expect(links).toHaveLength(GAME_CODES.length);
  for (const link of links) {
    const { statusCode, headers } = await server.inject(link);
    expect(statusCode).toBe(303);
    const page = new URL(String(headers.location));
    expect(page.origin).toBe('http://127.0.0.1:4001');
    const view = await server.inject({
      url: `/${page.pathname.split('/')[1]}/api/session`,
      headers: { authorization: `Bearer ${page.searchParams.get('session')}` },
    });
    expect(view.json()).toMatchObject({ demo: true, language: lang, balance: '1000000' });
  }
});

test('with the large catalogue, twelve vendors list 5,000 titles more, and each opens a game', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'large'), LOG_LEVEL: 'silent', LARGE_CATALOGUE: '1' });
  const large = await createServer({ ...config, smtpPort: 0 });
  const titles = largeCatalogue();
  for (const { vendor, code } of titles.filter((_, at) => at % 100 === 0)) {
    const { statusCode, headers } = await large.inject(`/${vendor.toLowerCase()}/demo/${code}`);
    expect([code, statusCode]).toEqual([code, 303]);
    const page = new URL(String(headers.location));
    expect((await large.inject(page.pathname)).statusCode).not.toBe(404);
  }
  const { statusCode } = await server.inject('/kadam/demo/golden-reels');
  await large.close();
  expect(statusCode).toBe(404);
});

test('calls of the studio are never kept, and unknown ones are not there', async () => {
  const reply = await server.inject('/studio/api/session');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([401, 'no-store']);
  expect((await server.inject('/studio/api/nothing')).statusCode).toBe(404);
  expect((await server.inject('/studio/transactions')).statusCode).toBe(403);
});

test('the secrets of the studio: the first signs, none is refused', () => {
  expect(readConfig({ VENDOR_STUDIO_SECRET: 'new, old' }).vendorSecrets.STUDIO).toEqual(['new', 'old']);
  expect(readConfig({}).vendorSecrets.STUDIO).toEqual(['change-me']);
});

test('a merchant may have secrets of its own, and has the common ones otherwise', () => {
  const config = readConfig({
    BANK_SECRET: 'common',
    BANK_SECRET__RED_FAIR: 'own',
    VENDOR_STUDIO_SECRET: 'a, b',
    VENDOR_STUDIO_SECRET__BLUE: 'c',
  });
  expect(contractOf(config, 'red-fair')).toMatchObject({
    bankSecret: 'own',
    vendorSecrets: { STUDIO: ['a', 'b'] },
  });
  expect(vendorSecretsOf(config, 'STUDIO', 'blue')).toEqual(['c']);
  expect(contractOf(config, 'another').bankSecret).toBe('common');
  expect(contractOf(config, 'constructor').bankSecret).toBe('common');
  expect(() => readConfig({ VENDOR_STUDIO_SECRET: ' , ' })).toThrow('VENDOR_STUDIO_SECRET');
});

test('mail is taken from whom the portal’s own setting names', () => {
  expect(readConfig({}).smtpUser).toEqual({ id: 'mela', secret: 'change-me' });
  expect(readConfig({ SMTP_URL: 'smtp://post:p%40ss@127.0.0.1:25' }).smtpUser).toEqual({
    id: 'post',
    secret: 'p@ss',
  });
  expect(() => readConfig({ SMTP_URL: 'nowhere' })).toThrow('SMTP_URL');
});
