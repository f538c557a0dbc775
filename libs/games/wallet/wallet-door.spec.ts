import { randomUUID } from 'node:crypto';
import { sign } from '#libs/platform/crypto/signature';
import { TEST_STUDIO_SECRET } from '../vendors/studio.fixture.js';
import { type Fields, type GameSession, type WalletOperation, WalletTestbed } from './wallet.fixture.js';

const OLD_SECRET = 'the-secret-before';
const HOUR_MS = 3600 * 1000;
const SKY_KITE = 1002;

let testbed: WalletTestbed;
let gameSession: GameSession;

beforeAll(async () => {
  testbed = await WalletTestbed.open({ VENDOR_STUDIO_SECRET: `${TEST_STUDIO_SECRET}, ${OLD_SECRET}` });
  gameSession = await testbed.startSession('1000.00');
});
afterAll(() => testbed.close());

const seconds = () => Math.floor(Date.now() / 1000);
const status = async (operation: WalletOperation, fields: Fields, signing = {}) =>
  (await testbed.send(operation, fields, signing)).status;
const launched = async () => {
  const member = await testbed.member();
  return { member, token: await testbed.launch(member) };
};

describe('the signature', () => {
  test('may use either of two live secrets, and no other', async () => {
    expect(await status('balance', { token: gameSession.token })).toBe('RS_OK');
    expect(await status('balance', { token: gameSession.token }, { secret: OLD_SECRET })).toBe('RS_OK');
    for (const secret of ['another', '', `${TEST_STUDIO_SECRET}, ${OLD_SECRET}`])
      expect(await status('balance', { token: gameSession.token }, { secret })).toBe(
        'RS_ERROR_INVALID_SIGNATURE',
      );
  });

  test.each([
    [-290, 'RS_OK'],
    [290, 'RS_OK'],
    [-310, 'RS_ERROR_INVALID_SIGNATURE'],
    [310, 'RS_ERROR_INVALID_SIGNATURE'],
  ])('is checked against a clock that is %d seconds off', async (skew, expected) => {
    const timestamp = seconds() + skew;
    expect(await status('balance', { token: gameSession.token }, { timestamp })).toBe(expected);
  });

  test('ignores the test clock, which vendors do not know', async () => {
    await testbed.api.advance(HOUR_MS);
    expect(await status('balance', { token: gameSession.token })).toBe('RS_OK');
    await testbed.api.advance(-HOUR_MS);
  });

  test('covers exactly these bytes, this path and this operator', async () => {
    const body = JSON.stringify({ request_uuid: randomUUID(), token: gameSession.token });
    const at = seconds();
    const path = '/gw/v1/wallet/balance';
    const signature = sign(TEST_STUDIO_SECRET, at, 'POST', path, 'mela', body);
    const headers = { 'x-operator-id': 'mela', 'x-timestamp': String(at), 'x-signature': signature };
    const send = async (to: string, bytes: string, changes: Record<string, string> = {}) => {
      const reply = await testbed.api.client.send('POST', to, bytes, { headers: { ...headers, ...changes } });
      return [reply.status, JSON.parse(reply.text).status];
    };
    expect(await send(path, body)).toEqual([200, 'RS_OK']);
    const refused = [200, 'RS_ERROR_INVALID_SIGNATURE'];
    expect(await send(path, `${body} `)).toEqual(refused);
    expect(await send(`${path}?x=1`, body)).toEqual(refused);
    expect(await send('/gw/v1/wallet/authenticate', body)).toEqual(refused);
    expect(await send(path, body, { 'x-timestamp': String(at + 1) })).toEqual(refused);
    expect(await send(path, body, { 'x-operator-id': 'other' })).toEqual(refused);
    expect(await send(path, body, { 'x-signature': signature.replace('v1=', '') })).toEqual(refused);
  });

  test('is refused under the name of another operator', async () => {
    const partner = await testbed.send('balance', { token: gameSession.token }, { operator: 'other' });
    expect(partner.status).toBe('RS_ERROR_INVALID_PARTNER');
  });
});

