import { randomUUID } from 'node:crypto';
import { mapConcurrently, shuffled, times } from '../clients/concurrency.js';
import { type Customer, isAccepted, register } from '../clients/customer.js';
import { LedgerClient, type Posting } from '../clients/ledger-client.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';

const AMOUNT = '250.00';
const MINOR = 25_000;
const CONCURRENCY = 20;
const ORDERS_EACH = 10;

interface Event {
  customer: Customer;
  reference: string;
  eventId: string;
}

/** A payment webhook is credited once, and only if it is genuine and timely. */
export const paidOnce = definePromise({
  id: 'R5',
  title: 'a payment webhook is credited once',
  inBothTopologies: true,
  full: { events: 200, copies: 10, forged: 200 },
  small: { events: 20, copies: 6, forged: 40 },
  async run(stack, { events: count, copies, forged }) {
    const apis = [await stack.startApi(), await stack.startApi()];
    const [api] = apis as [Api];
    const customers = await register(stack, api, Math.ceil(count / ORDERS_EACH));
    const events = await mapConcurrently(times(count), CONCURRENCY, async (index): Promise<Event> => {
      const customer = customers[index % customers.length] as Customer;
      return { customer, reference: await customer.ordered(api, AMOUNT), eventId: randomUUID() };
    });

    const accepted = await forgeries(stack, api, events, forged);
    const deliveries = shuffled(times(copies).flatMap(() => events));
    const answers = await mapConcurrently(
      deliveries,
      CONCURRENCY,
      ({ customer, reference, eventId }, index) =>
        customer.paid(apis[index % 2] as Api, reference, AMOUNT, eventId),
    );
    // The bank may also report one payment in two events, and the ledger may be called with the same key again.
    const again = await mapConcurrently(events.slice(0, 20), CONCURRENCY, ({ customer, reference }) =>
      customer.paid(api, reference, AMOUNT),
    );
    const replays = await repost(stack, events.slice(0, 20));

    const credits = await creditsOf(stack, events);
    const suspense = await inSuspense(stack, events);
    return new Findings()
      .say(`${count} events x ${copies} copies to 2 apis`)
      .expect('answered ok', answers.filter(isAccepted).length, count * copies)
      .expect('credited', credits.filter((times) => times > 0).length, count)
      .expect('double', credits.filter((times) => times > 1).length, 0)
      .expect('reports kept twice', await keptTwice(stack, events), 0)
      .expect('second reports of a payment answered ok', again.filter(isAccepted).length, again.length)
      .expect('of these in suspense, each once', suspense, again.length)
      .expect('keys posted again', replays, 0)
      .expect(`forged or old accepted of ${forged}`, accepted, 0)
      .outcome();
  },
});

/** Sends reports with another secret, a stale or future stamp. Returns how many were not refused with 401. */
async function forgeries(stack: Stack, api: Api, events: Event[], count: number): Promise<number> {
  const now = () => Math.floor(Date.now() / 1000);
  const replies = await mapConcurrently(times(count), CONCURRENCY, (index) => {
    const { reference } = events[index % events.length] as Event;
    const report = { reference, amount: AMOUNT };
    const kinds = [
      () => api.portal.bankReport(randomUUID(), report),
      () => api.portal.bankReport(stack.bankSecret, { ...report, timestamp: now() - 302 }),
      () => api.portal.bankReport(stack.bankSecret, { ...report, timestamp: now() + 310 }),
    ];
    return (kinds[index % kinds.length] as (typeof kinds)[0])();
  });
  return replies.filter((reply) => reply.status !== 401).length;
}

/** Repeats each credit in the ledger under its key. Returns how many it posted again. */
async function repost(stack: Stack, events: Event[]): Promise<number> {
  const books = new LedgerClient(stack.application(4));
  const statuses = await mapConcurrently(events, 4, async ({ reference }) => {
    const key = `deposit:${reference}`;
    const { rows } = await stack.owner.query<Posting>(
      `select p.account, p.amount::int as amount from ledger.posting p
       join ledger.transaction t on t.id = p.transaction where t.key = $1 order by p.line limit 2`,
      [key],
    );
    return books.post(rows, { key, kind: 'deposit', reference });
  });
  return statuses.filter((status) => status === 'posted').length;
}

/** How many times each deposit's amount was credited to its member's wallet. */
async function creditsOf(stack: Stack, events: Event[]): Promise<number[]> {
  const { rows } = await stack.owner.query<{ reference: string; credited: string }>(
    `select t.reference, sum(p.amount) as credited from ledger.transaction t
     join ledger.posting p on p.transaction = t.id join ledger.account a on a.id = p.account
     where a.kind = 'wallet' group by 1`,
  );
  const credited = new Map(rows.map((row) => [row.reference, Number(row.credited) / MINOR]));
  return events.map(({ reference }) => credited.get(reference) ?? 0);
}

/** How many additional payments were posted to the suspense account, by the sum that is there for these deposits. */
async function inSuspense(stack: Stack, events: Event[]): Promise<number> {
  const { rows } = await stack.owner.query<{ posted: string }>(
    `select coalesce(sum(p.amount), 0) as posted from cashier.unmatched_payment u
     join ledger.transaction t on t.reference = u.id::text join ledger.posting p on p.transaction = t.id
     join ledger.account a on a.id = p.account and a.kind = 'suspense' where u.reference = any($1::uuid[])`,
    [events.map(({ reference }) => reference)],
  );
  return Number(rows[0]?.posted) / MINOR;
}

function keptTwice(stack: Stack, events: Event[]): Promise<number> {
  return stack.count(
    `select count(*) from (select 1 from cashier.provider_event where event_id = any($1::uuid[])
     group by event_id having count(*) > 1) more`,
    [events.map(({ eventId }) => eventId)],
  );
}
