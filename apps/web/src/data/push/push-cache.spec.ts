import { QueryObserver } from '@tanstack/react-query';
import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { invalidate, updateDetail } from './cache-rules';
import { openPushCache } from './push-cache.fixture';
import { on } from './push-table';

const renamed = definePush({
  name: 'thing.renamed',
  summary: 'A thing has another name',
  data: z.object({ id: z.string(), name: z.string() }),
});
const other = definePush({ name: 'other.changed', summary: 'Nothing of the thing', data: z.object({}) });
const rows = on(
  [renamed],
  updateDetail('thing', ({ name }) => ({ name })),
  invalidate('options'),
);

/** A query on show, whose answers come when the server gives them, beside a cache that is kept by the table. */
function watch(queryKey: readonly unknown[] = ['thing', '1']) {
  const { client, cache, push, close } = openPushCache(rows);
  let asked = 0;
  let answer = (_: object): void => undefined;
  const query = {
    queryKey,
    queryFn: () => {
      asked += 1;
      return new Promise<object>((resolve) => {
        answer = resolve;
      });
    },
  };
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  const give = async (snapshot: object) => {
    answer(snapshot);
    await new Promise((done) => setTimeout(done));
  };
  return {
    client,
    cache,
    give,
    rename: (seq: number, name: string, id = '1') => push(renamed, seq, { id, name }),
    push,
    shown: () => client.getQueryData(queryKey),
    asked: () => asked,
    end: () => {
      leave();
      close();
    },
  };
}

test('a snapshot of an earlier moment than the events that follow is read again, once', async () => {
  const { cache, give, shown, end, asked } = watch();
  await give({ seq: 4 });
  cache.startAt(5);
  expect(asked()).toBe(2);
  await give({ seq: 5, name: 'new' });
  cache.startAt(5);
  expect(asked()).toBe(2);
  expect(shown()).toEqual({ seq: 5, name: 'new' });
  end();
});

test('a snapshot that was on its way when events began is read again, once', async () => {
  const { cache, give, end, asked } = watch();
  cache.startAt(5);
  expect(asked()).toBe(1);
  await give({ seq: 4 });
  expect(asked()).toBe(2);
  await give({ seq: 5 });
  expect(asked()).toBe(2);
  end();
});

test('a snapshot that events overtook gets what it lacks, in their order, and is not read again', async () => {
  const { cache, give, shown, rename, push, end, asked } = watch();
  cache.startAt(5);
  rename(6, 'six');
  rename(7, 'seven');
  rename(8, 'of another thing', '2');
  push(other, 9, {});
  await give({ seq: 5, name: 'five' });
  expect(shown()).toEqual({ seq: 7, name: 'seven' });
  expect(asked()).toBe(1);
  end();
});

test('a snapshot that holds an event already is not changed by it', async () => {
  const { cache, give, shown, rename, end } = watch();
  cache.startAt(5);
  rename(6, 'six');
  await give({ seq: 7, name: 'seven' });
  expect(shown()).toEqual({ seq: 7, name: 'seven' });
  rename(7, 'late');
  expect(shown()).toEqual({ seq: 7, name: 'seven' });
  end();
});

test('a snapshot without a part that a push does not carry is read again where an event overtook it', async () => {
  const { cache, give, rename, end, asked } = watch(['options']);
  cache.startAt(5);
  await give({ seq: 5 });
  rename(6, 'six');
  expect(asked()).toBe(2);
  await give({ seq: 6 });
  expect(asked()).toBe(2);
  end();
});

test('an answer that stays old is not asked for without end', async () => {
  const { cache, give, end, asked } = watch();
  cache.startAt(5);
  await give({ seq: 1 });
  await give({ seq: 1 });
  expect(asked()).toBe(2);
  end();
});

test('a push in another shape than this page knows has the queries of its table read again', async () => {
  const { client, cache, give, shown, end, asked } = watch();
  cache.startAt(5);
  await give({ seq: 5, name: 'five' });
  cache.apply({ name: renamed.name, seq: 6, at: '', data: { id: '1', title: 'six' } });
  expect(asked()).toBe(2);
  expect(shown()).toEqual({ seq: 5, name: 'five' });
  expect(client.getQueryState(['thing', '1'])?.isInvalidated).toBe(true);
  end();
});

test('what has to be read again and is not shown stays so when a push is put in', () => {
  const { client, push, close } = openPushCache(rows);
  client.setQueryData(['thing', '1'], { seq: 5, name: 'five' });
  void client.invalidateQueries({ queryKey: ['thing'] });
  push(renamed, 6, { id: '1', name: 'six' });
  expect(client.getQueryData(['thing', '1'])).toEqual({ seq: 6, name: 'six' });
  expect(client.getQueryState(['thing', '1'])?.isInvalidated).toBe(true);
  close();
});

test('what has no number and was invalidated on its way is asked for anew, once', async () => {
  const { client, give, end, asked } = watch(['list']);
  void client.invalidateQueries({ queryKey: ['list'] });
  expect(asked()).toBe(1);
  await give({ allowed: 'before' });
  expect(asked()).toBe(2);
  await give({ allowed: 'after' });
  expect(asked()).toBe(2);
  end();
});
