import { QueryClient } from '@tanstack/react-query';
import { riverDice } from './game.fixture';
import { putFirst, recentGamesQuery } from './recent-games';

const { queryKey } = recentGamesQuery('EN');
const game = (nodeId: number) => ({ ...riverDice, nodeId });

const cacheOf = (...ids: number[]) => {
  const client = new QueryClient();
  client.setQueryData(queryKey, { list: ids.map(game), total: ids.length, totalPages: 1 });
  return client;
};
const shown = (client: QueryClient) => client.getQueryData(queryKey)?.list.map(({ nodeId }) => nodeId);

test('a game that was just started leads the row, once', async () => {
  const client = cacheOf(1, 2, 3);
  await putFirst(client, 'EN', game(2));
  expect(shown(client)).toEqual([2, 1, 3]);
  await putFirst(client, 'EN', game(4));
  expect(shown(client)).toEqual([4, 2, 1, 3]);
  expect(client.getQueryData(queryKey)?.total).toBe(4);
});

test('the row is not fetched anew, which would move it under the finger; that of another language is', async () => {
  const client = cacheOf(1, 2);
  const bengali = recentGamesQuery('BN').queryKey;
  client.setQueryData(bengali, { list: [], total: 0, totalPages: 0 });
  await putFirst(client, 'EN', game(2));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  expect(client.getQueryState(bengali)?.isInvalidated).toBe(true);
});

test('a list that nobody has fetched is left to be fetched whole', async () => {
  const client = new QueryClient();
  await putFirst(client, 'EN', game(1));
  expect(shown(client)).toBeUndefined();
});

test('an answer under way, which may not know the game yet, does not overwrite it', async () => {
  const client = cacheOf(1);
  let answer: (list: never) => void = () => undefined;
  const under = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise((resolve) => (answer = resolve)),
    staleTime: 0,
  });
  await putFirst(client, 'EN', game(2));
  answer({ list: [game(1)], total: 1, totalPages: 1 } as never);
  await under.catch(() => undefined);
  expect(shown(client)).toEqual([2, 1]);
});
