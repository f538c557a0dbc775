import { randomUUID } from 'node:crypto';
import { moveSessions, sessionWith } from '#libs/platform/testing/test-session';
import { type Fields, RIVER_DICE, type WalletOperation, WalletTestbed } from './wallet.fixture.js';

let testbed: WalletTestbed;
beforeAll(async () => {
  testbed = await WalletTestbed.open();
});
afterAll(() => testbed.close());

const status = async (operation: WalletOperation, fields: Fields) =>
  (await testbed.send(operation, fields)).status;

const MINUTE = 60_000;
async function advance(minutes: number): Promise<void> {
  await testbed.api.advance(minutes * MINUTE);
  await moveSessions(testbed.db, minutes * MINUTE);
}

async function setStatus(value: 0 | 1): Promise<void> {
  await testbed.db.query(`update site.brand set settings = jsonb_set(settings, '{systemStatus}', $1)`, [
    String(value),
  ]);
  for (;;) {
    const { body } = await testbed.api.client.get<{ status: number }>('/wps/system/status');
    if (body.value?.status === value) return;
  }
}

const setTitle = (maintenance: boolean) =>
  testbed.db.query('update games.title set maintenance = $1 where node_id = $2', [maintenance, RIVER_DICE]);

describe.each([
  ['the brand', () => setStatus(1), () => setStatus(0)],
  ['the title', () => setTitle(true), () => setTitle(false)],
])('while %s is in maintenance', (_, close, open) => {
  afterEach(open);

  test('new bets are refused; repeated bets, wins and rollbacks are answered as ever', async () => {
    const session = await testbed.startSession('1000.00');
    const [bet, undone] = [testbed.bet(session), testbed.bet(session)];
    const first = await testbed.send('bet', bet);
    expect(first.status).toBe('RS_OK');
    expect(await status('bet', undone)).toBe('RS_OK');
    await close();
    const fresh = testbed.bet(session);
    expect(await status('bet', fresh)).toBe('RS_ERROR_INVALID_GAME');
    expect(await testbed.send('bet', bet)).toEqual({ ...first, request_uuid: expect.any(String) });
    expect(await status('win', testbed.after(bet, { amount: 100_000 }))).toBe('RS_OK');
    expect(await status('rollback', testbed.after(undone))).toBe('RS_OK');
    await open();
    expect(await status('bet', { ...fresh, transaction_uuid: randomUUID() })).toBe('RS_OK');
  });
});

test('no game begins while the brand is in maintenance', async () => {
  const member = await testbed.member('100.00');
  const launch = () => testbed.api.client.get(`/wps/game/launchGame?nodeId=${RIVER_DICE}`, member.token);
  await setTitle(true);
  expect((await launch()).body.message).toBe('error_game_maintenance');
  await setTitle(false);
  await setStatus(1);
  expect((await launch()).body.message).toBe('error_maintenance');
  await setStatus(0);
  expect((await launch()).body.message).toBeNull();
});

test('launch tokens and game sessions last longer by a maintenance, and what was over before stays over', async () => {
  const operator = await sessionWith(testbed.db, testbed.api.url, ['site.close', 'site.open']);
  const move = (path: string, body: object) =>
    testbed.api.client.send('POST', `/wps/ops/site/${path}`, body, { key: randomUUID(), headers: operator });
  const [first, second, third] = [
    await testbed.member('100.00'),
    await testbed.member('100.00'),
    await testbed.member('100.00'),
  ];
  const late = await testbed.launch(first);
  await advance(15);
  const [used, unused] = [await testbed.launch(second), await testbed.launch(third)];
  const playing = await testbed.startSession('100.00');
  await testbed.db.query(
    `update games.launch set expires_at = expires_at - interval '11 hours 45 minutes'
    where member = $1`,
    [playing.member.id],
  );
  await move('closing', { endTime: null, reason: 'new servers' });
  await advance(60);
  expect((await testbed.send('balance', { token: playing.token })).status).toBe('RS_OK');
  expect((await move('opening', { reason: 'all done' })).status).toBe(200);
  await setStatus(0);
  expect(await status('authenticate', { token: used })).toBe('RS_OK');
  expect(await status('authenticate', { token: late })).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await status('bet', testbed.bet(playing))).toBe('RS_OK');
  await advance(20);
  expect(await status('authenticate', { token: unused })).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await status('bet', testbed.bet(playing))).toBe('RS_ERROR_TOKEN_EXPIRED');
  await advance(-95);
});
