import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '#libs/platform/testing/portal-client';
import { mapConcurrently, randomBelow, times, waitUntil } from '../clients/concurrency.js';
import { type Customer, type Order, register } from '../clients/customer.js';
import { retryUntilAnswered } from '../clients/retry-until-answered.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

const AMOUNT = '300.00';
const TIMEOUT_MS = 8_000;

interface Round {
  effects: number;
  /** The number of answered copies, and the distinct answers among them. */
  answered: number;
  answers: number;
}

/** A repeated money call has one effect, even when the portal dies in the middle of it. */
export const oneEffect = definePromise({
  id: 'R6',
  title: 'a repeated money call has one effect',
  inBothTopologies: false,
  full: { rounds: 10, kills: 6, copies: 50 },
  small: { rounds: 3, kills: 2, copies: 30 },
  async run(stack, { rounds, kills, copies }) {
    const apis = [await stack.startApi(), await stack.startApi()] as [Api, Api];
    const customers = await register(stack, apis[0], rounds + kills);
    const calm: Round[] = [];
    for (const customer of customers.slice(0, rounds)) {
      calm.push(
        await round(
          stack,
          customer,
          (index, key) => customer.order(apis[index % 2] as Api, AMOUNT, key),
          copies,
        ),
      );
    }
    const killed: Round[] = [];
    for (const [index, customer] of customers.slice(rounds).entries()) {
      const send = (_: number, key: string) => customer.order(apis[0], AMOUNT, key);
      // Alternately in the very middle, when the key is stored and the effect is not committed, and at any moment.
      const kill = index % 2 === 0 ? await middleKiller(stack, apis[0]) : () => killSoon(apis[0]);
      const dies = kill();
      killed.push(await round(stack, customer, send, copies, () => dies.then(() => apis[0].start())));
    }
    const all = [...calm, ...killed];
    return new Findings()
      .say(
        `${copies} copies at once of ${rounds} calls to 2 apis, and of ${kills} with the api killed meanwhile`,
      )
      .expect('one effect', all.filter(({ effects }) => effects === 1).length, rounds + kills)
      .expect('most effects', Math.max(...all.map(({ effects }) => effects)), 1)
      .expect('one answer', all.filter(({ answers }) => answers === 1).length, rounds + kills)
      .say(
        `copies answered before and after the kills ${all.reduce((sum, { answered }) => sum + answered, 0)}`,
      )
      .outcome();
  },
});

/** Sends copies at the same time; after `between` each is repeated until it is answered. */
async function round(
  stack: Stack,
  customer: Customer,
  send: (index: number, key: string) => Promise<Reply<Order>>,
  copies: number,
  between?: () => Promise<void>,
): Promise<Round> {
  const key = randomUUID();
  const first = await Promise.all(times(copies).map((index) => send(index, key).catch(() => null)));
  await between?.();
  const again = await mapConcurrently(times(copies), copies, (index) =>
    retryUntilAnswered(() => send(index, key), TIMEOUT_MS).catch(() => null),
  );
  const answered = [...first, ...again].filter((reply) => reply?.status === 200);
  const refused = again.filter((reply) => reply?.status !== 200).length;
  return {
    effects: await stack.count('select count(*) from cashier.deposit where member = $1', [customer.id]),
    answered: answered.length,
    answers: new Set(answered.map(contentOf)).size + refused,
  };
}

const killSoon = (api: Api) => pause(5 + randomBelow(120)).then(() => api.kill());

/** Blocks the effect by a lock on its last table. The returned function kills the api once a call waits there. */
async function middleKiller(stack: Stack, api: Api): Promise<() => Promise<void>> {
  const blocker = await stack.owner.connect();
  await blocker.query('begin; lock table cashier.deposit_step in exclusive mode');
  const waiting = `select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%deposit_step%'`;
  return async () => {
    try {
      const reached = await waitUntil(async () => (await stack.count(waiting)) > 0, 10_000);
      if (reached === null) throw new Error('no call came to the point where the api should die');
      await api.kill();
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
  };
}

/** The value, independent of the order of its fields. */
const contentOf = (reply: Reply<Order> | null | undefined) =>
  JSON.stringify(Object.entries(reply?.body.value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
