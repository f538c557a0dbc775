import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { Events } from '#libs/platform/events/events';
import { Outbox } from '#libs/platform/events/outbox';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { type PortalSocket } from '#libs/platform/testing/portal-socket';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { addMember, type TreeMember } from './team.fixture.js';

let db: TestDatabase;
let api: TestApi;
let parts: TestParts;
/** Another process, such as the worker. */
let elsewhere: Events;
let outbox: Outbox;
/** chief > agent > player */
let chief: TreeMember;
let agent: TreeMember;
let player: TreeMember;
let rival: TreeMember;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  parts = await createTestParts(db.url);
  elsewhere = new Events(parts.database);
  outbox = new Outbox(parts.database, parts.wakeUps, elsewhere);
  chief = await addMember(db, null, { type: 1 });
  agent = await addMember(db, chief, { type: 2 });
  player = await addMember(db, agent);
  rival = await addMember(db, null, { type: 1 });
});
afterAll(async () => {
  await outbox.onApplicationShutdown();
  await parts.close();
  await api.stop();
  await db.drop();
});
afterEach(() => api.client.closeSockets());

const data = { balance: '1.00', onHold: '0.00', bonus: '0.00', currency: 'BDT' } as const;
const changeBalance = (member: TreeMember) =>
  parts.database.transaction(() => elsewhere.append(balanceChanged, member.id, 'mela', data));
async function connect(who: TreeMember): Promise<PortalSocket> {
  const socket = api.client.socket(who.token);
  await socket.ready;
  return socket;
}
const pushesOf = ({ events }: PortalSocket) => events.filter(({ name }) => name === 'team.changed').length;

test('an event in any process is pushed to all uplines, and to nobody else', async () => {
  const sockets = await Promise.all([chief, agent, player, rival].map(connect));
  const [above, direct, own, other] = sockets as [PortalSocket, PortalSocket, PortalSocket, PortalSocket];
  await changeBalance(player);
  const changed = await Promise.all([above.waitFor('team.changed'), direct.waitFor('team.changed')]);
  expect(changed.map(({ seq }) => seq)).toEqual([null, null]);
  await own.waitFor(balanceChanged.name);
  await changeBalance(rival);
  await other.waitFor('team.changed');
  expect([pushesOf(above), pushesOf(direct), pushesOf(own), pushesOf(other)]).toEqual([1, 1, 0, 1]);
});

test('an agent gets at most one push a second, and one for the last change', async () => {
  const socket = await connect(chief);
  await changeBalance(player);
  await socket.waitFor('team.changed');
  const began = performance.now();
  const before = pushesOf(socket);
  while (performance.now() - began < 1500) await changeBalance(player);
  const last = pushesOf(socket);
  expect(last - before).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 1000));
  await changeBalance(agent);
  while (pushesOf(socket) === last) await new Promise((resolve) => setImmediate(resolve));
  expect(pushesOf(socket)).toBe(last + 1);
});

test('a new account below is pushed, though it has no event of its own', async () => {
  const socket = await connect(agent);
  const form = {
    username: 'novice',
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    referralCode: agent.id,
  };
  await api.client.send('PUT', '/wps/member/register', { ...form, terms: true, age: true }, { sealed: true });
  await socket.waitFor('team.changed');
});
