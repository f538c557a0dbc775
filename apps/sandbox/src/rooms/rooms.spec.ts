import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HISTORY } from '../../common/rooms/api.js';
import type { ListedRoom } from './room-provider.js';
import { ROOM, ROOMS_SECRET, RoomsHouse } from './rooms.fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-rooms-'));
let files = 0;
let house: RoomsHouse;

beforeEach(async () => {
  house = await RoomsHouse.open(join(folder, `${++files}.jsonl`));
});
afterEach(() => house.close());
afterAll(() => rmSync(folder, { recursive: true }));

const viewers = async () =>
  (await house.list()).json<{ rooms: ListedRoom[] }>().rooms.find(({ room_id }) => room_id === ROOM)?.viewers;

test('a message arrives at everybody in the room, under a masked name, and nowhere else', async () => {
  const [rupa, hasan] = [await house.guest('rupa'), await house.guest('hasan')];
  const elsewhere = await house.guest('mina', { room: 'padma-studio' });
  const atAnotherPortal = await house.guest('omar', { operator: 'other' });
  expect(await rupa.say('শুভ সন্ধ্যা <b>সবাইকে</b>')).toEqual({ ok: true, id: 1 });
  for (const page of [rupa, hasan, elsewhere, atAnotherPortal]) await page.caughtUp();
  const message = {
    id: 1,
    author: rupa.welcome.me,
    name: 'r***',
    text: 'শুভ সন্ধ্যা <b>সবাইকে</b>',
    at: house.now,
  };
  expect([rupa.messages, hasan.messages]).toEqual([[message], [message]]);
  expect([elsewhere.messages, atAnotherPortal.messages]).toEqual([[], []]);
  expect(JSON.stringify(hasan.messages)).not.toContain('pseudonym');
});

test('the same member has another author in another room, and cannot be followed', async () => {
  const here = await house.guest('rupa');
  const there = await house.guest('rupa', { room: 'padma-studio' });
  expect(here.welcome.me).not.toBe(there.welcome.me);
});

test('counts members, not pages, and tells the room', async () => {
  const rupa = await house.guest('rupa');
  expect(rupa.welcome.status).toEqual({ state: 'live', viewers: 1, isSlow: false });
  expect(await viewers()).toBe(1);
  await house.guest('rupa');
  expect(await viewers()).toBe(1);
  const hasan = await house.guest('hasan');
  expect(await viewers()).toBe(2);
  const pushed = rupa.next('room.status');
  hasan.socket.disconnect();
  expect((await pushed).viewers).toBe(1);
  const ended = rupa.next('room.status');
  // The fourth page of a member ends the first one.
  await house.guest('rupa');
  await ended;
  const over = new Promise((resolve) => rupa.socket.on('disconnect', resolve));
  await house.guest('rupa');
  await over;
});

describe('a token', () => {
  test.each([
    ['of another secret', () => house.token({}, 'another secret')],
    ['with another room than was signed', () => forged({ room: 'padma-studio' })],
    ['with another member than was signed', () => forged({ user: 'pseudonym-of-hasan' })],
    ['that is over', () => house.token({ exp: Math.floor(house.now / 1000) })],
    ['that is good for longer than any', () => house.token({ exp: Math.floor(house.now / 1000) + 3600 })],
    ['of no room', () => house.token({ room: 'nowhere' })],
    ['without a name', () => house.token({ name: '' })],
    ['that is none', () => 'a.b.c'],
    ['that is empty', () => ''],
  ])('%s opens nothing', async (_case, make) => {
    await expect(house.visit({ token: make() })).rejects.toThrow('token_refused');
  });

  test('opens once, also after a restart', async () => {
    const token = house.token();
    const page = await house.visit({ token });
    await expect(house.visit({ token })).rejects.toThrow('token_refused');
    page.socket.disconnect();
    await house.close();
    house = await RoomsHouse.open(house.file);
    await expect(house.visit({ token })).rejects.toThrow('token_refused');
  });

  test('opens a session, by which the page comes back for an hour', async () => {
    const { welcome } = await house.guest('rupa');
    const again = await house.visit({ session: welcome.session });
    expect(again.welcome.me).toBe(welcome.me);
    house.now += 3_600_001;
    await expect(house.visit({ session: welcome.session })).rejects.toThrow('session_ended');
    await expect(house.visit({ session: 'guessed' })).rejects.toThrow('session_ended');
    expect(await again.say('still here?')).toEqual({ ok: false, error: 'session_ended' });
  });

  test('closes a page that is still open when its session ends', async () => {
    const { welcome } = await house.guest('rupa');
    house.now += 3_599_950;
    const again = await house.visit({ session: welcome.session });
    const disconnected = new Promise((resolve) => again.socket.on('disconnect', resolve));
    await Promise.all([again.next('room.ended'), disconnected]);
  });

  /** A signed token whose claims were changed afterwards. */
  function forged(claims: object): string {
    const [payload = '', signature] = house.token().split('.');
    const signed = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return `${Buffer.from(JSON.stringify({ ...signed, ...claims })).toString('base64url')}.${signature}`;
  }
});

