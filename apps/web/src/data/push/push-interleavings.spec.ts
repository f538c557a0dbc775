import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { updateDetail } from './cache-rules';
import { newestFirst, updateLists } from './list-rule';
import { PushCache } from './push-cache';
import { on, registerPushes } from './push-table';

const order = z.object({ id: z.string(), state: z.enum(['open', 'done']) });
type Order = z.output<typeof order>;
const orderChanged = definePush({ name: 'order.changed', summary: 'An order as it is now', data: order });
const rows = on(
  [orderChanged],
  updateDetail('order', (data) => order.parse(data)),
  updateLists({
    keyPrefix: 'orders',
    row: order,
    matches: ({ state }, filter: { state?: Order['state']; pageSize: number }) =>
      filter.state === undefined || state === filter.state,
    changing: ['state'],
    order: newestFirst,
  }),
);

/** What the server holds after each of its events: the oracle, which folds all of them and knows no cache. */
class Server {
  readonly events: Order[] = [];

  ordersAt(seq: number): Order[] {
    const orders = new Map<string, Order>();
    for (const event of this.events.slice(0, seq)) orders.set(event.id, event);
    return [...orders.values()].sort((one, other) => Number(other.id) - Number(one.id));
  }

  /** The answer to a query, as the server would read it at that moment. */
  answer([keyPrefix, argument, pageNo]: readonly unknown[], seq: number): object {
    const orders = this.ordersAt(seq);
    if (keyPrefix === 'order')
      return { ...(orders.find(({ id }) => id === argument) ?? { id: argument }), seq };
    const { state, pageSize } = argument as { state?: string; pageSize: number };
    const all = orders.filter((one) => state === undefined || one.state === state);
    const from = (Number(pageNo) - 1) * pageSize;
    return {
      list: all.slice(from, from + pageSize),
      total: all.length,
      totalPages: Math.max(1, Math.ceil(all.length / pageSize)),
      seq,
    };
  }
}

const lists = (pageSize: number) => [
  ['orders', { pageSize }, 1],
  ['orders', { pageSize }, 2],
  ['orders', { pageSize, state: 'open' }, 1],
  ['orders', { pageSize, state: 'done' }, 1],
];
const DETAILS = ['1', '2', '3'].map((id) => ['order', id]);

/** A step of the world. What is asked is read at one moment by the server, and arrives at a later one. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      id: fc.integer({ min: 1, max: 6 }),
      done: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('push' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), pick: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('visit' as const), pick: fc.nat(20) }) },
);
const steps = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Asked {
  key: readonly unknown[];
  arrive(snapshot: object): void;
  /** What the server read, once it did. */
  snapshot?: object;
}

function open(keys: (readonly unknown[])[]) {
  const release = registerPushes(rows);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const cache = new PushCache(client);
  cache.startAt(0);
  const server = new Server();
  let pushed = 0;
  let asked: Asked[] = [];
  let calls = 0;
  const leaves: (() => void)[] = [];
  const visit = (key: readonly unknown[]) => {
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      new Promise<object>((arrive) => {
        const call = { key, arrive };
        asked.push(call);
        calls += 1;
        signal.addEventListener('abort', () => {
          asked = asked.filter((one) => one !== call);
        });
      });
    leaves.push(new QueryObserver(client, { queryKey: key, queryFn }).subscribe(() => undefined));
  };
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    keys,
    server,
    client,
    visit,
    calls: () => calls,
    change: (id: number, done: boolean) =>
      server.events.push({ id: String(id), state: done ? 'done' : 'open' }),
    push: () => {
      const data = server.events[pushed];
      if (!data) return;
      pushed += 1;
      cache.apply({ name: orderChanged.name, seq: pushed, at: '', data });
    },
    pushAll() {
      while (pushed < server.events.length) this.push();
    },
    read: () => {
      for (const call of asked) call.snapshot ??= server.answer(call.key, server.events.length);
    },
    arrive: async (pick: number) => {
      const read = asked.filter(({ snapshot }) => snapshot);
      const call = read[pick % Math.max(1, read.length)];
      if (!call?.snapshot) return;
      asked = asked.filter((one) => one !== call);
      call.arrive(call.snapshot);
      await settle();
    },
    answerAll: async () => {
      while (asked.length > 0) {
        const [call] = asked.splice(0, 1);
        call?.arrive(call.snapshot ?? server.answer(call.key, server.events.length));
        await settle();
      }
    },
    close: () => {
      for (const leave of leaves) leave();
      cache.stop();
      client.clear();
      release();
    },
  };
}

async function live(world: ReturnType<typeof open>, taken: Step[]) {
  for (const each of taken) {
    if (each.do === 'change') world.change(each.id, each.done);
    else if (each.do === 'push') world.push();
    else if (each.do === 'read') world.read();
    else if (each.do === 'arrive') await world.arrive(each.pick);
    else world.visit(world.keys[each.pick % world.keys.length] ?? []);
  }
}

const withoutSeq = (snapshot: unknown) => ({ ...(snapshot as object), seq: 0 });

function expectNewest(world: ReturnType<typeof open>) {
  for (const key of world.keys) {
    const shown = world.client.getQueryData(key);
    if (shown === undefined) continue;
    const newest = world.server.answer(key, world.server.events.length);
    expect([key, withoutSeq(shown)]).toEqual([key, withoutSeq(newest)]);
  }
}

test('whatever order snapshots and pushes come in, each query ends as the newest state of the server', async () => {
  const keys = [...lists(2), ...lists(100), ...DETAILS];
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (taken, atOnce) => {
      const world = open(keys);
      for (let id = 1; id <= 4; id += 1) world.change(id, id % 4 === 0);
      world.pushAll();
      for (const key of atOnce ? keys : []) world.visit(key);
      if (atOnce) await world.answerAll();
      await live(world, taken);
      world.pushAll();
      await world.answerAll();
      expectNewest(world);
      world.close();
    }),
    { numRuns: 300 },
  );
});

test('what is shown whole follows by pushes alone: nothing is read twice', async () => {
  const keys = [...lists(100).filter(([, , pageNo]) => pageNo === 1), ...DETAILS];
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = open(keys);
      for (const key of keys) world.visit(key);
      await live(
        world,
        taken.filter((each) => each.do !== 'visit'),
      );
      world.pushAll();
      await world.answerAll();
      expectNewest(world);
      expect(world.calls()).toBe(keys.length);
      world.close();
    }),
    { numRuns: 300 },
  );
});
