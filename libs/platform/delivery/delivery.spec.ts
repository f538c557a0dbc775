import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { loadConfig } from '../config/config.js';
import { startTestInbox, type TestInbox } from '../testing/inbox.fixture.js';
import { HttpSms } from './http-sms.js';
import { SMS_FAILURE_REASONS, type SmsFailure } from './sms-port.js';
import { SmtpMail } from './smtp-mail.js';

const FROM = { merchantCode: 'mela', name: 'Mela', domain: 'mela.example' };
const NUMBER = '+8801712345678';
const sms = (changes: object = {}) => ({
  to: NUMBER,
  text: 'স্বাগতম 123456',
  from: FROM,
  reference: randomUUID(),
  ...changes,
});

let post: TestInbox;
const config = (changes: Record<string, string> = {}) =>
  loadConfig({ DATABASE_URL: 'postgres://localhost/none', ...post.env, ...changes });
const urlOf = (server: net.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const faultOf = (sending: Promise<void>) =>
  sending.then(() => 'sent').catch((error: SmsFailure) => error.fault);

beforeAll(async () => {
  post = await startTestInbox();
});
afterEach(() => {
  post.refusal = null;
  post.sms.length = 0;
  post.mails.length = 0;
});
afterAll(() => post.close());

describe('SMS', () => {
  test('delivers a message unchanged, once per reference', async () => {
    const port = new HttpSms(config());
    const message = sms();
    await port.send(message);
    await port.send(message);
    const { from, ...sent } = message;
    expect(post.sms).toEqual([{ ...sent, sender: from.name, domain: from.domain }]);
  });

  test.each(SMS_FAILURE_REASONS)('reports the failure %s by its name', async (fault) => {
    post.refusal = fault;
    expect(await faultOf(new HttpSms(config()).send(sms()))).toBe(fault);
    expect(post.sms).toEqual([]);
  });

  test("uses the brand's own contract where it has one", async () => {
    const port = new HttpSms(config({ SMS_KEY: 'another', SMS_KEY__MELA: post.env.SMS_KEY }));
    await port.send(sms());
    expect(await faultOf(port.send(sms({ from: { ...FROM, merchantCode: 'other' } })))).toBe('unauthorised');
    expect(post.sms).toHaveLength(1);
  });

  test('reports a wrong key as a failure', async () => {
    expect(await faultOf(new HttpSms(config({ SMS_KEY: 'another' })).send(sms()))).toBe('unauthorised');
  });

  test('reports an unreachable service and a nonsensical answer as unknown', async () => {
    const nonsense = http.createServer((_request, reply) => void reply.writeHead(500).end('{'));
    await once(nonsense.listen(0, '127.0.0.1'), 'listening');
    expect(await faultOf(new HttpSms(config({ SMS_URL: urlOf(nonsense) })).send(sms()))).toBe('unknown');
    nonsense.closeAllConnections();
    nonsense.close();
    expect(await faultOf(new HttpSms(config({ SMS_URL: 'http://127.0.0.1:9' })).send(sms()))).toBe('unknown');
  });

  test('retries after a broken connection, and delivers the message once', async () => {
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
  const mail = {
    from: FROM,
    to: 'rupali@example.com',
    subject: 'পাসওয়ার্ড',
    text: 'লিংক: https://mela.example/x',
  };

  test("come from the installation's address", async () => {
    const port = new SmtpMail(config({ MAIL_FROM: 'Mela <post@mela.example>' }));
    await port.send({ ...mail, html: '<p>x</p>' });
    expect(post.mails).toMatchObject([
      { ...mail, text: `${mail.text}\n`, html: '<p>x</p>\n', from: 'post@mela.example' },
    ]);
    port.onModuleDestroy();
  });

  test('come from the brand where the installation names no address, and go by its own server', async () => {
    const port = new SmtpMail(config({ SMTP_URL: 'smtp://127.0.0.1:9', SMTP_URL__MELA: post.env.SMTP_URL }));
    await port.send(mail);
    expect(post.mails).toMatchObject([{ to: mail.to, from: 'no-reply@mela.example' }]);
    port.onModuleDestroy();
  });

  test.each(['a@example.com, b@example.com', 'x@example.com\r\nBcc: y@example.com', 'no address'])(
    'reach nobody else if the recipient is not one address (%j)',
    async (to) => {
      const port = new SmtpMail(config());
      await port.send({ ...mail, to }).catch(() => undefined);
      expect(post.mails.map((each) => each.to)).not.toContain('b@example.com');
      expect(post.mails.map((each) => each.to)).not.toContain('y@example.com');
      expect(post.mails.length).toBeLessThan(2);
      port.onModuleDestroy();
    },
  );

  test('fail when the server rejects them, the password is wrong or the server is unreachable', async () => {
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