describe('a flood', () => {
  test('of one member is refused after five messages, and then slowed to one in ten seconds', async () => {
    const rupa = await house.guest('rupa');
    for (let count = 1; count <= 5; count += 1)
      expect(await rupa.say(`${count}`)).toMatchObject({ ok: true });
    expect(await rupa.say('6')).toEqual({ ok: false, error: 'too_fast', retryMs: 10_000 });
    house.now += 9_999;
    expect(await rupa.say('6')).toEqual({ ok: false, error: 'too_fast', retryMs: 1 });
    house.now += 1;
    expect(await rupa.say('6')).toMatchObject({ ok: true });
    expect(await rupa.say('7')).toEqual({ ok: false, error: 'too_fast', retryMs: 10_000 });
    // Another page of the same member is no way around it, and others are not slowed.
    expect(await (await house.guest('rupa')).say('7')).toMatchObject({ error: 'too_fast' });
    expect(await (await house.guest('hasan')).say('hello')).toMatchObject({ ok: true });
    house.now += 60_000;
    expect(await rupa.say('7')).toMatchObject({ ok: true });
    expect(await rupa.say('8')).toMatchObject({ ok: true });
  });

  test('of many members slows the whole room for a minute, and the room is told', async () => {
    const rupa = await house.guest('rupa');
    const slow = new Promise<void>((resolve) =>
      rupa.socket.on('room.status', ({ isSlow }) => isSlow && resolve()),
    );
    for (let member = 0; member < 6; member += 1) {
      const page = await house.guest(`member-${member}`);
      for (let count = 0; count < 5; count += 1) await page.say(`${count}`);
    }
    await slow;
    expect(await rupa.say('first')).toMatchObject({ ok: true });
    expect(await rupa.say('second')).toMatchObject({ ok: false, error: 'too_fast' });
    house.now += 60_000;
    expect((await house.guest('hasan')).welcome.status.isSlow).toBe(false);
  });

  test('of requests cuts the page off', async () => {
    const rupa = await house.guest('rupa');
    const over = new Promise((resolve) => rupa.socket.on('disconnect', resolve));
    for (let count = 0; count < 41; count += 1) void rupa.say('again').catch(() => undefined);
    await over;
  });
});

test('a page that sends again because it got no answer is told the first number', async () => {
  const rupa = await house.guest('rupa');
  const key = 'key-of-the-page';
  expect(await rupa.say('once', key)).toEqual({ ok: true, id: 1 });
  expect(await rupa.say('once', key)).toEqual({ ok: true, id: 1 });
  await rupa.caughtUp();
  expect(rupa.messages).toHaveLength(1);
});

test('an opening page gets the last fifty, a restart keeps them, and no number is given twice', async () => {
  for (let count = 0; count < HISTORY + 5; count += 1) {
    const page = await house.guest(`member-${count % 20}`);
    await page.say(`message ${count}`);
    page.socket.disconnect();
    house.now += 10_000;
  }
  const read = async () => (await house.guest('rupa')).welcome.messages.map(({ id }) => id);
  const last = Array.from({ length: HISTORY }, (_, at) => at + 6);
  expect(await read()).toEqual(last);
  await house.act('delete', { operator: 'mela', room: ROOM, id: '55' });
  await house.close();
  house = await RoomsHouse.open(house.file);
  expect(await read()).toEqual(last.slice(0, -1));
  expect(await (await house.guest('hasan')).say('next')).toEqual({ ok: true, id: 56 });
});

test.each([
  ['nothing', '   ', 'invalid_input'],
  ['invisible signs alone', '\u200b\u200d\u2060', 'invalid_input'],
  ['more than two hundred characters', 'ক'.repeat(201), 'too_long'],
  ['a link', 'look at bit.ly/abc', 'link'],
  ['an address without its protocol', 'mela-bonus.com is good', 'link'],
  ['the name of an account elsewhere', 'write to @cheap_chips', 'link'],
  ['a number', 'call 01712-345 678', 'number'],
  ['a number in Bengali digits', 'কল করুন ০১৭১২৩৪৫৬৭৮', 'number'],
  ['a number in Arabic digits', 'اتصل ٠١٧١٢٣٤٥٦٧٨', 'number'],
])('refuses %s', async (_case, text, error) => {
  const rupa = await house.guest('rupa');
  expect(await rupa.say(text)).toEqual({ ok: false, error });
});

test.each([
  ['what an idi0ot you are', 'what an *** you are'],
  ['I.d.i.o.t', '***'],
  ['তুমি একটা গাধা', 'তুমি একটা ***'],
  ['أنت غبي', 'أنت ***'],
  ['গাধার বাচ্চা আর idiotic are other words', 'গাধার বাচ্চা আর idiotic are other words'],
  ['17 and 23, then 8', '17 and 23, then 8'],
  ['one\nline\u202e only', 'one line only'],
])('%j is shown as %j', async (typed, shown) => {
  const rupa = await house.guest('rupa');
  await rupa.say(typed);
  await rupa.caughtUp();
  expect(rupa.messages.map(({ text }) => text)).toEqual([shown]);
});

