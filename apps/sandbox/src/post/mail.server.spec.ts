import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { MailServer } from './mail.server.js';
import { PostService } from './post.service.js';
import { PostStore } from './post.store.js';

const user = { id: 'mela', secret: 'a password' };
const folder = mkdtempSync(join(tmpdir(), 'sandbox-mail-'));
const post = new PostService(new PostStore(join(folder, 'post.jsonl')));
const host = '127.0.0.1';
const server = new MailServer(post, { host, port: 0, user, onError: () => undefined });

beforeAll(() => server.listen());
afterEach(() => {
  post.mode = 'working';
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function send(mail: SendMailOptions, auth = { user: user.id, pass: user.secret }) {
  const transport = createTransport({ host, port: server.port, auth });
  try {
    return await transport.sendMail({ from: 'Mela <no-reply@mela.example>', ...mail });
  } finally {
    transport.close();
  }
}

test('a mail arrives for each recipient: its text part, its links, its code', async () => {
  await send({
    to: ['rahim@mail.example', 'karim@mail.example'],
    subject: 'আপনার কোড',
    text: 'কোড 482913, অথবা http://localhost:3000/reset?token=abc',
    html: '<p><script>alert(1)</script>482913</p>',
  });
  expect(post.messages({ to: 'Rahim@mail.example', since: 0 })).toMatchObject([
    {
      kind: 'mail',
      sender: 'no-reply@mela.example',
      subject: 'আপনার কোড',
      text: expect.stringMatching(/^কোড 482913, অথবা http:\S+abc\s*$/),
    },
  ]);
  expect(post.messages({ to: 'karim@mail.example', since: 0 })).toHaveLength(1);
});

test('a mail of HTML alone has no text', async () => {
  await send({ to: 'html@mail.example', html: '<b>123456</b>' });
  expect(post.messages({ to: 'html@mail.example', since: 0 })).toMatchObject([{ text: '' }]);
});

test.each([
  ['another password', { user: user.id, pass: 'x' }],
  ['another user', { user: 'x', pass: user.secret }],
])('%s is refused', async (_name, auth) => {
  await expect(send({ to: 'a@mail.example', text: 'x' }, auth)).rejects.toMatchObject({ responseCode: 535 });
});

test('nobody sends without a log-in', async () => {
  const transport = createTransport({ host, port: server.port });
  const mail = { from: 'a@b.example', to: 'a@mail.example', text: 'x' };
  await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 530 });
  transport.close();
});

test('more than 200 kB is refused, told beforehand or not', async () => {
  const text = 'x'.repeat(210_000);
  await expect(send({ to: 'big@mail.example', text })).rejects.toMatchObject({ responseCode: 552 });
  expect(post.messages({ to: 'big@mail.example', since: 0 })).toEqual([]);
});

test('on demand: refused for now, or swallowed', async () => {
  post.mode = 'mail_refused';
  await expect(send({ to: 'a@mail.example', text: 'x' })).rejects.toMatchObject({ responseCode: 451 });
  post.mode = 'silent';
  await send({ to: 'a@mail.example', text: 'x' });
  post.mode = 'quota_exhausted';
  await send({ to: 'a@mail.example', text: 'about SMS alone' });
  expect(post.messages({ to: 'a@mail.example', since: 0 }).map(({ text }) => text.trim())).toEqual([
    'about SMS alone',
  ]);
});

test('a port that is taken is an error, not silence', async () => {
  const second = new MailServer(post, { host, port: server.port, user, onError: () => undefined });
  await expect(second.listen()).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
