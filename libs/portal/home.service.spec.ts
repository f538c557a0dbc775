import 'reflect-metadata';
import { jest } from '@jest/globals';
import type { Catalogue, Winners } from '#libs/games/index';
import type { Announcements, BrandRegistry, ContentVersion } from '#libs/site/index';
import { HomeService } from './home.service.js';

let version: string | Promise<string | null>;
let winners: { id: string }[];
let home: HomeService;

beforeEach(() => {
  jest.useFakeTimers();
  version = '1';
  winners = [{ id: 'a' }];
  const settings = { identity: { sms: { dialingCodes: [] } } };
  home = new HomeService(
    { byId: () => ({ settings }) } as unknown as BrandRegistry,
    { banners: async () => [], marquee: async () => [] } as unknown as Announcements,
    { menus: async () => [], lanes: async () => [], hot: async () => [] } as unknown as Catalogue,
    { current: () => version } as unknown as ContentVersion,
    { today: async () => winners } as unknown as Winners,
  );
});
afterEach(() => jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

test('caches no home that failed to load', async () => {
  expect(home.cached('mela', 'EN')).toBeUndefined();
  const read = await home.of('mela', 'EN');
  expect(home.cached('mela', 'EN')).toBe(read);
  expect(home.cached('mela', 'BN')).toBeUndefined();
  expect(home.cached('other', 'EN')).toBeUndefined();
});

test('caches no home of another version, nor while the version is being read', async () => {
  const read = await home.of('mela', 'EN');
  version = Promise.resolve('1');
  expect(home.cached('mela', 'EN')).toBeUndefined();
  version = '2';
  expect(home.cached('mela', 'EN')).toBeUndefined();
  expect(await home.of('mela', 'EN')).not.toBe(read);
});

test('reads winners again after two seconds, and includes them in the next home', async () => {
  const read = await home.of('mela', 'EN');
  winners = [{ id: 'b' }];
  jest.advanceTimersByTime(2000);
  expect(home.cached('mela', 'EN')).toBe(read);
  await settled();
  expect(home.cached('mela', 'EN')).toBeUndefined();
  expect((await home.of('mela', 'EN')).winners).toEqual([{ id: 'b' }]);
});

test('caches the menus while only the winners are old, and none of another version', async () => {
  expect(home.cachedMenus('mela', 'EN')).toBeUndefined();
  const { menus } = await home.of('mela', 'EN');
  jest.advanceTimersByTime(10_001);
  expect([home.cached('mela', 'EN'), home.cachedMenus('mela', 'EN')]).toEqual([undefined, menus]);
  version = '2';
  expect(home.cachedMenus('mela', 'EN')).toBeUndefined();
});

test('returns the same home while the winners are unchanged, and caches none with winners of ten seconds ago', async () => {
  const read = await home.of('mela', 'EN');
  winners = [{ id: 'a' }];
  jest.advanceTimersByTime(10_001);
  expect(home.cached('mela', 'EN')).toBeUndefined();
  expect(await home.of('mela', 'EN')).toBe(read);
});
