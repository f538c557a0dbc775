import { QueryClient } from '@tanstack/react-query';
import { keepListsInSession } from './session-lists';

let end: () => void = () => undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => end());

/** A page of the tab: its cache, whose lists are kept from now on. */
function open(): QueryClient {
  end();
  const client = new QueryClient();
  end = keepListsInSession(client);
  return client;
}
const read = (client: QueryClient, queryKey: string[], list: string[]) =>
  client.fetchQuery({ queryKey, queryFn: async () => list, staleTime: Number.POSITIVE_INFINITY });

test('a reloaded page has hot games and vendors at once, and reads them again', async () => {
  const first = open();
  await read(first, ['hot-games', 'EN'], ['Sky Kite']);
  await read(first, ['vendors', 'EN'], ['Studio']);
  const second = open();
  expect(second.getQueryData(['hot-games', 'EN'])).toEqual(['Sky Kite']);
  expect(second.getQueryData(['vendors', 'EN'])).toEqual(['Studio']);
  expect(second.getQueryState(['hot-games', 'EN'])?.isInvalidated).toBe(true);
  expect(await read(second, ['hot-games', 'EN'], ['River Dice'])).toEqual(['River Dice']);
  expect(open().getQueryData(['hot-games', 'EN'])).toEqual(['River Dice']);
});

test('another language replaces the list, and other data is not stored', async () => {
  const client = open();
  await read(client, ['hot-games', 'EN'], ['Sky Kite']);
  await read(client, ['hot-games', 'BN'], ['আকাশ ঘুড়ি']);
  await read(client, ['member-info'], ['secret']);
  expect(Object.keys(sessionStorage)).toEqual(['hotGames']);
  const later = open();
  expect(later.getQueryData(['hot-games', 'EN'])).toBeUndefined();
  expect(later.getQueryData(['hot-games', 'BN'])).toEqual(['আকাশ ঘুড়ি']);
});

test('what the page has read is not replaced, and nothing comes of a torn text or of another build', async () => {
  await read(open(), ['vendors', 'EN'], ['Studio']);
  end();
  const client = new QueryClient();
  client.setQueryData(['vendors', 'EN'], ['Table']);
  end = keepListsInSession(client);
  expect(client.getQueryData(['vendors', 'EN'])).toEqual(['Table']);
  sessionStorage.setItem('gameVendor', '{');
  sessionStorage.setItem(
    'hotGames',
    JSON.stringify({ build: 'x.js', queryKey: ['hot-games', 'EN'], data: [1] }),
  );
  const later = open();
  expect(later.getQueryData(['vendors', 'EN'])).toBeUndefined();
  expect(later.getQueryData(['hot-games', 'EN'])).toBeUndefined();
});
