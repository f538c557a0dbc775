import { randomUUID } from 'node:crypto';
import { expectSame, expectThat } from '../checks.mjs';

export async function rollbackChecks(checks, client) {
  const { stake } = client;

  await checks.run('rollback: gives the stake back', async () => {
    const bet = await client.accepted();
    await client.expectMoved('rollback', client.after(bet), stake);
  });
  await checks.run('rollback: a repeated one gives it back once', async () => {
    const rollback = client.after(await client.accepted());
    await client.send('rollback', rollback);
    await client.expectMoved('rollback', rollback, 0);
  });
  await checks.run('rollback: a second one under another id gives nothing', async () => {
    const bet = await client.accepted();
    await client.send('rollback', client.after(bet));
    await client.expectMoved('rollback', client.after(bet), 0);
  });
  await checks.run('rollback: is taken with a token that is not valid any more', async () => {
    const bet = await client.accepted();
    await client.expectMoved('rollback', client.after(bet, { token: randomUUID() }), stake);
  });
  await checks.run('rollback: of an unknown bet is taken, and the late bet is refused', async () => {
    const bet = client.bet();
    await client.expectMoved('rollback', client.after(bet), 0);
    const before = await client.balance();
    const status = await client.statusOf('bet', bet);
    expectThat('status of the late bet', status, status !== 'RS_OK', 'an error');
    expectSame('balance after the late bet', await client.balance(), before);
  });
  await checks.run('rollback: of a bet of another round is refused', async () => {
    const bet = await client.accepted();
    const other = client.after(bet, { round: `check-${randomUUID()}` });
    await client.expectRefused('rollback', other, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    await client.giveBack(bet);
  });
  await checks.run('rollback: takes a win back', async () => {
    const bet = await client.accepted();
    const win = client.after(bet, { amount: stake });
    await client.send('win', win);
    await client.expectMoved('rollback', client.after(win), -stake);
    await client.giveBack(bet);
  });
  await checks.run('win: of a bet that was rolled back is refused', async () => {
    const bet = await client.accepted();
    await client.send('rollback', client.after(bet));
    await client.expectRefused('win', client.after(bet), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  });
}
