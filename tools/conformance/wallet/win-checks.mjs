import { randomUUID } from 'node:crypto';

const NONE = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

export async function winChecks(checks, client) {
  const { stake, unit } = client;

  await checks.run('win: pays', async () => {
    const bet = await client.accepted();
    await client.expectMoved('win', client.after(bet, { amount: stake }), stake);
  });
  await checks.run('win: a repeated one pays once', async () => {
    const win = client.after(await client.accepted(), { amount: stake });
    await client.send('win', win);
    await client.expectMoved('win', win, 0);
  });
  await checks.run('win: the same id with another amount is refused', async () => {
    const win = client.after(await client.accepted(), { amount: stake });
    await client.send('win', win);
    await client.expectRefused('win', { ...win, amount: stake + unit }, 'RS_ERROR_DUPLICATE_TRANSACTION');
  });
  await checks.run('win: of an unknown bet is refused', () =>
    client.expectRefused('win', client.after(client.bet()), NONE),
  );
  await checks.run('win: of a bet of another round is refused', async () => {
    const bet = await client.accepted();
    await client.expectRefused('win', client.after(bet, { round: `check-${randomUUID()}` }), NONE);
    await client.giveBack(bet);
  });
  await checks.run('win: finer than the currency is refused, not rounded', async () => {
    const bet = await client.accepted();
    await client.expectRefused('win', client.after(bet, { amount: stake + 1 }), 'RS_ERROR_WRONG_SYNTAX');
    await client.giveBack(bet);
  });
  await checks.run('win: of 0 settles a loss', async () => {
    const bet = await client.accepted();
    await client.expectMoved('win', client.after(bet, { amount: 0 }), 0);
  });
  await checks.run('win: is taken with a token that is not valid any more', async () => {
    const bet = await client.accepted();
    await client.expectMoved('win', client.after(bet, { amount: stake, token: randomUUID() }), stake);
  });
  await checks.run('round: takes no bet once it is closed', async () => {
    const bet = await client.accepted();
    await client.giveBack(bet);
    await client.expectRefused('bet', client.bet({ round: bet.round }), 'RS_ERROR_INVALID_GAME');
  });
  await checks.run('round: takes a late win once it is closed', async () => {
    const bet = await client.accepted();
    await client.send('win', client.after(bet, { amount: 0 }));
    await client.expectMoved('win', client.after(bet, { amount: stake }), stake);
  });
  await checks.run('round: takes further bets and wins while it is open', async () => {
    const bet = await client.accepted();
    const second = client.bet({ round: bet.round });
    await client.expectMoved('bet', second, -stake);
    await client.expectMoved('win', client.after(second, { amount: stake, round_closed: false }), stake);
    await client.expectMoved('win', client.after(bet, { amount: stake }), stake);
  });
  await checks.run('valid_amount: is taken with the win that closes the round', async () => {
    const bet = await client.accepted();
    await client.expectMoved('win', client.after(bet, { amount: stake, valid_amount: unit }), stake);
  });
  await checks.run(
    'valid_amount: is refused where nothing is closed, and finer than the currency',
    async () => {
      const bet = await client.accepted();
      const open = client.after(bet, { amount: stake, valid_amount: unit, round_closed: false });
      await client.expectRefused('win', open, 'RS_ERROR_WRONG_SYNTAX');
      const finer = client.after(bet, { amount: stake, valid_amount: unit + 1 });
      await client.expectRefused('win', finer, 'RS_ERROR_WRONG_SYNTAX');
      await client.giveBack(bet);
    },
  );
}
