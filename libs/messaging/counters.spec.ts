import { z } from 'zod';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { defineMessageKind } from './common/message-kind.js';
import { Counters } from './counters.js';
import { InboxMarks } from './inbox-marks.js';
import { MessageKinds } from './message-kinds.js';
import { Messages } from './messages.service.js';
import { UnreadCounts } from './unread-counts.js';

const given = defineMessageKind({
  name: 'test.given',
  category: 'rewards',
  data: z.object({ title: z.string() }),
});
const { api, parts } = setUpTestApi({ parts: [] });
let counters: Counters;
let messages: Messages;
let marks: InboxMarks;
const kinds = new MessageKinds();

beforeAll(() => {
  const counts = new UnreadCounts(parts.database, parts.events, parts.clock);
  counters = new Counters(parts.database, counts);
  messages = new Messages(parts.database, parts.events, parts.clock, kinds, counts);
  marks = new InboxMarks(parts.database, parts.clock, counts);
  kinds.register([given]);
});

const set = (member: string, name: 'rewards' | 'missions', value: number) =>
  parts.database.transaction(() => counters.set(member, 'mela', name, value));
const write = (member: string, title = 'A gift') =>
  parts.database.transaction(() => messages.write(member, 'mela', given, { title }));
const replyOf = async (path: string, token: string) => (await api.client.get(path, token)).body.value;

test('a counter is pushed with the others, and is what CSP_unreadCount and member info say', async () => {
  const { id, token } = await api.client.register();
  const socket = api.client.socket(token);
  await socket.ready;
  await set(id, 'rewards', 2);
  await set(id, 'missions', 5);
  await set(id, 'missions', 5);
  const last = await socket.waitFor('unread.changed', ({ seq }) => seq === 2);
  expect(last.data).toEqual({ messages: 0, rewards: 2, missions: 5, message: null, read: [], removed: [] });
  expect(await replyOf('/wps/relay/CSP_unreadCount', token)).toEqual({
    messages: 0,
    rewards: 2,
    missions: 5,
    seq: 2,
  });
  expect(await replyOf('/wps/member/info', token)).toMatchObject({ availablePromos: 2, unreadMessages: 0 });
  socket.close();
});

test('a context adds a kind of its own, and its messages come with their category', async () => {
  const { id, token } = await api.client.register();
  await write(id);
  const ofRewards = await replyOf('/wps/messages?category=rewards', token);
  expect(ofRewards).toMatchObject({
    total: 1,
    list: [{ kind: 'test.given', category: 'rewards', data: { title: 'A gift' } }],
  });
  expect(await replyOf('/wps/messages?category=money', token)).toMatchObject({ total: 0, list: [] });
});

test('a kind is registered once, and one that is not registered is not written', async () => {
  const { id } = await api.client.register();
  expect(() => kinds.register([given])).toThrow('registered twice');
  const stranger = defineMessageKind({ ...given, name: 'test.stranger' });
  const written = parts.database.transaction(() =>
    messages.write(id, 'mela', stranger, { title: 'Nobody knows it' }),
  );
  await expect(written).rejects.toThrow('is not registered');
});

test('what many devices read and write at once ends with the right counter in the last push', async () => {
  const { id, token } = await api.client.register();
  await Promise.all(Array.from({ length: 12 }, () => write(id)));
  const { list } = (await replyOf('/wps/messages?pageSize=100', token)) as { list: { id: string }[] };
  await Promise.all([
    ...list.slice(0, 8).map((message) => marks.read({ member: id, brand: 'mela' }, [message.id])),
    ...list.slice(8, 10).map((message) => marks.remove({ member: id, brand: 'mela' }, [message.id])),
    write(id),
  ]);
  const events = await parts.events.after(id, 0, 100);
  expect(events.at(-1)?.data).toMatchObject({ messages: 3 });
  expect(await replyOf('/wps/relay/CSP_unreadCount', token)).toMatchObject({ messages: 3 });
  const left = (await replyOf('/wps/messages', token)) as { total: number };
  expect(left.total).toBe(11);
});
