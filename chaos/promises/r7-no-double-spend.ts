import { mapConcurrently, times } from '../clients/concurrency.js';
import { register } from '../clients/customer.js';
import { LedgerClient } from '../clients/ledger-client.js';
import { definePromise, Findings } from '../promise.js';

const WHOLE = 100_000;
const CONNECTIONS = 12;

/** A hundred concurrent attempts to spend the whole balance spend it once. */
export const noDoubleSpend = definePromise({
  id: 'R7',
  title: 'no double spend',
  inBothTopologies: false,
  full: { rounds: 50, spends: 100 },
  small: { rounds: 10, spends: 60 },
  async run(stack, { rounds, spends }) {
    const [customer] = await register(stack, await stack.startApi(), 1);
    const books = new LedgerClient(stack.application(CONNECTIONS));
    const [bank, games] = [await books.houseAccount('bank'), await books.houseAccount('games')];
    const wallet = (await customer?.wallet()) ?? '';

    let right = 0;
    let most = 0;
    let unclear = 0;
    for (let round = 0; round < rounds; round++) {
      await books.move(bank, wallet, WHOLE);
      const answers = await mapConcurrently(times(spends), CONNECTIONS, () =>
        books.move(wallet, games, WHOLE),
      );
      const posted = answers.filter((status) => status === 'posted').length;
      most = Math.max(most, posted);
      if (posted === 1) right++;
      unclear += answers.filter((status) => status !== 'posted' && status !== 'insufficient').length;
    }
    const balance = await stack.count('select amount from ledger.balance where account = $1', [wallet]);
    return new Findings()
      .say(`${rounds} rounds x ${spends} spends of the whole balance on ${CONNECTIONS} connections`)
      .expect('exactly one', right, rounds)
      .expect('most in a round', most, 1)
      .expect('neither posted nor insufficient', unclear, 0)
      .expect('left over', balance, 0)
      .outcome();
  },
});
