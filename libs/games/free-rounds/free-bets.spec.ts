import { randomUUID } from 'node:crypto';
import { type Fields, type GameSession, RIVER_DICE, WalletTestbed } from '../wallet/wallet.fixture.js';
import type { FreeRoundGrant } from './free-round-grant.js';
import { createFreeRounds, grantOf } from './free-rounds.fixture.js';

const UNIT = 100_000;
const HOUR_MS = 3_600_000;

let testbed: WalletTestbed;
let session: GameSession;
let services: Awaited<ReturnType<typeof createFreeRounds>>;

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  services = await createFreeRounds(testbed);
});
afterAll(async () => {
  await services.parts.close();
  await testbed.close();
});
beforeEach(async () => {
  session = await testbed.startSession('1000.00');
});

async function granted(changes: Partial<FreeRoundGrant> = {}): Promise<string> {
  const grant = grantOf(session.member, changes);
  await services.freeRounds.grant(grant);
  return grant.id;
}
const freeBet = (reward: string, changes: Fields = {}) =>
  testbed.bet(session, { amount: 0, is_free: true, reward_uuid: reward, ...changes });
const status = async (operation: 'bet' | 'win' | 'rollback', fields: Fields) =>
  (await testbed.send(operation, fields)).status;
const balance = () => testbed.balance(session.member);

test('takes no stake for a free bet, counts no turnover, and pays its win into the round and the record', async () => {
  const reward = await granted();
  const bet = freeBet(reward);
  expect(await testbed.send('bet', bet)).toMatchObject({ status: 'RS_OK', balance: 1000 * UNIT });
  const win = testbed.after(bet, { amount: 3 * UNIT });
  expect(await testbed.send('win', win)).toMatchObject({ status: 'RS_OK', balance: 1003 * UNIT });
  expect(await testbed.rounds(session.member)).toMatchObject([{ stake: 0, payout: 300, valid: 0 }]);
  const record = await testbed.api.client.get('/wps/records/bets', session.member.token);
  expect(record.body.value).toMatchObject({
    list: [{ stake: '0.00', payout: '3.00', status: 'settled' }],
    totals: { stake: '0.00', payout: '3.00' },
  });
  expect(await services.freeRounds.find(reward)).toMatchObject({ used: 1, won: 300n });
});

test('answers a repeated free bet and win as before, without taking another round', async () => {
  const reward = await granted();
  const bet = freeBet(reward);
  const first = await testbed.send('bet', { ...bet, request_uuid: randomUUID() });
  const again = await testbed.send('bet', { ...bet, request_uuid: randomUUID() });
  expect({ ...again, request_uuid: null }).toEqual({ ...first, request_uuid: null });
  const win = testbed.after(bet, { amount: 3 * UNIT });
  await testbed.send('win', win);
  expect(await status('win', win)).toBe('RS_OK');
  expect(await balance()).toBe('1003.00');
  expect(await services.freeRounds.find(reward)).toMatchObject({ used: 1, won: 300n });
});

test('takes no more free bets than were granted, however many come at once', async () => {
  const reward = await granted({ betCount: 3 });
  const statuses = await Promise.all(Array.from({ length: 12 }, () => status('bet', freeBet(reward))));
  expect(statuses.filter((one) => one === 'RS_OK')).toHaveLength(3);
  expect(new Set(statuses)).toEqual(new Set(['RS_OK', 'RS_ERROR_LIMIT_REACHED']));
});

test('gives the free round back when its bet is rolled back', async () => {
  const reward = await granted({ betCount: 1 });
  const bet = freeBet(reward);
  await testbed.send('bet', bet);
  expect(await status('bet', freeBet(reward))).toBe('RS_ERROR_LIMIT_REACHED');
  expect(await status('rollback', testbed.after(bet))).toBe('RS_OK');
  expect(await balance()).toBe('1000.00');
  expect(await status('bet', freeBet(reward))).toBe('RS_OK');
});

