import fs from 'node:fs';
import path from 'node:path';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { type BrandSettings, brandSettings } from './common/brand-settings.js';
import { lineOrigins } from './lines.js';

const { api } = setUpTestApi({
  settings: {
    imageCdn: ['https://img.test'],
    launchCdn: ['https://play.test'],
    lines: ['localhost', 'elsewhere.test', '127.0.0.1:8080'],
    analytics: 'G-12',
  },
});
const file = path.resolve(import.meta.dirname, '../../brands/mela/brand.json');
const { settings } = JSON.parse(fs.readFileSync(file, 'utf8')) as { settings: BrandSettings };
const accepts = (changes: object) => brandSettings.safeParse({ ...settings, ...changes }).success;

test('the permission call names resources, hosts, lines and analytics', async () => {
  const { value } = (await api.client.send('GET', '/wps/system/permission')).body;
  expect(value).toMatchObject({
    customerService: [
      { csType: 'portal', path: '/service' },
      { csType: 'help', path: '/help' },
    ],
    resources: { TELEGRAM: { labelNameEn: 'Telegram', url: 'https://telegram.org/' } },
    imageCdn: ['https://img.test'],
    launchCdn: ['https://play.test'],
    domainRoute: { domainList: ['http://localhost:3000', 'http://127.0.0.1:8080'] },
    info: { analytics: 'G-12' },
    location: { ip: '127.0.0.1' },
  });
});

test('the lines are those hosts that are the brand’s', async () => {
  const { value } = (await api.client.send('GET', '/wps/system/domainRoute?device=0')).body;
  expect(value).toEqual({ domainList: ['http://localhost:3000', 'http://127.0.0.1:8080'] });
  expect((await api.client.send('GET', '/wps/system/domainRoute?device=9')).status).toBe(400);
});

test('offers five lines, by the scheme of the brand’s address', () => {
  const hosts = Array.from({ length: 7 }, (_, index) => `m${index}.test`);
  const of = (mainDomain: string) =>
    lineOrigins({ hosts, settings: { ...settings, mainDomain, lines: hosts } });
  expect(of('https://m0.test')).toEqual(hosts.slice(0, 5).map((host) => `https://${host}`));
  expect(of('nothing')).toEqual([]);
});

test('a page of another line may read the ping and nothing else', async () => {
  const headers = { origin: 'https://m1.test' };
  const ping = await rawRequest(api.port, { path: '/wps/system/ping?random=0.5', headers });
  expect([ping.status, ping.headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect(ping.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(ping.headers['access-control-allow-credentials']).toBeUndefined();
  const other = await rawRequest(api.port, { path: '/wps/system/domainRoute', headers });
  expect([other.status, other.headers['access-control-allow-origin']]).toEqual([403, undefined]);
});

test.each([
  'http://img.test',
  'https://img.test/',
  'https://img.test/path',
  'https://user@img.test',
  'https://*.test',
  "https://img.test;script-src 'unsafe-inline'",
  'javascript:alert(1)',
  'img.test',
])('refuses %s as a host to load from', (origin) => {
  expect(accepts({ imageCdn: [origin] })).toBe(false);
  expect(accepts({ launchCdn: [origin] })).toBe(false);
});

test.each(['https://m1.test', 'm1.test/path', 'm1 test', 'M1.test', 'm1.test;script-src', '', '-'])(
  'refuses "%s" as a line',
  (line) => expect(accepts({ lines: [line] })).toBe(false),
);

test.each([
  'javascript:alert(1)',
  'java&#115;cript:alert(1)',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'http://chat.test',
  'https://user:word@chat.test',
  'help',
])('refuses %s as the page of customer service and of a resource', (address) => {
  expect(accepts({ customerService: [{ csType: 'chat', path: address }] })).toBe(false);
  expect(accepts({ resources: [{ key: 'CHAT', labelNameEn: 'Chat', url: address }] })).toBe(false);
});

test('takes paths of the site and https pages, and each key of a resource once', () => {
  for (const path of ['/help', '/help#term', 'https://chat.test/room?id=1'])
    expect(accepts({ customerService: [{ csType: 'chat', path }] })).toBe(true);
  const chat = { key: 'CHAT', labelNameEn: 'Chat', url: 'https://chat.test' };
  expect(accepts({ resources: [chat] })).toBe(true);
  expect(accepts({ resources: [chat, chat] })).toBe(false);
  expect(accepts({ analytics: '"><script>' })).toBe(false);
});

test.each([
  ['https://apps.test/mela.apk', true],
  ['itms-services://?action=download-manifest&url=https://apps.test/mela.plist', true],
  ['itms-services://?action=download-manifest&url=javascript:alert(1)', false],
  ['javascript:alert(1)', false],
  ['http://apps.test/mela.apk', false],
])('takes %s as the address of an app: %s', (url, expected) => {
  expect(accepts({ downloads: [{ platform: 'ios', url }] })).toBe(expected);
});

test('takes each platform once, and none that it does not know', () => {
  const ios = { platform: 'ios', url: null };
  expect([accepts({ downloads: [ios] }), accepts({ downloads: [ios, ios] })]).toEqual([true, false]);
  expect(accepts({ downloads: [{ ...ios, platform: 'windows' }] })).toBe(false);
});
