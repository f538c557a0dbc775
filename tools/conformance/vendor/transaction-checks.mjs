import { expectSame, expectThat, Skipped } from '../checks.mjs';
import { expectAmount, expectMoment } from './vendor-client.mjs';

const DAY_MS = 86_400_000;

/** Of a seamless wallet: what the vendor says the portal accepted in the last day. */
export async function transactionChecks(checks, client, { round }) {
  const to = new Date();
  const from = new Date(to.getTime() - DAY_MS);
  const page = (fields) =>
    client.get('/transactions', { from: from.toISOString(), to: to.toISOString(), page: '1', ...fields });
  const all = [];

  await checks.run('transactions: every page is whole', async () => {
    for (let number = 1, pages = 1; number <= pages; number++) {
      const { list, total_pages } = await client.answer(page({ page: String(number) }));
      expectThat(
        'total_pages',
        total_pages,
        Number.isInteger(total_pages) && total_pages >= 0,
        'a number from 0',
      );
      expectThat('list', list, Array.isArray(list), 'a list');
      pages = total_pages;
      all.push(...list);
    }
    for (const one of all) {
      expectThat(
        'operation',
        one.operation,
        ['bet', 'win', 'rollback'].includes(one.operation),
        'bet, win or rollback',
      );
      expectThat(
        'state',
        one.state,
        ['accepted', 'unanswered'].includes(one.state),
        'accepted or unanswered',
      );
      expectAmount('amount', one.amount, client.unit);
      expectMoment('at', one.at);
    }
  });
  await checks.run('transactions: none is told twice', () =>
    expectSame(
      'different ids',
      new Set(all.map(({ transaction_uuid }) => transaction_uuid)).size,
      all.length,
    ),
  );
  await checks.run('transactions: all are of the span, the oldest first', () => {
    const times = all.map(({ at }) => Date.parse(at));
    const isInside = times.every((at) => at >= from.getTime() && at < to.getTime());
    expectThat(
      'times',
      all.map(({ at }) => at),
      isInside,
      `from ${from.toISOString()} until before ${to.toISOString()}`,
    );
    expectSame(
      'order',
      times,
      times.toSorted((a, b) => a - b),
    );
  });
  await checks.run('transactions: the end of a span is not in it', async () => {
    const [first] = all;
    if (!first) throw new Skipped('the vendor has no transactions of the last day');
    const { list } = await client.answer(page({ to: first.at }));
    expectSame('how many before the first one', list.length, 0);
  });
  await checks.run('transactions: a page after the last one is empty', async () => {
    const { list } = await client.answer(page({ page: '9999' }));
    expectSame('list', list, []);
  });
  await checks.run('transactions: a span that ends before it begins is refused', () =>
    client.refused(page({ from: to.toISOString(), to: from.toISOString() }), [400]),
  );
  await checks.run('transactions: those of a round add up to it', async () => {
    if (!round) throw new Skipped('needs --round, one that the user has played today');
    const { stake, payout } = await client.answer(client.get('/game/round', { round, user: client.user }));
    const sum = (operation) =>
      all
        .filter((one) => one.round === round && one.operation === operation)
        .reduce((total, one) => total + one.amount, 0);
    expectSame('bets of the round', sum('bet'), stake);
    expectSame('wins of the round', sum('win'), payout);
  });
}