test('refuses free play that does not name its free rounds, and rounds that are not free play', async () => {
  const reward = await granted();
  const wrong = 'RS_ERROR_WRONG_SYNTAX';
  expect(await status('bet', freeBet(reward, { amount: 10 * UNIT }))).toBe(wrong);
  expect(await status('bet', testbed.bet(session, { amount: 0, is_free: true }))).toBe(wrong);
  expect(await status('bet', freeBet(reward, { is_free: false }))).toBe(wrong);
  const bet = freeBet(reward);
  await testbed.send('bet', bet);
  expect(await status('win', testbed.after(bet, { reward_uuid: undefined }))).toBe(wrong);
});

test('refuses a free bet and a free win of free rounds that are unknown or are not for this player and title', async () => {
  const missing = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
  const other = await testbed.member();
  const [reward, second, theirs, otherTitle] = [
    await granted(),
    await granted(),
    grantOf(other).id,
    await granted({ nodeId: RIVER_DICE + 1 }).catch(() => ''),
  ];
  await services.freeRounds.grant({ ...grantOf(other), id: theirs });
  expect(otherTitle).not.toBe('');
  for (const foreign of [randomUUID(), theirs, otherTitle])
    expect(await status('bet', freeBet(foreign))).toBe(missing);
  const bet = freeBet(reward);
  await testbed.send('bet', bet);
  for (const foreign of [randomUUID(), theirs, second])
    expect(await status('win', testbed.after(bet, { reward_uuid: foreign, amount: UNIT }))).toBe(missing);
  const paid = testbed.bet(session);
  await testbed.send('bet', paid);
  const freeWin = testbed.after(paid, { is_free: true, reward_uuid: reward, amount: UNIT });
  expect(await status('win', freeWin)).toBe(missing);
});

test('takes free bets within the term alone, and none after a cancellation, but pays what was bet', async () => {
  const over = 'RS_ERROR_LIMIT_REACHED';
  const later = await granted({ startsAt: new Date(Date.now() + HOUR_MS) });
  const before = await granted({ endsAt: new Date(Date.now() - HOUR_MS / 2) });
  expect([await status('bet', freeBet(later)), await status('bet', freeBet(before))]).toEqual([over, over]);
  const reward = await granted();
  const bet = freeBet(reward);
  await testbed.send('bet', bet);
  await services.freeRounds.cancel(reward);
  expect(await status('bet', freeBet(reward))).toBe(over);
  expect(await status('win', testbed.after(bet, { amount: 2 * UNIT }))).toBe('RS_OK');
  expect(await balance()).toBe('1002.00');
});

test('holds what is won until it is released, once, and pays what is won later at once', async () => {
  const reward = await granted({ held: true, betCount: 3 });
  const bets = [freeBet(reward), freeBet(reward), freeBet(reward)];
  const [first, second, third] = bets as [Fields, Fields, Fields];
  for (const bet of bets) await testbed.send('bet', bet);
  const win = testbed.after(first, { amount: 3 * UNIT });
  expect(await testbed.send('win', win)).toMatchObject({ status: 'RS_OK', balance: 1000 * UNIT });
  const mistaken = testbed.after(second, { amount: 5 * UNIT });
  await testbed.send('win', mistaken);
  expect(await status('rollback', testbed.after(mistaken, { amount: 5 * UNIT }))).toBe('RS_OK');
  expect(await balance()).toBe('1000.00');
  expect(await services.freeRounds.find(reward)).toMatchObject({ used: 3, won: 300n, open: 1 });
  const release = () => services.parts.database.transaction(() => services.freeRounds.release(reward));
  expect([await release(), await release()]).toEqual([300n, null]);
  expect(await status('rollback', testbed.after(win, { amount: 3 * UNIT }))).toBe('RS_OK');
  const late = testbed.after(third, { amount: 2 * UNIT });
  expect(await testbed.send('win', late)).toMatchObject({ status: 'RS_OK', balance: 1002 * UNIT });
  expect(await status('rollback', testbed.after(late, { amount: 2 * UNIT }))).toBe('RS_OK');
  expect(await balance()).toBe('1000.00');
});

test('mixes no free bet with a paid one in one round', async () => {
  const bet = freeBet(await granted());
  await testbed.send('bet', bet);
  expect(await status('bet', testbed.bet(session, { round: bet.round }))).toBe('RS_ERROR_INVALID_GAME');
});
