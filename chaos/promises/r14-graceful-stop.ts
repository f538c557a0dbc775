import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { mapConcurrently, times, waitUntil } from '../clients/concurrency.js';
import { type Customer, isAccepted, register } from '../clients/customer.js';
import { type DeliveryResult, sendOnce } from '../clients/send-once.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

const AMOUNT = '150.00';
const CONCURRENCY = 8;
const LOAD_MS = 700;
/** How long pending work is blocked after SIGTERM. */
const HELD_MS = 1000;
const OUT_MS = 10_000;
const TIMEOUT_MS = 30_000;
/** Longer than the expiry of an unpaid order. */
const AN_HOUR_MS = 3_600_000;
/** Jobs that are blocked until the worker has ended; a worker runs eight at a time. */
const STUCK = 2;
const MOVABLE = { TEST_CLOCK: '1' };

interface Setup {
  stack: Stack;
  steady: Api;
  customers: Customer[];
  locks: pg.Pool;
  findings: Findings;
}

/** A program that is asked to end finishes its work or releases it, and ends soon. */
export const gracefulStop = definePromise({
  id: 'R14',
  title: 'SIGTERM under load cuts nothing',
  inBothTopologies: true,
  full: { stops: 8, members: 16, jobs: 5 },
  small: { stops: 2, members: 8, jobs: 3 },
  async run(stack, { stops, members, jobs }) {
    const steady = await stack.startApi(MOVABLE);
    const customers = await register(stack, steady, members);
    const setup = { stack, steady, customers, locks: stack.application(8), findings: new Findings() };
    await apiStops(setup, stops);
    await workerStops(setup, jobs);
    return setup.findings.outcome();
  },
});

/** Makes calls without end while an api is stopped and started again; some of them wait for a lock when it stops. */
async function apiStops({ stack, customers, locks, findings, steady }: Setup, stops: number): Promise<void> {
  const leaving = await stack.startApi(MOVABLE);
  const fates: DeliveryResult[] = [];
  let longest = 0;
  let unanswered = 0;
  for (const round of times(stops)) {
    const held = await holdReports(stack, leaving, steady, customers, locks);
    let stopped = false;
    const load = mapConcurrently(times(CONCURRENCY), CONCURRENCY, async (place) => {
      for (let step = place; !stopped; step += CONCURRENCY) {
        const customer = customers[step % customers.length] as Customer;
        const fate = await balanceCall(leaving, customer);
        fates.push(fate);
        if (fate.fate === 'not taken') await pause(20);
      }
    });
    await pause(LOAD_MS);
    const ending = leaving.end();
    await pause(HELD_MS);
    await held.release();
    unanswered += (await held.answers).filter((answered) => !answered).length;
    longest = Math.max(longest, await ending);
    stopped = true;
    await load;
    if (round + 1 < stops) await leaving.start();
  }
  const answers = fates.filter((fate) => fate.fate === 'answered');
  const not = answers.filter(({ status }) => status !== 200).length;
  findings
    .say(`api ended ${stops} times: ${answers.length} calls answered`)
    .expect('cut', fates.filter(({ fate }) => fate === 'cut').length, 0)
    .expect('answered otherwise', not, 0)
    .expect('reports under way that got no answer', unanswered, 0)
    .say(`out after ${(longest / 1000).toFixed(1)} s at most`)
    .require(longest <= OUT_MS, 'an api was not out in 10 s');
}

function balanceCall({ url }: Api, { token }: Customer): Promise<DeliveryResult> {
  return sendOnce('GET', `${url}/wps/v2/wallets/balance`, { authorization: `Bearer ${token}` }, '');
}

/** Reports of the bank that the api has accepted and that wait for the rows of their orders. */
async function holdReports(stack: Stack, api: Api, steady: Api, customers: Customer[], locks: pg.Pool) {
  const some = customers.slice(0, 3);
  const ids = await Promise.all(some.map((customer) => customer.ordered(steady, AMOUNT)));
  const release = await hold(locks, ids);
  const answers = Promise.all(
    some.map((customer, index) =>
      customer.paid(api, ids[index] ?? '', AMOUNT, randomUUID()).then(isAccepted, () => false),
    ),
  );
  await waiting(stack, ids.length);
  return { release, answers };
}

/** Jobs that run when their worker is stopped: some can finish, and the next worker does the others. */
async function workerStops({ stack, steady, customers, locks, findings }: Setup, jobs: number) {
  const queue = stack.queue();
  const leaving = await stack.startWorker(MOVABLE);
  const ids = await mapConcurrently(times(jobs + STUCK), 4, (index) =>
    (customers[index % customers.length] as Customer).ordered(steady, AMOUNT),
  );
  const free = await hold(locks, ids.slice(0, jobs));
  const stuck = await hold(locks, ids.slice(jobs));
  await steady.portal.send('POST', '/dev/api/clock', { advanceMs: AN_HOUR_MS });
  await waiting(stack, ids.length);
  const ending = leaving.end();
  await pause(HELD_MS);
  await free();
  const took = await ending;
  const finished = await expired(stack, ids.slice(0, jobs));
  await stuck();
  await stack.startWorker(MOVABLE);
  const later = ids.slice(jobs);
  const all = await waitUntil(async () => (await expired(stack, later)) === later.length, TIMEOUT_MS);
  const twice = await stack.count(
    `select count(*) from (select 1 from cashier.deposit_step where status = 'expired' group by deposit having count(*) > 1) t`,
  );
  findings
    .expect('jobs under way that the worker finished', finished, jobs)
    .require(all !== null, 'a job that it could not finish was done by nobody')
    .expect('jobs done twice', twice, 0)
    .say(
      `the worker was out after ${(took / 1000).toFixed(1)} s, ${await queue.getFailedCount()} jobs failed`,
    )
    .require(took <= OUT_MS, 'the worker was not out in 10 s');
}

/** Locks the rows of these orders until the returned function is called. */
async function hold(locks: pg.Pool, ids: string[]): Promise<() => Promise<void>> {
  const client = await locks.connect();
  await client.query('begin');
  await client.query('select from cashier.deposit where id = any($1) for update', [ids]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

/** Waits until this many wait for a row. @throws Error if they never do */
async function waiting(stack: Stack, count: number): Promise<void> {
  const sql = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const came = await waitUntil(async () => (await stack.count(sql)) >= count, TIMEOUT_MS);
  if (came === null) throw new Error('what should be under way never came to its row');
}

const expired = (stack: Stack, ids: string[]) =>
  stack.count(`select count(*) from cashier.deposit where id = any($1) and status = 'expired'`, [ids]);
