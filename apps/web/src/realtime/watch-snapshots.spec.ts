import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { watchSnapshots } from './watch-snapshots';

/** A list on show, whose answers come when the server gives them, and the watch over it. */
function scene() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const watch = watchSnapshots(client);
  let asked = 0;
  let answer = (_: object): void => undefined;
  const query = {
    queryKey: ['list'],
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
  const end = () => {
    leave();
    watch.stop();
    client.clear();
  };
  const shown = () => client.getQueryData(['list']);
  return { client, watch, give, shown, end, asked: () => asked };
}

test('a snapshot of an earlier moment than the line is asked for anew, once', async () => {
  const { watch, give, shown, end, asked } = scene();
  await give({ seq: 4 });
  watch.opensAt(5);
  expect(asked()).toBe(2);
  await give({ seq: 5, list: ['new'] });
  watch.opensAt(5);
  expect(asked()).toBe(2);
  expect(shown()).toEqual({ seq: 5, list: ['new'] });
  end();
});

test('a snapshot that was on its way when the line opened is asked for anew, once', async () => {
  const { watch, give, end, asked } = scene();
  watch.opensAt(5);
  expect(asked()).toBe(1);
  await give({ seq: 4 });
  expect(asked()).toBe(2);
  await give({ seq: 5 });
  expect(asked()).toBe(2);
  end();
});

test('a snapshot that an event overtook is asked for anew, and again if that happens again', async () => {
  const { watch, give, shown, end, asked } = scene();
  watch.opensAt(5);
  watch.told(6);
  await give({ seq: 5 });
  expect(asked()).toBe(2);
  watch.told(7);
  await give({ seq: 6 });
  expect(asked()).toBe(3);
  await give({ seq: 7 });
  expect(asked()).toBe(3);
  expect(shown()).toEqual({ seq: 7 });
  end();
});

test('an answer that stays old is not asked for without end', async () => {
  const { watch, give, end, asked } = scene();
  watch.opensAt(5);
  await give({ seq: 1 });
  await give({ seq: 1 });
  expect(asked()).toBe(2);
  end();
});

test('what is as new as the line, and hears of events by itself, is asked for once', async () => {
  const { client, watch, give, end, asked } = scene();
  await give({ seq: 5 });
  watch.opensAt(5);
  watch.told(6);
  client.setQueryData(['list'], { seq: 6 });
  watch.told(7);
  await give({});
  expect(asked()).toBe(1);
  end();
});

test('what has no number and was invalidated on its way is asked for anew, once', async () => {
  const { client, give, end, asked } = scene();
  void client.invalidateQueries({ queryKey: ['list'] });
  expect(asked()).toBe(1);
  await give({ allowed: 'before' });
  expect(asked()).toBe(2);
  await give({ allowed: 'after' });
  expect(asked()).toBe(2);
  end();
});