describe('malformed requests', () => {
  const malformed: [string, Fields][] = [
    ['no token', { token: undefined }],
    ['an id that is none', { transaction_uuid: '1' }],
    ['a user that is no number', { user: "1' or 1=1" }],
    ['a NUL', { round: 'a\u0000b' }],
    ['a round without a name', { round: '' }],
    ['an endless round', { round: 'x'.repeat(101) }],
    ['truth as text', { round_closed: 'true' }],
  ];
  test.each(malformed)('%s has a wrong syntax', async (_, changes) => {
    expect(await status('bet', { ...testbed.bet(gameSession), ...changes })).toBe('RS_ERROR_WRONG_SYNTAX');
  });

  test.each(['[]', '"bet"', '5', 'null'])('a body that is %s', async (body) => {
    const reply = await testbed.raw('bet', body);
    expect([reply.status, JSON.parse(reply.text)]).toEqual([200, { status: 'RS_ERROR_WRONG_SYNTAX' }]);
  });

  test('a body that is not JSON is a malformed request', async () => {
    expect((await testbed.raw('bet', '{"amount":')).status).toBe(400);
  });
});

describe('an unknown field', () => {
  const deepText = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const added: [string, () => Fields][] = [
    ['a text', () => ({ jackpot_id: 'x' })],
    ['names of our own', () => ({ isAdmin: true, balance: 1, brand: 'other', op: 'rollback' })],
    ['a text that cannot be stored', () => ({ note: 'a\u0000\ud800' })],
    ['something wide', () => ({ lines: Array(9000).fill(0), ['k'.repeat(300)]: 1 })],
  ];
  test.each(added)('%s is ignored, in each request', async (_, extra) => {
    const { member, token } = await launched();
    await testbed.pay(member, '100.00');
    const send = async (operation: WalletOperation, fields: Fields) =>
      expect([operation, await status(operation, { ...fields, ...extra() })]).toEqual([operation, 'RS_OK']);
    await send('authenticate', { token });
    await send('balance', { token });
    const bet = testbed.bet({ member, token });
    await send('bet', bet);
    await send('win', testbed.after(bet, { amount: 5_00_000, round_closed: false }));
    await send('rollback', testbed.after(bet));
    expect(await testbed.balance(member)).toBe('105.00');
  });

  test('is ignored when deeply nested too', async () => {
    const bet = testbed.bet(await testbed.startSession('100.00'));
    const body = JSON.stringify({ request_uuid: randomUUID(), ...bet }).replace(/}$/, `,"x":${deepText}}`);
    expect(JSON.parse((await testbed.raw('bet', body)).text).status).toBe('RS_OK');
  });

  test('does not make a repeated request a different one', async () => {
    const bet = testbed.bet(await testbed.startSession('100.00'));
    const first = await testbed.send('bet', bet);
    const again = await testbed.send('bet', { ...bet, jackpot_id: 'x' });
    expect(again).toMatchObject({ status: 'RS_OK', operator_tx_id: first.operator_tx_id });
    expect(await status('bet', { ...bet, amount: 11_00_000 })).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  });
});

