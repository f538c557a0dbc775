import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestApiProcess,
  TEST_BANK_SECRET,
  type TestApi,
} from '#libs/platform/testing/test-program';

let db: TestDatabase;
/** Two processes: one is asked, the other makes changes. */
let asked: TestApi;
let other: TestApi;

beforeAll(async () => {
  db = await createTestDatabase();
  [asked, other] = await Promise.all([
    startTestApi({ databaseUrl: db.url }),
    startTestApi({ databaseUrl: db.url }),
  ]);
});
afterAll(async () => {
  await Promise.all([asked.stop(), other.stop()]);
  await db.drop();
});

const newDeposit = async () => {
  const { token } = await other.client.register();
  return (await other.client.deposit(token, '500.00')).id;
};
const look = (path: string) => asked.client.get(`/dev/api/things/${path}`);

/** The reply of a stream, on a connection of its own. */
const streamOf = ({ port }: TestApi, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path: `/dev/api/things/${path}/moves`, agent: false }, resolve).on(
      'error',
      reject,
    ),
  );

/** The states that a stream shows, one after the other. */
async function* shown(stream: IncomingMessage): AsyncGenerator<unknown> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) yield JSON.parse(event.replace('data: ', ''));
  }
}

test('shows an instance, and answers 404 for an unknown one', async () => {
  const id = await newDeposit();
  expect(JSON.parse((await look(`deposit/${id}`)).text)).toEqual({ state: 'created', context: {} });
  const unknown = [`deposit/${randomUUID()}`, 'deposit/1', `parcel/${id}`, "withdrawal/'", 'contract/x'];
  for (const path of unknown.flatMap((one) => [one, `${one}/moves`])) {
    const { status, body } = await look(path);
    expect([path, status, body.message]).toEqual([path, 404, 'error_not_found']);
  }
});

test('shows contracts and withdrawals too', async () => {
  const { id } = await other.client.register();
  const [contract] = await db.query<{ id: string }>(
    `insert into agency.contract (brand, kind, downline, version, status, terms, offered_at)
     values ('mela', 'daily', $1, 1, 'offered', '{}', now()) returning id`,
    [id],
  );
  expect(JSON.parse((await look(`contract/${contract?.id}`)).text)).toEqual({
    state: 'offered',
    context: {},
  });
  const account = randomUUID();
  await db.query(
    `insert into cashier.bank_account (id, brand, member, bank, number, holder, added_at)
     values ($1, 'mela', $2, 'Demo Bank', 'BD0000000001', 'Demo Member', now())`,
    [account, id],
  );
  const withdrawal = randomUUID();
  await db.query(
    `insert into cashier.withdrawal (id, brand, member, account, bank_account, amount, fee, currency, status, sent,
       created_at, waiting_since) values ($1, 'mela', $2, 'somebody', $3, 700, 50, 'BDT', 'approved', 250, now(), now())`,
    [withdrawal, id, account],
  );
  expect(JSON.parse((await look(`withdrawal/${withdrawal}`)).text)).toEqual({
    state: 'approved',
    context: { rest: 400, proposedBy: null, operatorBarredFromPaying: null },
  });
});

test('shows changes at once, whichever process makes them', async () => {
  const id = await newDeposit();
  const moves = shown(await streamOf(asked, `deposit/${id}`));
  expect((await moves.next()).value).toMatchObject({ state: 'created' });
  for (const [type, state] of [
    ['payment.pending', 'pending'],
    ['payment.paid', 'paid'],
  ] as const) {
    const began = performance.now();
    await other.client.bankReport(TEST_BANK_SECRET, { reference: id, amount: '500.00', type });
    expect((await moves.next()).value).toMatchObject({ state });
    expect(performance.now() - began).toBeLessThan(5000);
  }
  await moves.return(undefined);
});

test('does not exist without the test clock', async () => {
  const id = await newDeposit();
  const live = await startTestApi({ databaseUrl: db.url, env: { TEST_CLOCK: '0' } });
  const replies = await Promise.all(
    ['', '/moves'].map((end) => live.client.get(`/dev/api/things/deposit/${id}${end}`)),
  );
  await live.stop();
  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});

test('ends the program despite an open stream', async () => {
  const id = await newDeposit();
  const short = await startTestApiProcess({ databaseUrl: db.url });
  const moves = shown(await streamOf(short, `deposit/${id}`));
  await moves.next();
  await short.stop();
  expect((await moves.next()).done).toBe(true);
});
