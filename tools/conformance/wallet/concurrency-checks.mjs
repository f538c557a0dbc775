import { expectSame } from '../checks.mjs';

const COPIES = 10;

export async function concurrencyChecks(checks, client) {
  const { stake } = client;
  const atOnce = (operation, fields) => Promise.all(fields.map((one) => client.send(operation, one)));
  const copies = (fields) => Array.from({ length: COPIES }, () => fields);

  await checks.run('at once: ten copies of a bet take one stake', async () => {
    const before = await client.balance();
    const bet = client.bet();
    const replies = await atOnce('bet', copies(bet));
    expectSame('statuses', [...new Set(replies.map(({ status }) => status))], ['RS_OK']);
    expectSame('operator_tx_ids', new Set(replies.map(({ operator_tx_id }) => operator_tx_id)).size, 1);
    expectSame('balance afterwards', await client.balance(), before - stake);
    await client.giveBack(bet);
  });
  await checks.run('at once: ten copies of a win pay once', async () => {
    const bet = await client.accepted();
    const before = await client.balance();
    await atOnce('win', copies(client.after(bet, { amount: stake })));
    expectSame('balance afterwards', await client.balance(), before + stake);
  });
  await checks.run('at once: bets of ten rounds take ten stakes, and their wins pay ten', async () => {
    const before = await client.balance();
    const bets = copies(0).map(() => client.bet());
    const replies = await atOnce('bet', bets);
    expectSame('statuses', [...new Set(replies.map(({ status }) => status))], ['RS_OK']);
    expectSame('balance after the bets', await client.balance(), before - COPIES * stake);
    await atOnce(
      'win',
      bets.map((bet) => client.after(bet, { amount: stake })),
    );
    expectSame('balance after the wins', await client.balance(), before);
  });
  await checks.run('at once: a bet and its rollback leave the balance as it was', async () => {
    const before = await client.balance();
    const bet = client.bet();
    await Promise.all([client.send('bet', bet), client.send('rollback', client.after(bet))]);
    expectSame('balance afterwards', await client.balance(), before);
  });
}