describe('a token', () => {
  test('is accepted by one first authenticate, and a repetition gets the same answer', async () => {
    const { member, token } = await launched();
    const request_uuid = randomUUID();
    const first = await testbed.send('authenticate', { token, request_uuid, game_code: 'river-dice' });
    expect(first).toEqual({ status: 'RS_OK', request_uuid, user: member.id, currency: 'BDT', balance: 0 });
    expect(await testbed.send('authenticate', { token, request_uuid })).toEqual(first);
    expect(await status('authenticate', { token })).toBe('RS_ERROR_INVALID_TOKEN');
  });

  test('is accepted once, however many requests come at the same time', async () => {
    const { token } = await launched();
    const tries = await Promise.all(Array.from({ length: 8 }, () => status('authenticate', { token })));
    expect(tries.sort()).toEqual([...Array(7).fill('RS_ERROR_INVALID_TOKEN'), 'RS_OK']);
  });

  test('accepts no bets before authenticate, and such a bet stays refused afterwards', async () => {
    const { member, token } = await launched();
    await testbed.pay(member, '100.00');
    const bet = testbed.bet({ member, token });
    expect(await status('bet', bet)).toBe('RS_ERROR_INVALID_TOKEN');
    expect(await status('balance', { token })).toBe('RS_ERROR_INVALID_TOKEN');
    await testbed.send('authenticate', { token });
    expect(await status('bet', bet)).toBe('RS_ERROR_INVALID_TOKEN');
    expect(await status('bet', testbed.bet({ member, token }))).toBe('RS_OK');
  });

  test('is bound to member, game and currency', async () => {
    const { token } = await launched();
    expect(await status('authenticate', { token, game_code: 'sky-kite' })).toBe('RS_ERROR_INVALID_GAME');
    expect(await status('authenticate', { token, currency: 'USD' })).toBe('RS_ERROR_WRONG_CURRENCY');
    expect(await status('authenticate', { token, user: gameSession.member.id })).toBe(
      'RS_ERROR_INVALID_TOKEN',
    );
    const stranger = await testbed.startSession('100.00');
    const cases: [Fields, string][] = [
      [{ game_code: 'sky-kite' }, 'RS_ERROR_INVALID_GAME'],
      [{ user: stranger.member.id }, 'RS_ERROR_INVALID_TOKEN'],
      [{ token: stranger.token }, 'RS_ERROR_INVALID_TOKEN'],
      [{ token: 'x'.repeat(43) }, 'RS_ERROR_INVALID_TOKEN'],
      [{ currency: 'USD' }, 'RS_ERROR_WRONG_CURRENCY'],
      [{ currency: 'XXX' }, 'RS_ERROR_WRONG_CURRENCY'],
      [{ user: '999999999999999' }, 'RS_ERROR_INVALID_TOKEN'],
    ];
    for (const [changes, expected] of cases)
      expect(await status('bet', testbed.bet(gameSession, changes))).toBe(expected);
    expect(await testbed.balance(gameSession.member)).toBe('1000.00');
    expect(await testbed.balance(stranger.member)).toBe('100.00');
  });

  test('opens no wallet for a trial round', async () => {
    const member = await testbed.member();
    const token = await testbed.launch(member, `nodeId=${SKY_KITE}&demo=1`);
    expect(await status('authenticate', { token })).toBe('RS_ERROR_INVALID_TOKEN');
  });

  test('expires if it is not used in time, and does not work for a closed account', async () => {
    const late = await launched();
    await testbed.db.query('update games.launch set authenticate_before = now() where member = $1', [
      late.member.id,
    ]);
    expect(await status('authenticate', { token: late.token })).toBe('RS_ERROR_TOKEN_EXPIRED');
    const closed = await launched();
    await testbed.db.query(`update members.member set status = 'closed' where id = $1`, [closed.member.id]);
    expect(await status('authenticate', { token: closed.token })).toBe('RS_ERROR_USER_DISABLED');
    const left = await launched();
    await testbed.api.client.send('DELETE', '/wps/session/logout', undefined, { token: left.member.token });
    expect(await status('authenticate', { token: left.token })).toBe('RS_ERROR_TOKEN_EXPIRED');
  });
});

test('accepts vendor calls only from the addresses on its list', async () => {
  const elsewhere = await WalletTestbed.open({ VENDOR_STUDIO_ADDRESSES: '10.0.0.0/8, 192.0.2.7' });
  const here = await WalletTestbed.open({ VENDOR_STUDIO_ADDRESSES: '192.0.2.7,127.0.0.0/8' });
  const fields = { token: 'x' };
  expect((await elsewhere.send('balance', fields)).status).toBe('RS_ERROR_INVALID_SIGNATURE');
  expect((await here.send('balance', fields)).status).toBe('RS_ERROR_INVALID_TOKEN');
  await Promise.all([elsewhere.close(), here.close()]);
});

test('logs nothing of this as an error', () => {
  expect(testbed.api.output()).not.toMatch(/failed/);
});
