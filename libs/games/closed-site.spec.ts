import { randomUUID } from 'node:crypto';
import { type Fields, RIVER_DICE, type WalletOperation, WalletTestbed } from './wallet.fixture.js';

let testbed: WalletTestbed;
beforeAll(async () => {
  testbed = await WalletTestbed.open();
});
afterAll(() => testbed.close());

const status = async (operation: WalletOperation, fields: Fields) =>
  (await testbed.send(operation, fields)).status;

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
