import { randomUUID } from 'node:crypto';
import { times } from '../clients/concurrency.js';
import { type Customer, isAccepted, register } from '../clients/customer.js';
import { retryUntilAnswered } from '../clients/retry-until-answered.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { crashesAlong, crashesInTurn } from './crashes-along.js';

const AMOUNT = '150.00';
const MINOR = 15_000;
const CONNECTIONS = 12;

/** The answers, recorded by the client as they arrive. */
interface Answers {
  ordered: string[];
  reported: { eventId: string; reference: string }[];
}

/** An answered call is never lost, whichever program dies right after it. */
export const neverLost = definePromise({
  id: 'R2',
  title: 'what was answered is never lost',
  inBothTopologies: false,
  full: { members: 24, deposits: 800, apiKills: 5, postgresKills: 3 },
  small: { members: 12, deposits: 200, apiKills: 1, postgresKills: 3 },
  async run(stack, { members, deposits, apiKills, postgresKills }) {
    const api = await stack.startApi();
    const customers = await register(stack, api, members);
    const answers: Answers = { ordered: [], reported: [] };
    const deposit = (index: number) => orderAndPay(api, customers[index % members] as Customer, answers);
    const crash = crashesInTurn(stack, api, { apiKills, postgresKills });
    await crashesAlong(times(deposits), CONNECTIONS, deposit, apiKills + postgresKills, crash);
    const { ordered, reported } = await missing(stack, answers);
    return new Findings()
      .say(`api killed ${apiKills} times, PostgreSQL ${postgresKills} times`)
      .say(`${answers.ordered.length} orders and ${answers.reported.length} reports answered`)
      .expect('orders lost', ordered, 0)
      .expect('reports or their credit lost', reported, 0)
      .outcome();
  },
});

async function orderAndPay(api: Api, customer: Customer, answers: Answers): Promise<void> {
  const [key, eventId] = [randomUUID(), randomUUID()];
  const order = await retryUntilAnswered(() => customer.order(api, AMOUNT, key));
  const reference = order.body.value?.id;
  if (order.status !== 200 || !reference) throw new Error(`a deposit was refused: ${order.text}`);
  answers.ordered.push(reference);
  const report = await retryUntilAnswered(() => customer.paid(api, reference, AMOUNT, eventId));
  if (isAccepted(report)) answers.reported.push({ eventId, reference });
}

/** How many answers are missing in the database. A report counts with its state and its money. */
async function missing(stack: Stack, { ordered, reported }: Answers) {
  return {
    ordered: await stack.count(
      `select count(*) from unnest($1::uuid[]) as o(id)
       where not exists (select from cashier.deposit d where d.id = o.id)`,
      [ordered],
    ),
    reported: await stack.count(
      `select count(*) from unnest($1::uuid[], $2::uuid[]) as r(event, deposit)
       where not exists (select from cashier.provider_event e where e.event_id = r.event)
          or not exists (select from cashier.deposit d where d.id = r.deposit and d.status = 'paid')
          or $3 <> (select coalesce(sum(p.amount), 0) from ledger.transaction t
                    join ledger.posting p on p.transaction = t.id join ledger.account a on a.id = p.account
                    where t.key = 'deposit:' || r.deposit and a.kind = 'wallet')`,
      [reported.map(({ eventId }) => eventId), reported.map(({ reference }) => reference), MINOR],
    ),
  };
}
