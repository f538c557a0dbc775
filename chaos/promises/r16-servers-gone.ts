import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { BreakableProxy } from '#libs/platform/testing/breakable-proxy';
import type { Reply } from '#libs/platform/testing/portal-client';
import { allCaughtUp, compareNotices, type Watched } from '../checks/notices.js';
import { openPages } from '../clients/audience.js';
import { mapConcurrently, waitUntil } from '../clients/concurrency.js';
import { type Customer, register } from '../clients/customer.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

const AMOUNT = '140.00';
const MEMBERS = 8;
/** Orders in each outage, per member; the other calls are reads, since a member may have up to 20 unpaid orders. */
const ORDERS = 8;
/** Two seconds are promised; the rest allows for a busy machine. */
const MAX_ANSWER_MS = 2500;
const RECOVERY_MS = 20_000;
/** Longer than the expiry of an unpaid order. */
const AN_HOUR_MS = 3_600_000;

interface Setup {
  stack: Stack;
  apis: [Api, Api];
  customers: Customer[];
  pages: Watched[];
  findings: Findings;
}

/** While PostgreSQL or Redis is unavailable nothing hangs and nothing is lost, and the portal recovers on its own. */
export const serversGone = definePromise({
  id: 'R16',
  title: 'a server that is away is told clearly, and missed by nobody afterwards',
  inBothTopologies: true,
  full: { seconds: 10 },
  small: { seconds: 8 },
  async run(stack, { seconds }) {
    const database = await stack.proxy('DATABASE_URL');
    const redis = stack.redisUrl ? await stack.proxy('REDIS_URL') : undefined;
    const env = {
      DATABASE_URL: database.url,
      TEST_CLOCK: '1',
      ...(redis && { REDIS_URL: redis.url }),
    };
    const apis: [Api, Api] = [await stack.startApi(env), await stack.startApi(env)];
    await Promise.all([stack.startWorker(env), stack.startWorker(env)]);
    const customers = await register(stack, apis[0], MEMBERS);
    const pages = await openPages(stack, apis[1].url, customers);
    const setup = { stack, apis, customers, pages, findings: new Findings() };
    for (const customer of customers) await customer.ordered(apis[0], AMOUNT);

    await without(setup, 'PostgreSQL', database, seconds);
    if (redis) await without(setup, 'Redis', redis, seconds);
    const { lost, double } = await compareNotices(stack, pages);
    for (const { client } of pages) client.close();
    setup.findings.expect('notices lost', lost, 0).expect('twice', double, 0);

    await everyOrderExpires(setup);
    return setup.findings.outcome();
  },
});

/** For half of the time the connection is silent, and for half of it the connection is cut. */
async function without(setup: Setup, name: string, proxy: BreakableProxy, seconds: number): Promise<void> {
  const { findings, apis, customers, pages, stack } = setup;
  const replies: TimedReply[] = [];
  let orders = 0;
  for (const fault of ['freeze', 'cut'] as const) {
    proxy[fault]();
    const until = performance.now() + (seconds * 1000) / 2;
    while (performance.now() < until) {
      const order = orders++ < ORDERS;
      const ask = (customer: Customer) =>
        timed(() => (order ? customer.order(apis[0], AMOUNT) : customer.balance(apis[0])));
      replies.push(...(await mapConcurrently(customers, MEMBERS, ask)));
      await pause(200);
    }
    proxy.mend();
    const back = await waitUntil(async () => (await fetch(`${apis[0].url}/health/ready`)).ok, RECOVERY_MS);
    findings.require(back !== null, `${name}: not ready again`);
  }
  const caughtUp = await waitUntil(() => allCaughtUp(stack, pages), RECOVERY_MS);
  const unclear = replies.filter(({ status }) => status !== 200 && status !== 503);
  const refused = replies.filter(({ status }) => status === 503).length;
  findings
    .say(`${name} away for ${seconds} s: ${replies.length} calls, ${refused} refused with 503`)
    .say(`the slowest answer after ${(Math.max(...replies.map(({ ms }) => ms)) / 1000).toFixed(1)} s`)
    .expect('other answers', unclear.length, 0)
    .expect('late answers', replies.filter(({ ms }) => ms > MAX_ANSWER_MS).length, 0)
    .require(caughtUp !== null, `${name}: pages did not catch up`);
}

/** Deletes everything in the queue; every unpaid order must still expire in time, once. */
async function everyOrderExpires({ stack, apis, findings }: Setup): Promise<void> {
  const url = stack.redisUrl;
  if (url) {
    const redis = new Redis(url);
    await redis.flushall();
    redis.disconnect();
  }
  const open = await stack.count(`select count(*) from cashier.deposit where status = 'created'`);
  await apis[0].portal.send('POST', '/dev/api/clock', { advanceMs: AN_HOUR_MS });
  const expired = () => stack.count(`select count(*) from cashier.deposit_step where status = 'expired'`);
  await waitUntil(async () => (await expired()) >= open, RECOVERY_MS);
  const twice = `select count(*) from (select deposit from cashier.deposit_step where status = 'expired'
    group by 1 having count(*) > 1) twice`;
  findings
    .expect(`timers that rang${url ? ' although Redis was flushed' : ''}`, await expired(), open)
    .expect('rang twice', await stack.count(twice), 0);
}

interface TimedReply {
  status: number;
  ms: number;
}

async function timed(call: () => Promise<Reply>): Promise<TimedReply> {
  const began = performance.now();
  const { status } = await call().catch(() => ({ status: 0 }));
  return { status, ms: performance.now() - began };
}
