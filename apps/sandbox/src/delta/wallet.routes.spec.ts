import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { USER } from '../studio/studio.fixture.js';
import { asOperator, deltaOfEachTest, launchFish, MINOR, moveFields, walletOf } from './delta.fixture.js';

const current = deltaOfEachTest();
const call = (...args: Parameters<typeof asOperator> extends [unknown, ...infer Rest] ? Rest : never) =>
  asOperator(current.test, ...args);
const deposit = (id: string, amount: number, changes = {}) =>
  call('POST', '/wallet/deposit', moveFields(id, amount, changes));
const withdraw = (id: string, amount: number, changes = {}) =>
  call('POST', '/wallet/withdraw', moveFields(id, amount, changes));
const ask = (id: string, signing = {}) => call('GET', `/wallet/transfers/${id}`, undefined, signing);
const mode = (payload: object) => current.test.server.inject({ method: 'PUT', url: '/delta/mode', payload });

test('a deposit and a withdrawal move money and give the balance', async () => {
  const id = randomUUID();
  expect(await deposit(id, 500 * MINOR)).toEqual({
    status: 200,
    body: { transfer_id: id, state: 'accepted', balance: 500 * MINOR },
  });
  const out = randomUUID();
  expect((await withdraw(out, 200 * MINOR)).body).toEqual({
    transfer_id: out,
    state: 'accepted',
    balance: 300 * MINOR,
  });
  expect(await walletOf(current.test)).toEqual({
    user: USER,
    currency: 'BDT',
    balance: 300 * MINOR,
    at_stake: 0,
    bets: '',
  });
});

test('the same transfer gets its answer again, and with other fields none', async () => {
  const id = randomUUID();
  const first = await deposit(id, 500 * MINOR);
  await deposit(randomUUID(), 100 * MINOR);
  expect(await deposit(id.toUpperCase(), 500 * MINOR)).toEqual(first);
  for (const other of [{ amount: 400 * MINOR }, { user: '4712' }, { currency: 'EUR' }])
    expect((await deposit(id, 500 * MINOR, other)).status).toBe(409);
  expect((await withdraw(id, 500 * MINOR)).status).toBe(409);
  expect(await walletOf(current.test)).toMatchObject({ balance: 600 * MINOR });
});

test('a refused withdrawal stays refused when there is money later', async () => {
  const id = randomUUID();
  const refused = { transfer_id: id, state: 'refused', reason: 'NOT_ENOUGH_MONEY' };
  expect(await withdraw(id, 1 * MINOR)).toEqual({ status: 200, body: refused });
  await deposit(randomUUID(), 100 * MINOR);
  expect((await withdraw(id, 1 * MINOR)).body).toEqual(refused);
  expect((await ask(id)).body).toEqual({
    ...refused,
    direction: 'withdrawal',
    user: USER,
    currency: 'BDT',
    amount: 1 * MINOR,
  });
});

test.each([
  [{ currency: 'XYZ' }, 'WRONG_CURRENCY'],
  [{ amount: 200_000_000_000_000 }, 'LIMIT_REACHED'],
])('a deposit with %j is refused with %s', async (changes, reason) => {
  expect((await deposit(randomUUID(), 1 * MINOR, changes)).body).toMatchObject({ state: 'refused', reason });
});

test('an unknown transfer is refused for good by asking for it', async () => {
  const id = randomUUID();
  const unknown = { transfer_id: id, state: 'refused', reason: 'UNKNOWN_TRANSFER' };
  expect(await ask(id)).toEqual({ status: 200, body: unknown });
  expect(await deposit(id, 500 * MINOR)).toEqual({ status: 200, body: unknown });
  expect((await ask(id)).body).toEqual(unknown);
  expect(await walletOf(current.test)).toMatchObject({ balance: 0 });
});

test('an accepted transfer is told with its fields', async () => {
  const id = randomUUID();
  await deposit(id, 500 * MINOR);
  expect((await ask(id)).body).toEqual({
    transfer_id: id,
    state: 'accepted',
    direction: 'deposit',
    user: USER,
    currency: 'BDT',
    amount: 500 * MINOR,
  });
});

test.each([
  { amount: 0 },
  { amount: -1000 },
  { amount: 1000.5 },
  { amount: 1001 },
  { amount: '1000' },
  { amount: 2 ** 60 },
  { transfer_id: 'one' },
  { user: '' },
  { operator_id: 'other' },
  { currency: 1 },
])('a deposit with %j is malformed and moves nothing', async (changes) => {
  const id = randomUUID();
  const reply = await deposit(id, 1 * MINOR, changes);
  expect([reply.status, reply.body['error']]).toEqual([400, 'malformed']);
  expect((await ask(id)).body).toMatchObject({ reason: 'UNKNOWN_TRANSFER' });
  expect(await walletOf(current.test)).toMatchObject({ balance: 0 });
});

test.each([{ secret: 'another' }, { age: 400 }])(
  'a call signed with %j is answered with 401',
  async (how) => {
    const id = randomUUID();
    expect((await call('POST', '/wallet/deposit', moveFields(id, MINOR), how)).status).toBe(401);
    for (const path of [`/wallet/transfers/${id}`, '/wallet/balance?user=1&currency=BDT', '/bets'])
      expect((await call('GET', path, undefined, how)).status).toBe(401);
    expect((await deposit(id, MINOR)).body).toMatchObject({ state: 'accepted' });
  },
);