test('who ignores an author is told so on every page, and can take it back', async () => {
  const [rupa, hasan] = [await house.guest('rupa'), await house.guest('hasan')];
  await hasan.say('hello');
  const { me: author } = hasan.welcome;
  const ignored = [{ author, name: 'h***' }];
  expect(await rupa.socket.emitWithAck('ignore', { author, on: true })).toEqual({ ok: true, ignored });
  expect((await house.guest('rupa')).welcome.ignored).toEqual(ignored);
  expect((await house.guest('hasan')).welcome.ignored).toEqual([]);
  expect(await rupa.socket.emitWithAck('ignore', { author, on: false })).toEqual({ ok: true, ignored: [] });
  for (const other of ['nobody', rupa.welcome.me])
    expect(await rupa.socket.emitWithAck('ignore', { author: other, on: true })).toEqual({
      ok: false,
      error: 'not_found',
    });
});

describe('an operator', () => {
  test('reads what was reported, once for each member, escaped, and deletes it for everybody', async () => {
    const [rupa, hasan] = [await house.guest('rupa'), await house.guest('hasan')];
    await hasan.say('<script>alert(1)</script>');
    const report = (page: typeof rupa) => page.socket.emitWithAck('report', { id: 1, reason: 'abuse' });
    for (const page of [rupa, rupa, hasan]) expect(await report(page)).toEqual({ ok: true });
    const page = await house.server.inject('/rooms?lang=en');
    expect(page.body.match(/data-report=/g)).toHaveLength(2);
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).not.toContain('<script');
    const gone = [rupa.next('room.deleted'), hasan.next('room.deleted')];
    const reply = await house.act('delete', { operator: 'mela', room: ROOM, id: '1', lang: 'bn' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/rooms?lang=bn']);
    expect(await Promise.all(gone)).toEqual([{ id: 1 }, { id: 1 }]);
    expect((await house.guest('mina')).welcome.messages).toEqual([]);
    expect((await house.server.inject('/rooms?lang=en')).body).not.toContain('data-report=');
  });

  test('mutes a member for a time, who is told, and reads on', async () => {
    const [rupa, hasan] = [await house.guest('rupa'), await house.guest('hasan')];
    const pushed = hasan.next('room.muted');
    const user = 'pseudonym-of-hasan';
    await house.act('mute', { operator: 'mela', room: ROOM, user, name: 'h***', minutes: '10' });
    expect(await pushed).toEqual({ forMs: 600_000 });
    expect(await hasan.say('why?')).toEqual({ ok: false, error: 'muted', retryMs: 600_000 });
    expect(await rupa.say('quiet now')).toMatchObject({ ok: true });
    await hasan.caughtUp();
    expect(hasan.messages).toHaveLength(1);
    house.now += 600_000;
    expect(await hasan.say('sorry')).toMatchObject({ ok: true });
  });

  test('takes a room offline: nobody writes or comes in, and the list says so', async () => {
    const rupa = await house.guest('rupa');
    const pushed = rupa.next('room.status');
    await house.act('state', { room: ROOM, state: 'offline' });
    expect((await pushed).state).toBe('offline');
    expect(await rupa.say('hello?')).toEqual({ ok: false, error: 'room_closed' });
    await expect(house.guest('hasan')).rejects.toThrow('room_closed');
    expect((await house.list()).json().rooms[0]).toMatchObject({ room_id: ROOM, state: 'offline' });
    await house.act('state', { room: ROOM, state: 'break' });
    expect(await rupa.say('back soon?')).toMatchObject({ ok: true });
  });

  test.each([
    ['state', { room: 'nowhere', state: 'live' }],
    ['mute', { operator: 'mela', room: ROOM, user: 'x', name: 'x', minutes: '0' }],
    ['delete', { operator: 'mela', room: ROOM, id: 'x' }],
    ['mode', { mode: 'unknown' }],
  ])('is refused what no button sends: %s %j', async (path, fields) => {
    expect((await house.act(path, fields as never)).statusCode).toBe(400);
  });
});

test('the list is for whoever signs, and nobody gets in while the provider is away', async () => {
  expect((await house.list()).json().rooms[0]).toEqual({
    room_id: ROOM,
    vendor: 'TABLE',
    game_code: 'lotus-table',
    names: { en: 'Lotus Hall', bn: 'শাপলা আসর', ar: 'قاعة اللوتس' },
    state: 'live',
    language: 'bn',
    viewers: 0,
  });
  expect((await house.list(`${ROOMS_SECRET} of somebody else`)).statusCode).toBe(403);
  await house.act('mode', { mode: 'away' });
  expect((await house.list()).statusCode).toBe(503);
  await expect(house.guest('rupa')).rejects.toThrow('unavailable');
});

test.each(['en', 'bn', 'ar'])('the page of the operators in %s has each room', async (lang) => {
  const { body } = await house.server.inject(`/rooms?lang=${lang}`);
  expect(body.match(/data-room=/g)).toHaveLength(4);
});
