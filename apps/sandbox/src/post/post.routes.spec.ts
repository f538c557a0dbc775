import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { testConfig } from '../config.fixture.js';
import { createServer } from '../server.js';
import type { messageJson } from './message.js';

const KEY = 'key of post';
const folder = mkdtempSync(join(tmpdir(), 'sandbox-post-'));
let server: FastifyInstance;
let address: string;

beforeAll(async () => {
  server = await createServer(testConfig({ dataDir: folder, smsKey: KEY }));
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => setMode('working'));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const setMode = (mode: string) => server.inject({ method: 'PUT', url: '/post/mode', payload: { mode } });

let numbers = 0;
function newNumber(): string {
  numbers += 1;
  return `+88017${String(numbers).padStart(8, '0')}`;
}

const order = (changes: object = {}) => ({
  to: newNumber(),
  text: 'Your code is 123456.',
  sender: 'Mela',
  reference: randomUUID(),
  domain: 'localhost',
  ...changes,
});

const send = (payload: object, key = KEY) =>
  server.inject({
    method: 'POST',
    url: '/post/sms/messages',
    headers: { authorization: `Bearer ${key}` },
    payload,
  });

type Listed = { messages: ReturnType<typeof messageJson>[] };

async function listed(query: Record<string, string>): Promise<Listed['messages']> {
  const reply = await server.inject(`/post/messages?${new URLSearchParams(query)}`);
  return reply.json<Listed>().messages;
}

test('an SMS is accepted once, however often its reference comes, and shown with its code', async () => {
  const sms = order();
  const first = await send(sms);
  expect([first.statusCode, first.json()]).toEqual([202, { id: expect.any(String), status: 'accepted' }]);
  expect((await send(sms)).json()).toEqual(first.json());
  const messages = await listed({ to: sms.to });
  expect(messages).toEqual([
    {
      id: first.json().id,
      kind: 'sms',
      to: sms.to,
      sender: 'Mela',
      subject: null,
      text: sms.text,
      code: '123456',
      links: [],
      at: expect.any(String),
    },
  ]);
});

test.each<[string, object, string?]>([
  ['invalid_number', { to: '01712345678' }],
  ['invalid_number', { to: '+0171234567' }],
  ['invalid_number', { to: '+880171234567890123' }],
  ['malformed', { text: '' }],
  ['malformed', { text: 'x'.repeat(481) }],
  ['malformed', { reference: '1' }],
  ['malformed', { sender: null }],
  ['malformed', { other: 1 }],
  ['malformed', { domain: undefined }],
])('400 %s for %j', async (error, changes) => {
  const reply = await send(order(changes));
  expect([reply.statusCode, reply.json()]).toEqual([400, { error, detail: expect.any(String) }]);
});

test('what is no JSON is malformed, and without the key nothing is read', async () => {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const post = { method: 'POST', url: '/post/sms/messages' } as const;
  const torn = await server.inject({ ...post, headers, payload: '{"to":' });
  expect([torn.statusCode, torn.json().error]).toEqual([400, 'malformed']);
  const stranger = await send(order({ to: 'x' }), 'another');
  expect([stranger.statusCode, stranger.json().error]).toEqual([401, 'unauthorised']);
  expect((await server.inject({ ...post, payload: order() })).statusCode).toBe(401);
});

test.each([
  ['quota_exhausted', 402],
  ['service_disabled', 403],
  ['unauthorised_domain', 403],
  ['too_many_requests', 429],
  ['unknown', 500],
])(
  'on demand %s is answered with %i, and a later try with the same reference succeeds',
  async (mode, status) => {
    const sms = order();
    await setMode(mode);
    const refused = await send(sms);
    expect([refused.statusCode, refused.json().error]).toEqual([status, mode]);
    expect(refused.headers['retry-after']).toBe(status === 429 ? '300' : undefined);
    expect((await server.inject('/post?lang=en')).body).toMatch(/Current mode: <span class="badge failed">/);
    await setMode('working');
    expect((await send(sms)).statusCode).toBe(202);
  },
);

test('silent: accepted, never delivered, not even when it is sent again', async () => {
  const sms = order();
  await setMode('silent');
  const first = await send(sms);
  expect(first.statusCode).toBe(202);
  await setMode('working');
  expect((await send(sms)).json()).toEqual(first.json());
  expect(await listed({ to: sms.to })).toEqual([]);
  expect((await server.inject(`/post/messages/${first.json().id}`)).statusCode).toBe(404);
});

test('whoever waits is answered by the next message, the newest last, or when the wait is over', async () => {
  const to = newNumber();
  const since = (await send(order({ to }))).json().id;
  expect(await listed({ to, since, wait: '1' })).toEqual([]);
  const waiting = fetch(`${address}/post/messages?${new URLSearchParams({ to, since, wait: '15000' })}`);
  await send(order());
  await send(order({ to, text: 'second' }));
  const { messages } = (await (await waiting).json()) as Listed;
  expect(messages.map(({ text }) => text)).toEqual(['second']);
  expect((await listed({ to })).map(({ text }) => text)).toEqual(['Your code is 123456.', 'second']);
  expect(await listed({ to: to.replace('+', ' ') })).toHaveLength(2);
});

test.each([
  '/post/messages?wait=15001',
  '/post/messages?wait=-1',
  '/post/messages?since=x',
  '/post/messages?other=1',
  '/post?lang=fr',
  '/post?to=1&to=2',
])('400 for %s', async (url) => {
  expect((await server.inject(url)).statusCode).toBe(400);
});

test.each([{ mode: 'broken' }, {}, [], { mode: 'silent', other: 1 }])('no mode: %j', async (payload) => {
  expect((await server.inject({ method: 'PUT', url: '/post/mode', payload })).statusCode).toBe(400);
});

test('the button sets the mode and comes back to the page', async () => {
  const reply = await server.inject({
    method: 'POST',
    url: '/post/mode',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'mode=silent&lang=en',
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/post?lang=en']);
  expect((await server.inject(reply.headers.location ?? '')).body).toContain('Current mode: Silent');
});

test.each(['en', 'bn'])(
  'the pages in %s: newest first, by recipient, nothing of a text is markup',
  async (lang) => {
    const to = newNumber();
    await send(order({ to, text: 'older <script>alert(1)</script> https://mela.example/a?b=1&c=2' }));
    const { id } = (await send(order({ to, text: 'newer 654321' }))).json();
    const page = (await server.inject(`/post?${new URLSearchParams({ lang, to: to.slice(2) })}`)).body;
    expect(page).toContain(`<html lang="${lang}"`);
    expect(page.indexOf('newer')).toBeLessThan(page.indexOf('older'));
    expect(page).toContain('<strong>654321</strong>');
    expect(page).toContain('href="https://mela.example/a?b=1&amp;c=2" rel="noreferrer"');
    expect(page).not.toMatch(/<script/);
    expect(page.match(/<li class="message"/g)).toHaveLength(2);
    const alone = (await server.inject(`/post/messages/${id}?lang=${lang}`)).body;
    expect(alone).toContain('<strong>654321</strong>');
    expect((await server.inject('/post/messages/0')).statusCode).toBe(404);
  },
);

test('the end of the sandbox does not wait for whoever waits for a message', async () => {
  const other = await createServer(testConfig({ dataDir: join(folder, 'other') }));
  const origin = await other.listen({ host: '127.0.0.1', port: 0 });
  const arrived = once(other.server, 'request');
  const waiting = fetch(`${origin}/post/messages?wait=15000`);
  await arrived;
  await other.close();
  expect(await (await waiting).json()).toEqual({ messages: [] });
}, 10_000);
