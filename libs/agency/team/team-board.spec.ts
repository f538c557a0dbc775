import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { Events } from '#libs/platform/events/events';
import { Outbox } from '#libs/platform/events/outbox';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { type PortalSocket } from '#libs/platform/testing/portal-socket';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { plant, type TreeMember } from './team.fixture.js';

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
  outbox = new Outbox(parts.database, parts.hints, elsewhere);
  chief = await plant(db, null, { type: 1 });
  agent = await plant(db, chief, { type: 2 });
  player = await plant(db, agent);
  rival = await plant(db, null, { type: 1 });
});
afterAll(async () => {
  await outbox.onApplicationShutdown();
  await parts.close();
  await api.stop();
  await db.drop();
});
afterEach(() => api.client.closeSockets());

const data = { balance: '1.00', onHold: '0.00', currency: 'BDT' };
const happen = (member: TreeMember) =>
  parts.database.transaction(() => elsewhere.append(balanceChanged, member.id, 'mela', data));
async function look(who: TreeMember): Promise<PortalSocket> {
  const socket = api.client.socket(who.token);
  await socket.ready;
  return socket;
}
const told = ({ events }: PortalSocket) => events.filter(({ name }) => name === 'team.changed').length;

test('what happens in any process is told to all above, and to nobody else', async () => {
  const sockets = await Promise.all([chief, agent, player, rival].map(look));
  const [above, direct, own, other] = sockets as [PortalSocket, PortalSocket, PortalSocket, PortalSocket];
  await happen(player);
  const changed = await Promise.all([above.waitFor('team.changed'), direct.waitFor('team.changed')]);
  expect(changed.map(({ seq }) => seq)).toEqual([null, null]);
  await own.waitFor(balanceChanged.name);
  await happen(rival);
  await other.waitFor('team.changed');
  expect([told(above), told(direct), told(own), told(other)]).toEqual([1, 1, 0, 1]);
});

test('an agent hears at most once a second, and of the last change too', async () => {
  const socket = await look(chief);
  await happen(player);
  await socket.waitFor('team.changed');
  const began = performance.now();
  const before = told(socket);
  while (performance.now() - began < 1500) await happen(player);
  const last = told(socket);
  expect(last - before).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 1000));
  await happen(agent);
  while (told(socket) === last) await new Promise((resolve) => setImmediate(resolve));
  expect(told(socket)).toBe(last + 1);
});

test('a new account below is told, which has no event of its own', async () => {
  const socket = await look(agent);
  const form = {
    username: 'novice',
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    referralCode: agent.id,
  };
  await api.client.send('PUT', '/wps/member/register', { ...form, terms: true, age: true }, { sealed: true });
  await socket.waitFor('team.changed');
});
