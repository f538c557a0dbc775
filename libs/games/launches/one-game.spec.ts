import { MANY_AT_ONCE } from '#libs/platform/testing/many-at-once';
import type { Registered } from '#libs/platform/testing/portal-client';
import { launchEnded } from '../common/launch.events.js';
import { RIVER_DICE, WalletTestbed } from '../wallet/wallet.fixture.js';

const LANTERN_REELS = 1000;

let testbed: WalletTestbed;
beforeAll(async () => {
  testbed = await WalletTestbed.open(MANY_AT_ONCE);
});
afterAll(() => testbed.close());
beforeEach(() => demand(true));

const demand = (oneGame: boolean) =>
  testbed.db.query(`update games.vendor set one_game = $1 where code = 'STUDIO'`, [oneGame]);
const status = async (operation: 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback', fields: object) =>
  (await testbed.send(operation, { ...fields })).status;
const running = async ({ token }: Registered) =>
  (await testbed.api.client.get('/wps/game/running?language=EN', token)).body.value;
const ended = (member: Registered) =>
  testbed.db.query<{ data: unknown }>(
    `select data from platform.event where person = $1 and name = $2 order by seq`,
    [member.id, launchEnded.name],
  );

test('a second game of the vendor ends the first: it bets no more, what it has won is paid', async () => {
  const first = await testbed.startSession();
  const [open, back] = [testbed.bet(first), testbed.bet(first)];
  expect([await status('bet', open), await status('bet', back)]).toEqual(['RS_OK', 'RS_OK']);

  const second = await testbed.launch(first.member, `nodeId=${LANTERN_REELS}`);
  expect(await status('authenticate', { token: second })).toBe('RS_OK');

  expect(await status('bet', testbed.bet(first))).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await status('balance', { token: first.token })).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await status('win', testbed.after(open, { amount: 30_00_000 }))).toBe('RS_OK');
  expect(await status('rollback', testbed.after(back))).toBe('RS_OK');
  expect(await testbed.balance(first.member)).toBe('1020.00');
  const bet = testbed.bet({ ...first, token: second }, { game_code: 'lantern-reels' });
  expect(await status('bet', bet)).toBe('RS_OK');
});

test('the same game in a second tab ends the first, and the page of the first learns which one it was', async () => {
  const member = await testbed.member('100.00');
  const socket = testbed.api.client.socket(member.token);
  await socket.ready;
  const launch = () => testbed.api.client.get(`/wps/game/launchGame?nodeId=${RIVER_DICE}`, member.token);
  const { launchId } = (await launch()).body.value as { launchId: string };
  await launch();
  const { data } = await socket.waitFor(launchEnded.name);
  expect(data).toEqual({ launchId, nodeId: RIVER_DICE, by: RIVER_DICE });
  socket.close();
});

test('of many starts at the same moment one goes on, and every other one is told to have ended', async () => {
  const member = await testbed.member('100.00');
  const starts = await Promise.all(Array.from({ length: 6 }, () => testbed.launch(member)));
  expect(starts).toHaveLength(6);
  const live = await testbed.db.query(
    'select from games.launch where member = $1 and superseded_at is null',
    [member.id],
  );
  expect([live.length, (await ended(member)).length]).toEqual([1, 5]);
});

test('another vendor, another member and a vendor without the rule end nothing', async () => {
  const first = await testbed.startSession();
  const other = await testbed.startSession();
  expect(await status('bet', testbed.bet(first))).toBe('RS_OK');
  await demand(false);
  await testbed.launch(first.member, `nodeId=${LANTERN_REELS}`);
  expect(await status('bet', testbed.bet(first))).toBe('RS_OK');
  expect([await ended(first.member), await ended(other.member)]).toEqual([[], []]);
});

test('the running game is the one that was started last, until it ends or the session does', async () => {
  const member = await testbed.member('100.00');
  expect(await running(member)).toEqual({ game: null, demo: false });
  await testbed.launch(member);
  await testbed.launch(member, `nodeId=${LANTERN_REELS}&demo=1`);
  expect(await running(member)).toMatchObject({ game: { nodeId: LANTERN_REELS }, demo: true });
  const again = await testbed.api.client.login(member.account);
  expect(await running(again)).toMatchObject({ game: { nodeId: LANTERN_REELS } });
  await testbed.api.client.send('DELETE', '/wps/session/logout', undefined, { token: member.token });
  expect(await running(again)).toEqual({ game: null, demo: false });
});
