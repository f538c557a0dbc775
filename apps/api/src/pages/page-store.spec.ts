import { jest } from '@jest/globals';
import pino from 'pino';
import type { HomeData } from '#libs/portal/common/portal.calls';
import type { CachedReply, EncodedContent } from '../cached-reply.js';
import type { PageFrame } from './page-frame.js';
import { type PageKey, PageStore } from './page-store.js';
import type { PageThread, PageWork } from './page-thread.js';

interface Order extends PageWork {
  done(text: string): void;
  fail(): void;
}

let orders: Order[];
let pages: PageStore;

beforeEach(() => {
  orders = [];
  const frame = {
    fill: (key: PageKey, start: object) => `${key.theme} ${JSON.stringify(start)} <!--app-->`,
    inlineSources: () => ({}),
  };
  const finish = (work: PageWork) =>
    new Promise<EncodedContent>((resolve, reject) => {
      const done = (text: string) => resolve({ hash: text, plain: Buffer.from(text) });
      orders.push({ ...work, done, fail: () => reject(new Error('away')) });
    });
  pages = new PageStore(
    frame as unknown as PageFrame,
    { finish } as unknown as PageThread,
    'no-cache',
    pino({ level: 'silent' }),
  );
});
afterEach(() => jest.useRealTimers());

const KEY: PageKey = {
  brand: 'mela',
  language: 'EN',
  theme: 'night',
  region: null,
  start: { brandName: 'Mela', language: 'EN' },
  path: '/',
};
const sections: HomeData['sections'] = [];
/** The home data: the same content object stands for the same content. */
const homeWith = (content: object) => ({ sections, winners: [], ...content }) as unknown as HomeData;
const text = async (page: Promise<CachedReply>) => (await page).plain.content.toString();
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('renders once for a hundred concurrent visitors', async () => {
  const home = homeWith({});
  const asked = Array.from({ length: 100 }, () => text(pages.of(KEY, home)));
  orders[0]?.done('page');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['page']));
  await pages.of(KEY, home);
  expect(orders).toHaveLength(1);
});

test.each([
  { brand: 'other' },
  { language: 'BN' as const },
  { theme: 'paper' },
  { start: { brandName: 'Mela', language: 'EN', expectMember: true } },
  { path: '/home' },
])('renders another page for another key (%j)', async (other) => {
  const home = homeWith({});
  const [one, two] = [text(pages.of(KEY, home)), text(pages.of({ ...KEY, ...other }, home))];
  orders[0]?.done('one');
  orders[1]?.done('two');
  expect([await one, await two]).toEqual(['one', 'two']);
});

test('caches a rendered page for the data that it was rendered with', async () => {
  const home = homeWith({});
  const asked = pages.of(KEY, home);
  expect(pages.cached(KEY, home)).toBeUndefined();
  orders[0]?.done('page');
  const page = await asked;
  expect(pages.cached(KEY, home)).toBe(page);
  expect(pages.cached(KEY, homeWith({}))).toBeUndefined();
  expect(pages.cached({ ...KEY, theme: 'paper' }, home)).toBeUndefined();
});

test('gives home all of its data, and another page the categories of the menus', async () => {
  const home = homeWith({ menus: [{ gameType: 'RNG', games: 1 }] });
  void pages.of(KEY, home);
  void pages.of({ ...KEY, path: null }, home);
  expect(
    orders.map(({ page }) => ['"sections"', '"gameType":"RNG"'].map((part) => page.includes(part))),
  ).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('sends a page with outdated winners until the new one is rendered', async () => {
  const first = pages.of(KEY, homeWith({}));
  orders[0]?.done('before');
  await first;
  const home = homeWith({});
  expect(await text(pages.of(KEY, home))).toBe('before');
  expect(await text(pages.of(KEY, home))).toBe('before');
  orders[1]?.done('after');
  await settled();
  expect(await text(pages.of(KEY, home))).toBe('after');
  expect(orders).toHaveLength(2);
});

test('never sends a page with outdated content', async () => {
  const first = pages.of(KEY, homeWith({}));
  orders[0]?.done('before');
  await first;
  const next = text(pages.of(KEY, homeWith({ sections: [] })));
  await settled();
  orders[1]?.done('after');
  expect(await next).toBe('after');
});

test('sends a page without its content if rendering fails, and retries after a while', async () => {
  jest.useFakeTimers();
  const home = homeWith({});
  const page = text(pages.of(KEY, home));
  orders[0]?.fail();
  expect(await page).toBe(`night ${JSON.stringify({ ...KEY.start, home })} `);
  await pages.of(KEY, home);
  expect(orders).toHaveLength(1);
  jest.advanceTimersByTime(5000);
  const again = text(pages.of(KEY, home));
  orders[1]?.done('drawn');
  expect(await again).toBe('drawn');
});

test('evicts the least recently used pages', async () => {
  const ask = async (brand: string) => {
    const page = pages.of({ ...KEY, brand }, null);
    orders.at(-1)?.done(brand);
    await page;
  };
  await ask('first');
  for (let other = 0; other < 399; other++) await ask(`other-${other}`);
  await ask('first');
  expect(orders).toHaveLength(400);
  await ask('one-more');
  await ask('first');
  expect(orders).toHaveLength(401);
  await ask('other-0');
  expect(orders).toHaveLength(402);
});
