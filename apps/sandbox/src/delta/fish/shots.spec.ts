import { randomUUID } from 'node:crypto';
import type { RoundsReply } from '../../../common/api.js';
import { floats } from '../../../common/fairness.js';
import { shotPayout } from '../../../common/fish/shot.js';
import { type Fish, isInView } from '../../../common/fish/water.js';
import { sha256Hex } from '../../vendor/randomness.js';
import { asOperator, deltaOfEachTest, launchFish, MINOR, moveFields, walletOf } from '../delta.fixture.js';

const STAKE = 1000n;
const current = deltaOfEachTest();
const enter = async (changes = {}) =>
  current.test.delta.vendor.sessions.enter(await launchFish(current.test, changes));
const deposit = (amount: number, changes = {}) =>
  asOperator(current.test, 'POST', '/wallet/deposit', moveFields(randomUUID(), amount, changes));

async function fishInView(): Promise<Fish> {
  const now = Date.now();
  const fish = (await current.test.delta.shots.water.around(now)).find((one) => isInView(one, now));
  if (!fish) throw new Error('the water is empty');
  return fish;
}

async function shoot(session: Awaited<ReturnType<typeof enter>>, at?: Fish, amount = STAKE) {
  const fish = at ?? (await fishInView());
  const request = { fish: fish.id, kind: fish.kind, amount: String(amount) };
  return { fish, ...(await current.test.delta.shots.shoot(session, request)) };
}

const betsAfter = async (cursor = '') =>
  (await asOperator(current.test, 'GET', `/bets?cursor=${cursor}`)).body['bets'] as Record<string, unknown>[];

test('each shot is decided by the seeds and its nonce, and paid at once', async () => {
  await deposit(1_000_000 * MINOR);
  const session = await enter();
  const shots = [await shoot(session), await shoot(session), await shoot(session)];
  const { revealed } = await current.test.delta.shots.rotateSeeds(session, 'mine');
  expect(sha256Hex(revealed.serverSeed)).toBe(revealed.serverSeedHash);
  expect(revealed.lastNonce).toBe(2);

  let balance = 1_000_000n;
  for (const [nonce, shot] of shots.entries()) {
    const [number = 1] = await floats({ ...revealed, nonce }, 1);
    const payout = shotPayout(STAKE, number, shot.fish);
    balance += payout - STAKE;
    expect(shot).toMatchObject({
      killed: payout > 0n,
      payout: String(payout),
      balance: String(balance),
      fairness: { nonce: nonce + 1 },
    });
  }
  expect(await walletOf(current.test)).toMatchObject({ balance: Number(balance) * MINOR, at_stake: 0 });
});

test('shots are one bet and one round, which appears when the balance is asked for', async () => {
  await deposit(1_000_000 * MINOR);
  const session = await enter();
  const shots = [await shoot(session), await shoot(session)];
  expect(await betsAfter()).toEqual([]);
  expect(await walletOf(current.test)).toMatchObject({ bets: '1' });
  const [bet, ...others] = await betsAfter();
  expect(others).toEqual([]);
  const win = shots.reduce((sum, { payout }) => sum + Number(payout), 0);
  expect(bet).toMatchObject({
    user: session.user,
    currency: 'BDT',
    game_code: 'monsoon-fish',
    stake: 2000 * MINOR,
    win: win * MINOR,
    valid_amount: 2000 * MINOR,
    state: 'settled',
  });
  const { body } = await asOperator(current.test, 'GET', `/game/round?round=${bet?.['round']}`);
  const told = shots.map(({ fish, payout }) => ({ fish: fish.kind, stake: '1000', payout }));
  expect(body).toMatchObject({ state: 'settled', nonce: 0, result: { kind: 'fish', shots: told } });
  const kinds = shots.map(({ fish }) => fish.kind).join('%2C');
  expect(body['verify_url']).toContain(`kind=fish&`);
  expect(body['verify_url']).toContain(`fish=${kinds}`);

  await shoot(session);
  await walletOf(current.test);
  expect(await betsAfter('1')).toHaveLength(1);
});

test('new seeds end the bet, and so does another currency of the player', async () => {
  await deposit(1_000_000 * MINOR);
  await deposit(1_000_000 * MINOR, { currency: 'EUR' });
  const session = await enter();
  await shoot(session);
  await current.test.delta.shots.rotateSeeds(session, 'mine');
  expect(await betsAfter()).toHaveLength(1);
  await shoot(session);
  await shoot(await enter({ currency: 'EUR' }));
  expect((await betsAfter()).map(({ currency }) => currency)).toEqual(['BDT', 'BDT']);
});

test('what was shot before a kill is paid, and is a bet after the next start', async () => {
  await deposit(1_000_000 * MINOR);
  const { balance } = await shoot(await enter());
  await current.reopen();
  expect(await betsAfter()).toMatchObject([{ stake: 1000 * MINOR }]);
  expect(await walletOf(current.test)).toMatchObject({ balance: Number(balance) * MINOR, bets: '1' });
});

test('a killed fish cannot be shot at again, and that costs nothing', async () => {
  const session = await enter({ demo: true });
  const fish = await fishInView();
  current.test.delta.shots.water.kill(fish);
  await expect(shoot(session, fish)).rejects.toMatchObject({ code: 'round_closed' });
  const other = { ...(await fishInView()), kind: 'golden-ilish' as const, id: '1-1' };
  await expect(shoot(session, other)).rejects.toMatchObject({ code: 'round_closed' });
  const { fairness } = await shoot(session);
  expect(fairness.nonce).toBe(1);
});

test('a stake must be in the wallet, winning or not', async () => {
  await deposit(999 * MINOR);
  const session = await enter();
  await expect(shoot(session)).rejects.toMatchObject({ code: 'insufficient_funds' });
  await expect(shoot(session, undefined, 99n)).rejects.toMatchObject({ code: 'limit' });
  expect(await walletOf(current.test)).toMatchObject({ balance: 999 * MINOR, bets: '' });
});

test('a player shoots eight times a second at most', async () => {
  const session = await enter({ demo: true });
  const fish = await fishInView();
  const shots = await Promise.allSettled(Array.from({ length: 12 }, () => shoot(session, fish)));
  const flood = { status: 'rejected', reason: { code: 'limit', params: { rule: 'shots', value: '8' } } };
  expect(shots.slice(8)).toMatchObject(Array(4).fill(flood));
});

test('a demo plays with its own money, and is no bet', async () => {
  const bearer = await launchFish(current.test, { demo: true });
  const session = await current.test.delta.vendor.sessions.enter(bearer);
  const { payout, balance } = await shoot(session);
  expect(BigInt(balance)).toBe(1_000_000n - STAKE + BigInt(payout));
  await current.reopen();
  expect(await betsAfter()).toEqual([]);
  const headers = { authorization: `Bearer ${bearer}` };
  const url = '/delta/api/rounds';
  const { rounds }: RoundsReply = (await current.test.server.inject({ url, headers })).json();
  expect(rounds).toMatchObject([{ state: 'settled', stake: '1000', payout, proof: { nonce: 0 } }]);
});

test('a reskin opens the same water; its shots are a bet of its own, which names it', async () => {
  await deposit(1_000_000 * MINOR);
  await shoot(await enter());
  await shoot(await enter({ game_code: 'delta-shoal' }));
  await walletOf(current.test);
  const bets = await betsAfter();
  expect(bets.map(({ game_code }) => game_code)).toEqual(['monsoon-fish', 'delta-shoal']);
});
