import { randomUUID } from 'node:crypto';
import { expectSame, expectThat } from '../checks.mjs';
import { TransferClient } from './transfer-client.mjs';

const COPIES = 10;

/** Of a transfer wallet; docs/transfer-wallets.md. */
export async function transferChecks(checks, client, { amount: sum }) {
  const wallet = new TransferClient(client, sum);
  const { amount } = wallet;

  await checks.run('wallet/balance: a player who never came has nothing', async () => {
    const { balance, at_stake } = await wallet.wallet();
    expectSame('balance and at_stake', [balance, at_stake], [0, 0]);
  });
  await checks.run('wallet/deposit: adds to the balance', () =>
    wallet.expectMoved('deposit', wallet.fields(), amount),
  );
  await checks.run('wallet/deposit: a repeated one adds once and gets the same answer', async () => {
    const fields = wallet.fields();
    const first = await wallet.expectMoved('deposit', fields, amount);
    expectSame('second answer', await wallet.expectMoved('deposit', fields, 0), first);
  });
  await checks.run('wallet/deposit: the same id with another amount is refused', async () => {
    const fields = wallet.fields();
    await wallet.expectMoved('deposit', fields, amount);
    await client.refused(wallet.deposit({ ...fields, amount: amount * 2 }), [409]);
    await client.refused(wallet.withdraw(fields), [409]);
  });
  await checks.run('wallet/deposit: amounts that are none are refused', async () => {
    const before = (await wallet.wallet()).balance;
    for (const wrong of [0, -amount, amount + 0.5, String(amount)])
      await client.refused(wallet.deposit(wallet.fields({ amount: wrong })), [400]);
    expectSame('balance afterwards', (await wallet.wallet()).balance, before);
  });
  await checks.run('wallet/deposit: an unknown currency is refused', () =>
    wallet.expectRefused('deposit', wallet.fields({ currency: 'XYZ' }), 'WRONG_CURRENCY'),
  );
  await checks.run('wallet/deposit: a wrong signature is 401', () =>
    client.refused(client.post('/wallet/deposit', wallet.fields(), { secret: 'another' }), [401]),
  );
  await checks.run('wallet/withdraw: takes from the balance', () =>
    wallet.expectMoved('withdraw', wallet.fields(), -amount),
  );
  await checks.run('wallet/withdraw: a repeated one takes once', async () => {
    const fields = wallet.fields();
    await wallet.expectMoved('withdraw', fields, -amount);
    await wallet.expectMoved('withdraw', fields, 0);
  });
  await checks.run('wallet/withdraw: more than is there is refused, and stays refused', async () => {
    const { balance } = await wallet.wallet();
    const fields = wallet.fields({ amount: balance + amount });
    await wallet.expectRefused('withdraw', fields, 'NOT_ENOUGH_MONEY');
    await wallet.expectMoved('deposit', wallet.fields({ amount: amount * 2 }), amount * 2);
    await wallet.expectRefused('withdraw', fields, 'NOT_ENOUGH_MONEY');
  });
  await checks.run('wallet/transfers: tells how a transfer ended', async () => {
    const fields = wallet.fields();
    await wallet.expectMoved('deposit', fields, amount);
    const { operator_id: _, ...order } = fields;
    expectSame('answer', await wallet.ask(fields.transfer_id), {
      ...order,
      state: 'accepted',
      direction: 'deposit',
    });
  });
  await checks.run('wallet/transfers: an unknown one is refused for good, also when it arrives', async () => {
    const fields = wallet.fields();
    const unknown = { transfer_id: fields.transfer_id, state: 'refused', reason: 'UNKNOWN_TRANSFER' };
    expectSame('answer', await wallet.ask(fields.transfer_id), unknown);
    await wallet.expectRefused('deposit', fields, 'UNKNOWN_TRANSFER');
  });
  await checks.run('at once: ten copies of a deposit add once', async () => {
    const fields = wallet.fields();
    const before = (await wallet.wallet()).balance;
    await Promise.all(Array.from({ length: COPIES }, () => wallet.deposit(fields)));
    expectSame('balance afterwards', (await wallet.wallet()).balance, before + amount);
  });
  await checks.run('at once: withdrawals take no more than is there', async () => {
    const { balance } = await wallet.wallet();
    const answers = await Promise.all(
      Array.from({ length: COPIES }, () =>
        client.answer(wallet.withdraw(wallet.fields({ amount: balance }))),
      ),
    );
    const accepted = answers.filter(({ state }) => state === 'accepted');
    expectSame('accepted', accepted.length, 1);
    expectSame('balance afterwards', (await wallet.wallet()).balance, 0);
  });
  await betChecks(checks, client);
}

async function betChecks(checks, client) {
  const ask = (fields) => client.answer(client.get('/bets', fields));
  const all = [];

  await checks.run('bets: every bet is whole', async () => {
    for (let cursor = '', more = true; more; ) {
      const page = await ask({ cursor, limit: '500' });
      expectThat('bets', page.bets, Array.isArray(page.bets), 'a list');
      expectSame('types of cursor and more', [typeof page.cursor, typeof page.more], ['string', 'boolean']);
      all.push(...page.bets);
      ({ cursor, more } = page);
    }
    for (const bet of all) {
      const whole = [bet.stake, bet.win, bet.valid_amount].every(
        (sum) => Number.isSafeInteger(sum) && sum >= 0,
      );
      expectThat('sums', bet, whole, 'stake, win and valid_amount from 0');
      expectThat('valid_amount', bet.valid_amount, bet.valid_amount <= bet.stake, `at most ${bet.stake}`);
      expectThat('state', bet.state, ['settled', 'void'].includes(bet.state), 'settled or void');
      if (bet.state === 'void') expectSame('stake and win of a void bet', [bet.stake, bet.win], [0, 0]);
    }
  });
  await checks.run('bets: none is told twice', () =>
    expectSame('different ids', new Set(all.map(({ id }) => id)).size, all.length),
  );
  await checks.run('bets: a page has no more than was asked for, and the next goes on after it', async () => {
    const first = await ask({ cursor: '', limit: '1' });
    expectSame(
      'the first',
      first.bets.map(({ id }) => id),
      all.slice(0, 1).map(({ id }) => id),
    );
    const second = await ask({ cursor: first.cursor, limit: '1' });
    expectSame(
      'the second',
      second.bets.map(({ id }) => id),
      all.slice(1, 2).map(({ id }) => id),
    );
    expectSame('more', first.more, all.length > 1);
  });
  await checks.run('bets: a cursor is good again', async () => {
    const { cursor } = await ask({ cursor: '', limit: '1' });
    expectSame('second answer', await ask({ cursor }), await ask({ cursor }));
  });
  await checks.run('bets: a cursor that is none is refused', () =>
    client.refused(client.get('/bets', { cursor: `none-${randomUUID()}` }), [400]),
  );
}