test('operators have transfers, wallets and bets of their own', async () => {
  const id = randomUUID();
  await deposit(id, 500 * MINOR);
  const theirs = moveFields(id, 20 * MINOR, { operator_id: 'other' });
  const reply = await call('POST', '/wallet/deposit', theirs, { operator: 'other' });
  expect(reply.body).toMatchObject({ state: 'accepted', balance: 20 * MINOR });
  expect((await ask(id, { operator: 'other' })).body).toMatchObject({ amount: 20 * MINOR });
  expect(await walletOf(current.test)).toMatchObject({ balance: 500 * MINOR });
});

test('currencies are wallets of their own', async () => {
  await deposit(randomUUID(), 500 * MINOR);
  await deposit(randomUUID(), 3 * MINOR, { currency: 'EUR' });
  const { body } = await call('GET', `/wallet/balance?user=${USER}&currency=EUR`);
  expect(body).toMatchObject({ currency: 'EUR', balance: 3 * MINOR });
  expect((await call('GET', `/wallet/balance?user=${USER}&currency=XYZ`)).status).toBe(400);
});

test('what was answered survives a kill in the middle of a line', async () => {
  const [accepted, unknown] = [randomUUID(), randomUUID()];
  const first = await deposit(accepted, 500 * MINOR);
  await ask(unknown);
  appendFileSync(current.file, '[{"account":{"operator":"mela","user":"4711","currency":"BDT","bal');
  await current.reopen();
  expect(await deposit(accepted, 500 * MINOR)).toEqual(first);
  expect((await deposit(unknown, 500 * MINOR)).body).toMatchObject({ reason: 'UNKNOWN_TRANSFER' });
  await deposit(randomUUID(), 100 * MINOR);
  await current.reopen();
  expect(await walletOf(current.test)).toMatchObject({ balance: 600 * MINOR });
});

test.each(['0', '-1', '1', 'x', '01', '1e3'])(
  'the cursor %j, which nobody was given, is malformed',
  async (cursor) => {
    expect((await call('GET', `/bets?cursor=${cursor}`)).status).toBe(400);
  },
);

test('without bets the page is empty, and its limits are 1 to 1000', async () => {
  expect((await call('GET', '/bets?cursor=')).body).toEqual({ bets: [], cursor: '', more: false });
  for (const limit of ['0', '1001', 'x'])
    expect((await call('GET', `/bets?limit=${limit}`)).status).toBe(400);
});

test('silent: a transfer is done and not answered', async () => {
  await mode({ mode: 'silent' });
  const id = randomUUID();
  await expect(deposit(id, 500 * MINOR)).rejects.toThrow();
  await mode({ mode: 'working' });
  expect((await ask(id)).body).toMatchObject({ state: 'accepted' });
  expect(await walletOf(current.test)).toMatchObject({ balance: 500 * MINOR });
});

test('deaf: a transfer is neither done nor answered', async () => {
  await mode({ mode: 'deaf' });
  const id = randomUUID();
  await expect(deposit(id, 500 * MINOR)).rejects.toThrow();
  expect((await ask(id)).body).toMatchObject({ reason: 'UNKNOWN_TRANSFER' });
});

test('refuse, slow and away fail only whom they are for', async () => {
  await mode({ mode: 'refuse', user: '4712' });
  expect((await deposit(randomUUID(), MINOR, { user: '4712' })).body).toMatchObject({
    reason: 'USER_DISABLED',
  });
  expect((await deposit(randomUUID(), MINOR)).body).toMatchObject({ state: 'accepted' });
  await mode({ mode: 'slow' });
  const began = Date.now();
  expect((await deposit(randomUUID(), MINOR, { user: '4712' })).body).toMatchObject({ state: 'accepted' });
  expect(Date.now() - began).toBeGreaterThanOrEqual(19);
  await mode({ mode: 'away' });
  expect((await ask(randomUUID())).status).toBe(503);
  expect((await mode({ mode: 'asleep' })).statusCode).toBe(400);
});

test('a launch needs no answer of the operator, and the games are listed with their limits, as is a reskin', async () => {
  await deposit(randomUUID(), 500 * MINOR);
  const bearer = await launchFish(current.test);
  const headers = { authorization: `Bearer ${bearer}` };
  const view = (await current.test.server.inject({ url: '/delta/api/session', headers })).json();
  expect(view).toMatchObject({ game: 'monsoon-fish', kind: 'fish', balance: '500', fairness: { nonce: 0 } });
  const { body } = await call('GET', '/game/list?currency=BDT');
  expect(body['games']).toEqual([
    expect.objectContaining({
      game_code: 'monsoon-fish',
      category: 'FISH',
      class: 'fish',
      return_to_player: 0.96,
      limits: { currency: 'BDT', min_bet: 100_000, max_bet: 500_000_000, largest_win: 100_000_000_000 },
    }),
    expect.objectContaining({ game_code: 'three-cards', category: 'PVP' }),
    expect.objectContaining({
      game_code: 'delta-shoal',
      names: expect.objectContaining({ en: 'Delta Shoal' }),
    }),
  ]);
  expect((await current.test.server.inject('/delta/transactions')).statusCode).toBe(404);
});
