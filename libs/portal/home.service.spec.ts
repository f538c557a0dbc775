import 'reflect-metadata';
import { jest } from '@jest/globals';
import type { Catalogue, Winners } from '#libs/games/index';
import type { Announcements, BrandRegistry, ContentVersion } from '#libs/site/index';
import { HomeService } from './home.service.js';

let version: string | Promise<string | null>;
let winners: { id: string }[];
let home: HomeService;
/** Categories with twelve games each, by how many vendors they have. */
let categories: Record<string, number>;
const numbered = (count: number) => Array.from({ length: count }, (_, nodeId) => ({ nodeId }));

beforeEach(() => {
  jest.useFakeTimers();
  version = '1';
  winners = [{ id: 'a' }];
  categories = {};
  const settings = { identity: { sms: { dialingCodes: [] } } };
  home = new HomeService(
    { byId: () => ({ settings }) } as unknown as BrandRegistry,
    { banners: async () => [], marquee: async () => [] } as unknown as Announcements,
    {
      menus: async () => Object.keys(categories).map((gameType) => ({ gameType, games: 12 })),
      lanes: async () =>
        Object.entries(categories).map(([gameClassify, vendors]) => ({
          gameClassify,
          cards: numbered(vendors),
        })),
      list: async () => ({ games: numbered(12), total: 12 }),
      hot: async () => numbered(12),
    } as unknown as Catalogue,
    { current: () => version } as unknown as ContentVersion,
    { today: async () => winners } as unknown as Winners,
  );
});
afterEach(() => jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

test('caches no home that failed to load', async () => {
  expect(home.cached('mela', 'EN', null)).toBeUndefined();
  const read = await home.of('mela', 'EN', null);
  expect(home.cached('mela', 'EN', null)).toBe(read);
  expect(home.cached('mela', 'BN', null)).toBeUndefined();
  expect(home.cached('other', 'EN', null)).toBeUndefined();
});

test('caches no home of another version, nor while the version is being read', async () => {
  const read = await home.of('mela', 'EN', null);
  version = Promise.resolve('1');
  expect(home.cached('mela', 'EN', null)).toBeUndefined();
  version = '2';
  expect(home.cached('mela', 'EN', null)).toBeUndefined();
  expect(await home.of('mela', 'EN', null)).not.toBe(read);
});

test('reads winners again after two seconds, and includes them in the next home', async () => {
  const read = await home.of('mela', 'EN', null);
  winners = [{ id: 'b' }];
  jest.advanceTimersByTime(2000);
  expect(home.cached('mela', 'EN', null)).toBe(read);
  await settled();
  expect(home.cached('mela', 'EN', null)).toBeUndefined();
  expect((await home.of('mela', 'EN', null)).winners).toEqual([{ id: 'b' }]);
});

test('caches the menus while only the winners are old, and none of another version', async () => {
  expect(home.cachedMenus('mela', 'EN', null)).toBeUndefined();
  const { menus } = await home.of('mela', 'EN', null);
  jest.advanceTimersByTime(10_001);
  expect([home.cached('mela', 'EN', null), home.cachedMenus('mela', 'EN', null)]).toEqual([undefined, menus]);
  version = '2';
  expect(home.cachedMenus('mela', 'EN', null)).toBeUndefined();
});

test('returns the same home while the winners are unchanged, and caches none with winners of ten seconds ago', async () => {
  const read = await home.of('mela', 'EN', null);
  winners = [{ id: 'a' }];
  jest.advanceTimersByTime(10_001);
  expect(home.cached('mela', 'EN', null)).toBeUndefined();
  expect(await home.of('mela', 'EN', null)).toBe(read);
});

test('has the vendors of a category that is shown by them, and no more games than the page shows', async () => {
  categories = { RNG: 9, LIVE: 9, COCKFIGHT: 9, SPORTS: 2 };
  const { hot, sections } = await home.of('mela', 'EN', null);
  expect(hot).toHaveLength(6);
  expect(sections.map(({ gameType, games, vendors }) => [gameType, games.length, vendors.length])).toEqual([
    ['RNG', 12, 0],
    ['LIVE', 3, 6],
    ['COCKFIGHT', 3, 5],
    ['SPORTS', 12, 0],
  ]);
});
