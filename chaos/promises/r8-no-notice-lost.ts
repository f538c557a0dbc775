import { setTimeout as pause } from 'node:timers/promises';
import { allCaughtUp, compareNotices } from '../checks/notices.js';
import { openPages } from '../clients/audience.js';
import { times, waitUntil } from '../clients/concurrency.js';
import { type Customer, register } from '../clients/customer.js';
import { CuttableProxy } from '../clients/cuttable-proxy.js';
import { retryUntilAnswered } from '../clients/retry-until-answered.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import { crashesAlong } from './crashes-along.js';

const AMOUNT = '120.00';
/** An ordered deposit is one notice, a credited one three: balance, deposit, unread messages. */
const NOTICES_EACH = 4;
const CONNECTIONS = 8;
const LIMIT_MS = 3000;
const TIMEOUT_MS = 10_000;

/** No notice is lost or shown twice, whatever happens to the connection and the api. */
export const noNoticeLost = definePromise({
  id: 'R8',
  title: 'no notice is lost or shown twice',
  inBothTopologies: true,
  full: { clients: 50, notices: 2000, kills: 10, cuts: 100 },
  small: { clients: 12, notices: 240, kills: 2, cuts: 20 },
  async run(stack, { clients, notices, kills, cuts }) {
    const api = await stack.startApi();
    await stack.startWorker();
    const customers = await register(stack, api, clients);
    const line = await CuttableProxy.to(api.url);
    const pages = await openPages(stack, line.url, customers);
    const deposits = times(notices / NOTICES_EACH);
    const every = Math.max(1, Math.floor(deposits.length / cuts));
    const cutsEach = Math.ceil(cuts / deposits.length);
    const act = async (index: number) => {
      if (index % every === 0) for (const _ of times(cutsEach)) if (line.cuts < cuts) line.cut();
      await depositOnce(api, customers[index % clients] as Customer);
    };
    const crash = async () => {
      await api.kill();
      await api.start();
    };
    await crashesAlong(deposits, CONNECTIONS, act, kills - 1, crash);
    while (line.cuts < cuts) if (!line.cut()) await pause(20);
    // The last one, right after everything was committed: the time to catch up counts from the new start.
    await crash();

    const took = await waitUntil(() => allCaughtUp(stack, pages), TIMEOUT_MS);
    const { written, lost, double, disordered, gaps } = await compareNotices(stack, pages);
    const sum = (of: (page: (typeof pages)[0]) => number) =>
      pages.reduce((total, page) => total + of(page), 0);
    for (const { client } of pages) client.close();
    await line.close();
    return new Findings()
      .say(`${clients} clients, api killed ${kills} times, sockets cut ${line.cuts} times`)
      .say(
        `${sum(({ client }) => client.reconnections)} reconnections, ${sum(({ client }) => client.replays)} replays`,
      )
      .expect('notices', written, notices)
      .expect('lost', lost, 0)
      .expect('twice', double, 0)
      .expect('out of order', disordered, 0)
      .expect('gaps in seq', gaps, 0)
      .say(
        took === null
          ? 'never caught up'
          : `all connected and caught up ${(took / 1000).toFixed(1)} s after the last start`,
      )
      .require(took !== null && took <= LIMIT_MS, `not caught up within ${LIMIT_MS / 1000} s`)
      .outcome();
  },
});

async function depositOnce(api: Api, customer: Customer): Promise<void> {
  const reference = await customer.ordered(api, AMOUNT);
  const eventId = crypto.randomUUID();
  await retryUntilAnswered(() => customer.paid(api, reference, AMOUNT, eventId));
}
