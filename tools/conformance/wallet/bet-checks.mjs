import { randomUUID } from 'node:crypto';
import { expectSame } from '../checks.mjs';

const LARGEST = Number.MAX_SAFE_INTEGER;

export async function betChecks(checks, client) {
  const { stake, unit } = client;
  const refused = (changes, status) => client.expectRefused('bet', client.bet(changes), status);

  await checks.run('bet: takes the stake', async () => {
    const bet = client.bet();
    const { operator_tx_id } = await client.expectMoved('bet', bet, -stake);
    expectSame('type of operator_tx_id', typeof operator_tx_id, 'string');
    await client.giveBack(bet);
  });
  await checks.run('bet: a repeated one takes the stake once and gets the same answer', async () => {
    const bet = client.bet();
    const { request_uuid: _, ...first } = await client.send('bet', bet);
    const { request_uuid: __, ...again } = await client.expectMoved('bet', bet, 0);
    expectSame('answer to the second', again, first);
    await client.giveBack(bet);
  });
  await checks.run('bet: the same id with another amount is refused', async () => {
    const bet = await client.accepted();
    const other = { ...bet, amount: stake + unit };
    await client.expectRefused('bet', other, 'RS_ERROR_DUPLICATE_TRANSACTION');
    await client.giveBack(bet);
  });
  await checks.run('bet: a refused one stays refused', async () => {
    const bet = client.bet({ game_code: 'no-such-game' });
    const first = await client.statusOf('bet', bet);
    expectSame('status of the second', await client.statusOf('bet', bet), first);
  });
  await checks.run('bet: above the balance is refused', async () => {
    const above = (await client.balance()) + unit;
    await refused({ amount: above }, ['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED']);
  });
  await checks.run('bet: an unknown token is refused', () =>
    refused({ token: randomUUID() }, 'RS_ERROR_INVALID_TOKEN'),
  );
  await checks.run('bet: the token of another user is refused', () =>
    refused({ user: '999999999999999' }, 'RS_ERROR_INVALID_TOKEN'),
  );
  await checks.run('bet: another currency is refused', () =>
    refused({ currency: client.player.currency === 'USD' ? 'EUR' : 'USD' }, 'RS_ERROR_WRONG_CURRENCY'),
  );
  await checks.run('bet: an unknown game is refused', () =>
    refused({ game_code: 'no-such-game' }, 'RS_ERROR_INVALID_GAME'),
  );
  await checks.run('bet: fields that are unknown are ignored', async () => {
    const bet = client.bet({ jackpot_contribution: 5, supplier: { name: 'check' } });
    await client.expectMoved('bet', bet, -stake);
    await client.giveBack(bet);
  });
  await checks.run('amount: finer than the currency is refused, not rounded', () =>
    refused({ amount: stake + 1 }, 'RS_ERROR_WRONG_SYNTAX'),
  );
  await checks.run('amount: below zero is refused', () =>
    refused({ amount: -stake }, 'RS_ERROR_WRONG_SYNTAX'),
  );
  await checks.run('amount: a fraction, a text and a number above 2^53 are refused', async () => {
    for (const amount of [stake + 0.5, String(stake), LARGEST + 1])
      await refused({ amount }, 'RS_ERROR_WRONG_SYNTAX');
  });
}
