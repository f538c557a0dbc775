import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestApiProcess,
  TEST_BANK_SECRET,
  type TestApi,
} from '#libs/platform/testing/test-program';

const redisUrl = process.env.TEST_REDIS_URL;
const topologies = [
  { name: 'with PostgreSQL alone', env: {}, possible: true },
  { name: 'with Redis', env: { REDIS_URL: redisUrl }, possible: Boolean(redisUrl) },
];

describe.each(topologies)('two apis on one database, $name', ({ env, possible }) => {
  const testWhere = possible ? test : test.skip;
  let database: TestDatabase;
  let left: TestApi;
  let right: TestApi;

  beforeAll(async () => {
    database = await createTestDatabase();
    const start = { databaseUrl: database.url, env };
    if (possible) [left, right] = await Promise.all([startTestApi(start), startTestApiProcess(start)]);
  });

  afterAll(async () => {
    await Promise.all([left?.stop(), right?.stop()]);
    await database.drop();
  });

  testWhere('what one commits reaches the sockets of the other, in order and once', async () => {
    const member = await left.client.register();
    const watching = left.client.socket(member.token);
    const { seq } = await watching.ready;
    for (const client of [right.client, left.client, right.client]) {
      const order = await client.deposit(member.token, '200.00');
      await client.bankReport(TEST_BANK_SECRET, { reference: order.id, amount: '200.00' });
    }
    await watching.waitFor(
      'balance.changed',
      ({ data }) => (data as { balance: string }).balance === '600.00',
    );
    await watching.waitFor('deposit.credited', ({ seq: last }) => (last ?? 0) >= seq + 9);
    const seqs = watching.events.map((event) => event.seq);
    expect(seqs).toEqual(seqs.map((_, index) => seq + 1 + index));
    watching.close();
  });

  testWhere('a log-out at one closes the sockets at the other', async () => {
    const member = await left.client.register();
    const watching = left.client.socket(member.token);
    await watching.ready;
    const closed = new Promise((resolve) => watching.socket.once('disconnect', resolve));
    const { status } = await right.client.send('DELETE', '/wps/session/logout', undefined, {
      token: member.token,
    });
    expect(status).toBe(200);
    await closed;
  });

  testWhere('an encrypted call is used once, whichever of them it reaches', async () => {
    const member = await left.client.register();
    const sealed = await left.client.seal('POST', '/wps/session/login', {
      username: member.account,
      password: 'not-the-password',
    });
    const replies = await Promise.all(
      [left, right].map(({ client }) => client.send('POST', '/wps/session/login', sealed)),
    );
    expect(replies.map(({ body }) => body.message).sort()).toEqual([
      'error_encryption_replayed',
      'error_wrong_credentials',
    ]);
  });
});
