import type { PortalSocket, PushedEvent } from '#libs/platform/testing/portal-socket';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { bonusFor, createBonuses } from '#libs/wagering/bonus.fixture';
import type { Bonus } from '#libs/wagering/common/bonus';
import { bonusChanged } from '#libs/wagering/common/bonus.events';
import type { NewBonus } from '#libs/wagering/index';
import { betSettled } from '../common/bet.events.js';
import { type Fields, type GameSession, WalletTestbed } from './wallet.fixture.js';

let testbed: WalletTestbed;
let parts: TestParts;
let services: Awaited<ReturnType<typeof createBonuses>>;
let session: GameSession;
let socket: PortalSocket;

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  parts = await createTestParts(testbed.db.url);
  services = await createBonuses(parts);
});
afterAll(async () => {
  await parts.close();
  await testbed.close();
});
beforeEach(async () => {
  session = await testbed.startSession('100.00');
  socket = testbed.api.client.socket(session.member.token);
  await socket.ready;
});

const grant = (more: Partial<NewBonus> = {}) =>
  parts.database.transaction(() =>
    services.bonuses.grant(bonusFor(session.member.id, { times: 100n, ...more })),
  );
const list = async () => {
  const { body } = await testbed.api.client.get<{ list: Bonus[] }>(
    '/wps/rewards/bonuses',
    session.member.token,
  );
  return body.value?.list ?? [];
};
const isBonus =
  (status: string) =>
  ({ data }: PushedEvent): boolean =>
    (data as Bonus).status === status;
/** Within a second. */
const pushed = async (status: string) => {
  const { data } = await socket.waitFor(bonusChanged.name, isBonus(status), { timeoutMs: 1000 });
  return bonusChanged.data.parse(data);
};
async function play(stake: number, payout: number): Promise<Fields> {
  const bet = testbed.bet(session, { amount: stake * 100_000 });
  expect((await testbed.send('bet', bet)).status).toBe('RS_OK');
  await testbed.send('win', testbed.after(bet, { amount: payout * 100_000 }));
  return bet;
}
const settled = () =>
  socket.events
    .filter(({ name }) => name === betSettled.name)
    .map(({ data }) => betSettled.data.parse(data).wagering);

test('a round that meets a bonus pushes that it is own money, and that the next one begins', async () => {
  await grant();
  await grant({ amount: 2000n });
  await play(120, 180);
  const [released, next] = [await pushed('released'), await pushed('active')];
  const shown = await list();
  expect(released).toEqual(shown.find(({ status }) => status === 'released'));
  expect(released).toMatchObject({ left: '0.00', paid: '60.00', lost: '0.00', money: '0.00' });
  await socket.waitFor(
    bonusChanged.name,
    ({ data }) => (data as Bonus).amount === '20.00' && (data as Bonus).status === 'active',
  );
  expect(shown[0]).toMatchObject({ status: 'active', amount: '20.00', money: '20.00' });
  expect(next.amount).toBe('50.00');
});

test('a round that loses the last bonus money pushes that it is spent', async () => {
  await grant({ times: 500n });
  await play(150, 0);
  expect(await pushed('spent')).toMatchObject({ money: '0.00', left: '100.00' });
});

test('a settled round tells what is left of each that it counts towards', async () => {
  await play(1, 1);
  await grant({ times: 1000n });
  await play(2, 2);
  const [bonus] = await list();
  const [own] = await testbed.db.query<{ id: string }>(
    `select id from wagering.requirement where member = $1 and lane = 'own'`,
    [session.member.id],
  );
  await testbed.db.query(`update wagering.requirement set status = 'met', closed_at = now() where id = $1`, [
    own?.id,
  ]);
  const won = await play(3, 3);
  await socket.waitFor(betSettled.name, ({ data }) => (data as Fields).round === won.round);
  expect(settled()).toEqual([
    [{ id: own?.id, left: '99.00' }],
    [
      { id: own?.id, left: '97.00' },
      { id: bonus?.id, left: '498.00' },
    ],
    [{ id: bonus?.id, left: '495.00' }],
  ]);
});

test('a round that counts towards nothing has no word of it', async () => {
  await testbed.db.query(
    `update wagering.requirement set status = 'met', closed_at = now() where member = $1`,
    [session.member.id],
  );
  const bet = await play(1, 1);
  await socket.waitFor(betSettled.name, ({ data }) => (data as Fields).round === bet.round);
  expect(settled()).toEqual([undefined]);
});

test('a round that is rolled back pushes what is left of the bonus again', async () => {
  await grant({ times: 1000n });
  const bet = await play(4, 4);
  const { seq } = await socket.waitFor(betSettled.name);
  await testbed.send('rollback', testbed.after(bet));
  const again = await socket.waitFor(bonusChanged.name, (event) => Number(event.seq) > Number(seq), {
    timeoutMs: 1000,
  });
  expect(bonusChanged.data.parse(again.data)).toMatchObject({ status: 'active', left: '500.00' });
  expect((await list())[0]).toMatchObject({ left: '500.00' });
});
