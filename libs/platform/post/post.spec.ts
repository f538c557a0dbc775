import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { loadConfig } from '../config/config.js';
import { startTestPost, type TestPost } from '../testing/post.fixture.js';
import { HttpSms } from './http-sms.js';
import { SMS_FAULTS, type SmsFailure } from './sms-port.js';
import { SmtpMail } from './smtp-mail.js';

const NUMBER = '+8801712345678';
const sms = (changes: object = {}) => ({
  to: NUMBER,
  text: 'স্বাগতম 123456',
  sender: 'Mela',
  reference: randomUUID(),
  domain: 'mela.example',
  ...changes,
});

let post: TestPost;
const config = (changes: Record<string, string> = {}) =>
  loadConfig({ DATABASE_URL: 'postgres://localhost/none', ...post.env, ...changes });
const urlOf = (server: net.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const faultOf = (sending: Promise<void>) =>
  sending.then(() => 'sent').catch((error: SmsFailure) => error.fault);

beforeAll(async () => {
  post = await startTestPost();
});
afterEach(() => {
  post.refusal = null;
  post.sms.length = 0;
  post.mails.length = 0;
});
afterAll(() => post.close());

describe('SMS', () => {
  test('arrive as they were handed over, once under one reference', async () => {
    const port = new HttpSms(config());
    const message = sms();
    await port.send(message);
    await port.send(message);
    expect(post.sms).toEqual([message]);
  });

  test.each(SMS_FAULTS)('the refusal %s is told by its name', async (fault) => {
    post.refusal = fault;
    expect(await faultOf(new HttpSms(config()).send(sms()))).toBe(fault);
    expect(post.sms).toEqual([]);
  });

  test('a wrong key is one of them', async () => {
    expect(await faultOf(new HttpSms(config({ SMS_KEY: 'another' })).send(sms()))).toBe('unauthorised');
  });

  test('a service that is not there, or answers with nonsense, is an unknown fault', async () => {
    const nonsense = http.createServer((_request, reply) => void reply.writeHead(500).end('{'));
    await once(nonsense.listen(0, '127.0.0.1'), 'listening');
    expect(await faultOf(new HttpSms(config({ SMS_URL: urlOf(nonsense) })).send(sms()))).toBe('unknown');
    nonsense.closeAllConnections();
    nonsense.close();
    expect(await faultOf(new HttpSms(config({ SMS_URL: 'http://127.0.0.1:9' })).send(sms()))).toBe('unknown');
  });

  test('a connection that breaks is tried again, and the message arrives once', async () => {
    let broken = 0;
    const target = Number(new URL(post.env.SMS_URL).port);
    const line = net.createServer((near) => {
      if (broken++ === 0) return void near.destroy();
      const far = net.connect(target, '127.0.0.1');
      return void near.pipe(far).pipe(near);
    });
    await once(line.listen(0, '127.0.0.1'), 'listening');
    await new HttpSms(config({ SMS_URL: urlOf(line) })).send(sms());
    expect([broken, post.sms.length]).toEqual([2, 1]);
    line.close();
  });
});

describe('mails', () => {
  const mail = { to: 'rupali@example.com', subject: 'পাসওয়ার্ড', text: 'লিংক: https://mela.example/x' };

  test('arrive from the address of the installation', async () => {
    const port = new SmtpMail(config({ MAIL_FROM: 'Mela <post@mela.example>' }));
    await port.send({ ...mail, html: '<p>x</p>' });
    expect(post.mails).toMatchObject([
      { ...mail, text: `${mail.text}\n`, html: '<p>x</p>\n', from: 'post@mela.example' },
    ]);
    port.onModuleDestroy();
  });

  test.each(['a@example.com, b@example.com', 'x@example.com\r\nBcc: y@example.com', 'no address'])(
    'a recipient that is not one address (%j) brings nobody else in',
    async (to) => {
      const port = new SmtpMail(config());
      await port.send({ ...mail, to }).catch(() => undefined);
      expect(post.mails.map((each) => each.to)).not.toContain('b@example.com');
      expect(post.mails.map((each) => each.to)).not.toContain('y@example.com');
      expect(post.mails.length).toBeLessThan(2);
      port.onModuleDestroy();
    },
  );

  test('a refusal, a wrong password and a server that is not there are failures', async () => {
    post.refusal = 'unknown';
    await expect(new SmtpMail(config()).send(mail)).rejects.toThrow('mail not sent');
    const wrong = post.env.SMTP_URL.replace('the-key', 'no-key');
    await expect(new SmtpMail(config({ SMTP_URL: wrong })).send(mail)).rejects.toThrow('mail not sent');
    await expect(new SmtpMail(config({ SMTP_URL: 'smtp://127.0.0.1:9' })).send(mail)).rejects.toThrow(
      'mail not sent',
    );
    expect(post.mails).toEqual([]);
  });
});
