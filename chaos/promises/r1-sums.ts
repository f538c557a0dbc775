import { randomUUID } from 'node:crypto';
import { drift } from '../checks/drift.js';
import { randomBelow, times } from '../clients/concurrency.js';
import { type Customer, isAccepted, register } from '../clients/customer.js';
import { LedgerClient } from '../clients/ledger-client.js';
import { retryUntilAnswered } from '../clients/retry-until-answered.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { crashesAlong } from './crashes-along.js';

const CONNECTIONS = 12;

interface World {
  api: Api;
  books: LedgerClient;
  customers: Customer[];
  wallets: string[];
  games: string;
  bank: string;
  outcomes: Map<string, number>;
}

/** Money is only moved and never created, whatever happens. */
export const sums = definePromise({
  id: 'R1',
  title: 'every transaction and the whole ledger sum to 0, balances equal their postings, none is negative',
  inBothTopologies: false,
  full: { members: 24, steps: 1500, kills: 5 },
  small: { members: 8, steps: 250, kills: 1 },
  async run(stack, { members, steps, kills }) {
    const world = await build(stack, members);
    await crashesAlong(
      times(steps),
      CONNECTIONS,
      () => step(world),
      kills,
      () => stack.crashPostgres(),
    );
    const { unbalanced, total, different, negative, transactions } = await drift(stack);
    const outcomes = [...world.outcomes].map(([word, count]) => `${word} ${count}`).join(', ');
    return new Findings()
      .say(
        `${steps} random steps on ${CONNECTIONS} connections, each sent twice, PostgreSQL killed ${kills} times`,
      )
      .say(`${transactions} transactions (${outcomes})`)
      .expect('unbalanced', unbalanced, 0)
      .expect('total', total, 0)
      .expect('balances that differ from their postings', different, 0)
      .expect('negative', negative, 0)
      .outcome();
  },
});

async function build(stack: Stack, members: number): Promise<World> {
  const api = await stack.startApi();
  await stack.startWorker();
  const customers = await register(stack, api, members);
  const wallets = await Promise.all(customers.map((customer) => customer.wallet()));
  const books = new LedgerClient(stack.application(CONNECTIONS));
  const [games, bank] = [await books.houseAccount('games'), await books.houseAccount('bank')];
  return { api, books, customers, wallets, games, bank, outcomes: new Map() };
}

/** One random operation that moves money or tries to, sent twice. */
async function step(world: World): Promise<void> {
  const kind = randomBelow(20);
  if (kind === 0) return login(world);
  if (kind < 7) return deposit(world);
  const [one, other] = [any(world.wallets), any(world.wallets)];
  const amount = 1 + randomBelow(60_000);
  if (kind < 9) return move(world, [world.games, one], [amount, 0]); // a win
  if (kind < 11) return move(world, [one, other], [amount, 0]); // a transfer, perhaps to the same account
  if (kind < 12) return move(world, [one, world.games], [amount, 1 + randomBelow(9)]); // postings that do not sum to zero
  return move(world, [one, world.games], [amount * (1 + randomBelow(3)), 0]); // a bet, perhaps beyond the balance
}

async function login({ api, customers }: World): Promise<void> {
  const { account } = any(customers);
  for (const _ of times(2)) await api.portal.login(account).catch(() => undefined);
}

async function deposit({ api, customers, outcomes }: World): Promise<void> {
  const customer = any(customers);
  const amount = `${100 + randomBelow(900)}.00`;
  const [key, eventId] = [randomUUID(), randomUUID()];
  const [reply] = await twice(() => retryUntilAnswered(() => customer.order(api, amount, key)));
  const id = reply.body.value?.id;
  if (!id) return;
  await twice(() =>
    retryUntilAnswered(() => customer.paid(api, id, amount, eventId)).then((answer) => isAccepted(answer)),
  );
  count(outcomes, 'deposits');
}

async function move(
  { books, outcomes }: World,
  [from, to]: [string, string],
  [amount, extra]: [number, number],
) {
  const key = randomUUID();
  const postings = [
    { account: from, amount: -amount },
    { account: to, amount: amount + extra },
  ];
  const [status] = await twice(() => books.post(postings, { key }));
  count(outcomes, status.startsWith('error') ? 'cut' : status);
}

function twice<Value>(send: () => Promise<Value>): Promise<[Value, Value]> {
  return Promise.all([send(), send()]);
}

const any = <Item>(items: Item[]): Item => items[randomBelow(items.length)] as Item;
const count = (outcomes: Map<string, number>, word: string) =>
  outcomes.set(word, (outcomes.get(word) ?? 0) + 1);
