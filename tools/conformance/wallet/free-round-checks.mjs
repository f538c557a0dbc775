import { randomUUID } from 'node:crypto';
import { expectSame, Skipped } from '../checks.mjs';

const NONE = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

/** `reward` is the id of free rounds of this player in this game, of which `left` are not played; at least 2. */
export async function freeRoundChecks(checks, client, { reward, left }) {
  const { stake } = client;
  const freeBet = (changes) => client.bet({ amount: 0, is_free: true, reward_uuid: reward, ...changes });
  const wrong = 'RS_ERROR_WRONG_SYNTAX';
  const withReward = async (name, work) =>
    checks.run(name, () => {
      if (!reward) throw new Skipped('needs --reward and --left');
      return work();
    });

  await checks.run('free: a free bet with an amount is refused', () =>
    client.expectRefused('bet', client.bet({ is_free: true, reward_uuid: randomUUID() }), wrong),
  );
  await checks.run('free: a free bet without its reward_uuid is refused', () =>
    client.expectRefused('bet', client.bet({ amount: 0, is_free: true }), wrong),
  );
  await checks.run('free: a bet of unknown free rounds is refused', () =>
    client.expectRefused('bet', freeBet({ reward_uuid: randomUUID() }), NONE),
  );
  await checks.run('free: a free win of a paid bet is refused', async () => {
    const bet = await client.accepted();
    const win = client.after(bet, { is_free: true, reward_uuid: randomUUID() });
    await client.expectRefused('win', win, NONE);
    await client.giveBack(bet);
  });
  await withReward('free: takes no stake, and the win pays once', async () => {
    const bet = freeBet();
    await client.expectMoved('bet', bet, 0);
    const win = client.after(bet, { amount: stake });
    await client.expectRefused('win', { ...win, reward_uuid: randomUUID() }, NONE);
    // What is won may be paid when all free rounds are over.
    const before = await client.balance();
    const { balance } = await client.send('win', win);
    if (balance !== before) expectSame('balance in the answer', balance, before + stake);
    await client.expectMoved('win', win, 0);
  });
  await withReward(
    'free: no more than were granted, and one that is rolled back is there again',
    async () => {
      const bets = Array.from({ length: Number(left) - 1 }, () => freeBet());
      for (const bet of bets) await client.expectMoved('bet', bet, 0);
      await client.expectRefused('bet', freeBet(), 'RS_ERROR_LIMIT_REACHED');
      await client.expectMoved('rollback', client.after(bets[0]), 0);
      const again = freeBet();
      expectSame('status of the next', await client.statusOf('bet', again), 'RS_OK');
      await client.expectRefused('bet', freeBet(), 'RS_ERROR_LIMIT_REACHED');
      for (const bet of [...bets.slice(1), again]) await client.send('win', client.after(bet, { amount: 0 }));
    },
  );
}
