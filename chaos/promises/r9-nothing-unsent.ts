import fs from 'node:fs';
import path from 'node:path';
import { allCaughtUp, compareNotices, type Watched } from '../checks/notices.js';
import { openPages } from '../clients/audience.js';
import { mapConcurrently, times, waitUntil } from '../clients/concurrency.js';
import { type Customer, register } from '../clients/customer.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

const AMOUNT = '130.00';
const CONCURRENCY = 5;
const LIMIT_MS = 5000;

interface Writer {
  api: Api;
  dataDir: string;
}

/** State and event are one transaction: a process that dies between COMMIT and wake-up leaves nothing unsent. */
export const nothingUnsent = definePromise({
  id: 'R9',
  title: 'state and event are one transaction, and nothing committed stays unsent',
  inBothTopologies: true,
  full: { kills: 20 },
  small: { kills: 2 },
  async run(stack, { kills }) {
    const reader = await stack.startApi();
    await stack.startWorker();
    const customers = await register(stack, reader, CONCURRENCY);
    const pages = await openPages(stack, reader.url, customers);
    let late = 0;
    let longest = 0;
    let committed = 0;
    let next = startWriter(stack);
    for (const round of times(kills)) {
      const writer = await next;
      committed += await commitAndDie(stack, writer, customers, round);
      next = round + 1 < kills ? startWriter(stack) : next;
      const took = await waitUntil(() => nothingLeft(stack, pages), LIMIT_MS);
      if (took === null) late++;
      longest = Math.max(longest, took ?? LIMIT_MS);
      if (late >= 2) break; // it is lost, not late: no need to see it again
    }
    await next;
    const { written, lost, double } = await compareNotices(stack, pages);
    for (const { client } of pages) client.close();
    return new Findings()
      .say(
        `writer killed ${kills} times between COMMIT and wake-up, ${committed} moves and ${written} notices committed`,
      )
      .expect('rounds with something unsent', late, 0)
      .expect('notices that never reached the other api’s sockets', lost, 0)
      .expect('twice', double, 0)
      .expect('states without their event', await withoutEvent(stack), 0)
      .expect('left in the outbox', await stack.count('select count(*) from platform.outbox'), 0)
      .say(`sent by others after ${(longest / 1000).toFixed(1)} s at most`)
      .outcome();
  },
});

async function startWriter(stack: Stack): Promise<Writer> {
  const dataDir = stack.newFolder();
  fs.mkdirSync(path.join(dataDir, 'pause'));
  return { api: await stack.startApi({ DATA_DIR: dataDir, PAUSE_POINTS: '1' }), dataDir };
}

/** Orders in one round, payment reports in the next: paused after COMMIT, and killed there. Returns how many. */
async function commitAndDie(stack: Stack, { api, dataDir }: Writer, customers: Customer[], round: number) {
  const before = await moves(stack);
  const open = await openOrders(stack);
  const pausePoint = path.join(dataDir, 'pause', 'after-commit');
  fs.writeFileSync(pausePoint, '');
  const acts = mapConcurrently(customers, CONCURRENCY, async (customer) => {
    const reference = open.get(customer.id);
    const act =
      round % 2 === 1 && reference ? customer.paid(api, reference, AMOUNT) : customer.order(api, AMOUNT);
    await act.catch(() => undefined);
  });
  const committed = () => moves(stack).then((count) => count >= before + customers.length);
  const held = await waitUntil(
    async () => fs.existsSync(`${pausePoint}.reached`) && (await committed()),
    10_000,
  );
  if (held === null) throw new Error('the writer never came to the point where it should die');
  await api.kill();
  await acts;
  return customers.length;
}

const moves = (stack: Stack) => stack.count('select count(*) from cashier.deposit_step');

async function openOrders(stack: Stack): Promise<Map<string, string>> {
  const { rows } = await stack.owner.query<{ member: string; id: string }>(
    `select member, id from cashier.deposit where status = 'created'`,
  );
  return new Map(rows.map(({ member, id }) => [member, id]));
}

async function nothingLeft(stack: Stack, pages: Watched[]): Promise<boolean> {
  const left = await stack.count('select count(*) from platform.outbox');
  return left === 0 && (await allCaughtUp(stack, pages));
}

/** Deposits whose order or credit has no event. */
function withoutEvent(stack: Stack): Promise<number> {
  return stack.count(
    `select count(*) from cashier.deposit_step s join cashier.deposit d on d.id = s.deposit
     where not exists (select from platform.event e where e.person = d.member
       and e.name = case s.status when 'paid' then 'deposit.credited' when 'reversed' then 'deposit.reversed' else 'deposit.created' end
       and e.data->>'id' = d.id::text)`,
  );
}
