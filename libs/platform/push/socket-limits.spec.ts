import type { Socket } from 'node:net';
import { z } from 'zod';
import { definePush } from '../common/push.js';
import type { PortalSocket } from '../testing/portal-socket.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { startTestApi, type TestApi } from '../testing/test-program.js';

const noted = definePush({ name: 'note.written', summary: 'test', data: z.object({ text: z.string() }) });
/** More than the system's buffers hold. */
const EVENTS = 400;
const EVENT_KIB = 48;

let db: TestDatabase;
let api: TestApi;
let parts: TestParts;
const opened: PortalSocket[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  const env = {
    SOCKETS_PER_PERSON: '2',
    SOCKETS_PER_ADDRESS: '5',
    SOCKET_EVENTS_PER_SECOND: '5',
    SOCKET_BUFFER_KIB: '64',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  api = await startTestApi({ databaseUrl: db.url, env });
  parts = await createTestParts(db.url);
});
afterAll(async () => {
  await Promise.all([api.stop(), parts.close()]);
  await db.drop();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

function connect(token?: string, address = '198.51.100.7', lastSeq?: number): PortalSocket {
  const socket = api.client.socket(token, lastSeq, { 'x-forwarded-for': address });
  socket.socket.io.reconnection(false);
  opened.push(socket);
  return socket;
}
const outcome = ({ ready }: PortalSocket) =>
  ready.then(
    () => 'open',
    (error: Error) => error.message,
  );

/** A place becomes free once the server has noticed that a socket is gone. */
async function opensInTheEnd(open: () => PortalSocket): Promise<PortalSocket> {
  for (;;) {
    const socket = open();
    if ((await outcome(socket)) === 'open') return socket;
  }
}

test('limits the sockets of a person, and a closed one makes room', async () => {
  const { token } = await api.client.register();
  const first = connect(token, '198.51.100.1');
  expect(await outcome(first)).toBe('open');
  expect(await outcome(connect(token, '198.51.100.2'))).toBe('open');
  expect(await outcome(connect(token, '198.51.100.3'))).toBe('error_too_many_requests');
  first.close();
  await opensInTheEnd(() => connect(token, '198.51.100.4'));
});

test('limits the sockets of an address, as the trusted proxy reports it', async () => {
  for (let socket = 0; socket < 5; socket++) expect(await outcome(connect())).toBe('open');
  expect(await outcome(connect())).toBe('error_too_many_requests');
  expect(await outcome(connect(undefined, '198.51.100.8'))).toBe('open');
});

test('disconnects a socket that sends too many requests a second', async () => {
  const { token } = await api.client.register();
  const { socket, ready } = connect(token, '198.51.100.9');
  await ready;
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  for (let question = 0; question < 20; question++) socket.emit('replay', { afterSeq: 0 });
  await closed;
});

const writeMuch = (person: string) =>
  parts.database.transaction(async () => {
    for (let number = 0; number < EVENTS; number++)
      await parts.events.append(noted, person, 'mela', { text: 'x'.repeat(EVENT_KIB * 1024) });
  });

test('disconnects a socket that does not read, and delivers everything when it returns', async () => {
  const { token, id } = await api.client.register();
  const { socket, ready } = connect(token, '198.51.100.10');
  const { seq } = await ready;
  const { ws } = socket.io.engine.transport as unknown as { ws: { _socket: Socket } };
  ws._socket.pause();
  await writeMuch(id);
  const second = connect(token, '198.51.100.10');
  expect(await outcome(second)).toBe('open');
  await opensInTheEnd(() => connect(token, '198.51.100.10')); // the first one's place is free
  ws._socket.destroy();
  second.close();
  const arrived = await readUntil(seq + EVENTS, seq, (last) => connect(token, '198.51.100.10', last));
  expect(arrived).toEqual(Array.from({ length: EVENTS }, (_, number) => seq + 1 + number));
});

/** Reads up to the number `end`. A reader that is slower than the api is cut off on the way, and comes back as browsers do. */
async function readUntil(
  end: number,
  start: number,
  open: (last: number) => PortalSocket,
): Promise<number[]> {
  const numbers: number[] = [];
  while ((numbers.at(-1) ?? start) < end) {
    const back = await opensInTheEnd(() => open(numbers.at(-1) ?? start));
    const cutOff = new Promise((resolve) => back.socket.once('disconnect', resolve));
    await Promise.race([back.waitFor('note.written', (event) => event.seq === end), cutOff]);
    numbers.push(...back.events.flatMap(({ seq }) => seq ?? []));
  }
  return numbers;
}
