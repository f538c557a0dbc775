import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';

interface Inbox {
  list: { id: string; kind: string; data: object; read: boolean }[];
  total: number;
  totalPages: number;
  seq: number;
}

const { api } = setUpTestApi();
let member: Registered;

beforeEach(async () => {
  member = await api.client.register();
});

const inbox = async (query = '', token = member.token) =>
  (await api.client.get(`/wps/messages${query}`, token)).body.value as Inbox;
const unread = async (token = member.token) =>
  ((await api.client.get('/wps/relay/CSP_unreadCount', token)).body.value as { messages: number }).messages;
const read = (body: object, token = member.token) =>
  api.client.send('POST', '/wps/messages/read', body, { token });

/** A deposit and the bank's report about it. */
async function pay(type: 'payment.paid' | 'payment.failed' = 'payment.paid', amount = '500.00') {
  const { id } = await api.client.deposit(member.token, '500.00');
  await api.client.bankReport(TEST_BANK_SECRET, { reference: id, type, amount });
  return id;
}

test('pushes balance, deposit and count in this order for a credited deposit, and writes a message', async () => {
  const socket = api.client.socket(member.token);
  await socket.ready;
  const id = await pay();
  await socket.waitFor('unread.changed');
  socket.close();
  expect(socket.events.map(({ seq, name }) => [seq, name])).toEqual([
    [1, 'deposit.created'],
    [2, 'balance.changed'],
    [3, 'deposit.credited'],
    [4, 'unread.changed'],
  ]);
  const [, balance, credited, count] = socket.events.map(({ data }) => data);
  expect(balance).toEqual({ balance: '500.00', onHold: '0.00', bonus: '0.00', currency: 'BDT' });
  expect(credited).toMatchObject({ id, status: 'paid', amount: '500.00', site: 'Mela' });
  expect(count).toMatchObject({ messages: 1, rewards: 0, missions: 0, read: [] });
  const shown = await inbox();
  expect(shown.list).toEqual([(count as { message: object }).message]);
  expect(shown).toMatchObject({
    total: 1,
    seq: 4,
    list: [
      {
        kind: 'deposit.credited',
        read: false,
        data: {
          site: 'Mela',
          amount: '500.00',
          currency: 'BDT',
          reference: id,
          status: 'paid',
          underReview: false,
        },
      },
    ],
  });
});

test('writes a message for a failed deposit', async () => {
  await pay('payment.failed');
  await pay('payment.paid', '50.00');
  const { list } = await inbox();
  expect(list.map(({ kind, data }) => [kind, data])).toMatchObject([
    ['deposit.failed', { status: 'created', underReview: true }],
    ['deposit.failed', { status: 'failed', underReview: false }],
  ]);
});

test('writes no second message for a repeated report', async () => {
  const id = await pay();
  await api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount: '500.00' });
  expect((await inbox()).total).toBe(1);
});

test('marks messages as read one by one or all at once, and updates the count', async () => {
  for (let n = 0; n < 3; n++) await pay();
  const socket = api.client.socket(member.token);
  await socket.ready;
  const [newest, ...others] = (await inbox()).list;
  const pushed = (messages: number) =>
    socket.waitFor('unread.changed', ({ data }) => (data as { messages: number }).messages === messages);
  await read({ ids: [newest?.id] });
  expect((await pushed(2)).data).toMatchObject({ message: null, read: [newest?.id] });
  expect((await inbox()).list.map((message) => message.read)).toEqual([true, false, false]);
  await read({});
  const { read: ids } = (await pushed(0)).data as { read: string[] };
  expect(ids.sort()).toEqual(others.map(({ id }) => id).sort());
  socket.close();
  expect(await unread()).toBe(0);
});

test("neither shows nor marks another member's messages", async () => {
  await pay();
  const [message] = (await inbox()).list;
  const stranger = await api.client.register();
  expect(await inbox('', stranger.token)).toMatchObject({ list: [], total: 0 });
  await read({ ids: [message?.id] }, stranger.token);
  await read({}, stranger.token);
  expect([await unread(), await unread(stranger.token)]).toEqual([1, 0]);
});

test('pages through every message once, newest first', async () => {
  for (let n = 0; n < 5; n++) await pay();
  const pages = await Promise.all([1, 2, 3].map((pageNo) => inbox(`?pageNo=${pageNo}&pageSize=2`)));
  expect(pages.map(({ list, total, totalPages }) => [list.length, total, totalPages])).toEqual([
    [2, 5, 3],
    [2, 5, 3],
    [1, 5, 3],
  ]);
  const ids = pages.flatMap(({ list }) => list.map(({ id }) => Number(id)));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
});
