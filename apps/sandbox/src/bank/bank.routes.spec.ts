import type { FastifyInstance } from 'fastify';
import { testConfig } from '../config.fixture.js';
import { createServer } from '../server.js';
import { sign } from '../web/signature.js';
import {
  type FakePortal,
  linkParameters,
  payAddress,
  SECRET,
  scratchFolder,
  startPortal,
} from './bank.fixture.js';

const folder = scratchFolder();
let portal: FakePortal;
let server: FastifyInstance;

beforeAll(async () => {
  portal = await startPortal();
  server = await createServer(
    testConfig({ portalUrl: portal.url, dataDir: folder.path, bankSecret: SECRET }),
  );
});
afterAll(async () => {
  await server.close();
  await portal.close();
  folder.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

async function open(changes: Record<string, string> = {}) {
  const parameters = linkParameters(changes);
  const page = await get(payAddress(parameters));
  const known = (await get(`/bank/payments?reference=${parameters['reference']}`)).json();
  return { page, parameters, id: String(known.payment?.payment_id) };
}

const act = (id: string, action: string, payload: object = {}) =>
  server.inject({
    method: 'POST',
    url: `/bank/payments/${id}/${action}`,
    headers: { accept: 'application/json' },
    payload,
  });

test('the first opening makes the payment and tells the portal; the next shows the same', async () => {
  const { page, parameters, id } = await open();
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('৳500.00');
  expect(page.body).toContain('href="http://localhost:3000/deposit"');
  const again = await get(payAddress(parameters));
  expect(again.body).toContain(id);
  const events = portal.received.filter(({ body }) => body['reference'] === parameters['reference']);
  expect(events.map(({ body }) => body['type'])).toEqual(['payment.pending']);
});

test('pay: 303 for a form, the big word on the page, one paid notice however often it is pressed', async () => {
  const { id, parameters } = await open();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = { method: 'POST', url: `/bank/payments/${id}/pay`, headers, payload: 'lang=en' } as const;
  const reply = await server.inject(form);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/bank/payments/${id}?lang=en`]);
  await server.inject(form);
  const page = await get(`/bank/payments/${id}?lang=en`);
  expect(page.body).toContain('Paid. You can close this page.');
  const known = (await get(`/bank/payments?reference=${parameters['reference']}`)).json();
  expect(known.payment.state).toBe('paid');
  expect(known.deliveries.map((one: { type: string; status: number }) => [one.type, one.status])).toEqual([
    ['payment.pending', 200],
    ['payment.paid', 200],
  ]);
});

test('a failed payment can still be paid, a paid one not fail', async () => {
  const { id } = await open();
  expect((await act(id, 'fail')).json().payment.state).toBe('failed');
  expect((await get(`/bank/payments/${id}?lang=en`)).body).toContain(`/bank/payments/${id}/pay"`);
  expect((await act(id, 'pay')).json().payment.state).toBe('paid');
  const refused = await act(id, 'fail');
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'not_offered']);
});

test('an expired link says so and still offers the late payment alone', async () => {
  const { page, id } = await open({ expires: String(Math.floor(Date.now() / 1000) - 1) });
  expect(page.statusCode).toBe(410);
  expect(page.body).toContain(`/bank/payments/${id}/late"`);
  expect(page.body).not.toContain(`/bank/payments/${id}/pay"`);
  expect((await act(id, 'pay')).statusCode).toBe(409);
  const late = (await act(id, 'late', { delay: 600 })).json();
  expect(late.payment.state).toBe('paid');
  expect(late.events[1]).toMatchObject({ type: 'payment.paid', state: 'waiting' });
  expect(Date.parse(late.events[1].due_at) - Date.now()).toBeGreaterThan(590_000);
});

test('the same reference with another amount is refused', async () => {
  const { parameters } = await open();
  expect((await get(payAddress({ ...parameters, amount: '5000.00' }))).statusCode).toBe(409);
});

test.each<[string, () => string, number]>([
  ['another secret', () => payAddress(linkParameters(), 'other'), 403],
  ['a changed amount', () => payAddress().replace('500.00', '1.00'), 403],
  ['no signature', () => payAddress().replace(/&signature=.*/, ''), 400],
  ['a parameter after the signature', () => `${payAddress()}&x=1`, 400],
  ['a parameter given twice', () => `/bank/pay?amount=1.00&${payAddress().slice(10)}`, 400],
  ['an amount of nothing', () => payAddress(linkParameters({ amount: '0.00' })), 400],
  ['a negative amount', () => payAddress(linkParameters({ amount: '-5' })), 400],
  ['full-width digits', () => payAddress(linkParameters({ amount: '５００' })), 400],
  ['a reference that is no uuid', () => payAddress(linkParameters({ reference: "'" })), 400],
  ['a language that is no tag', () => payAddress(linkParameters({ lang: 'f_r' })), 400],
  ['a broken escape', () => '/bank/pay?operator=%E0%A4%A', 400],
])('the page refuses %s', async (_name, address, status) => {
  const reply = await get(address());
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toContain('text/html');
});

test('a foreign way back is not offered, and nothing of it is markup', async () => {
  const { page } = await open({ return_url: 'http://evil.example/"><script>alert(1)</script>' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/evil\.example|<script/);
});

test.each([
  [{ delay: -1 }],
  [{ delay: 3601 }],
  [{ delay: 1.5 }],
  [{ delay: '２０' }],
  [{ delay: '' }],
  [{ delay: null }],
  [{ lang: 'fr' }],
  [{ other: 1 }],
  [[]],
])('an action refuses the body %j', async (body) => {
  const { id } = await open();
  expect((await act(id, 'late', body)).statusCode).toBe(400);
  expect((await get(`/bank/payments/${id}`, { accept: 'application/json' })).json().payment.state).toBe(
    'pending',
  );
});

test.each([
  ['POST', '/bank/payments/pay_unknown/pay', 404],
  ['POST', '/bank/payments/pay_unknown/refund', 400],
  ['GET', '/bank/payments/pay_unknown', 404],
  ['GET', '/bank/payments/__proto__', 404],
  ['GET', '/bank/payments?reference=1', 400],
  ['GET', '/bank/payments?reference=00000000-0000-0000-0000-000000000000', 404],
  ['GET', '/%ff', 400],
  ['GET', '/nothing', 404],
] as const)('%s %s answers %i', async (method, url, status) => {
  expect((await server.inject({ method, url })).statusCode).toBe(status);
  const json = await server.inject({ method, url, headers: { accept: 'application/json' } });
  expect(Object.keys(json.json()).sort()).toEqual(['detail', 'error']);
});

describe('transactions', () => {
  const from = new Date(Date.now() - 60_000).toISOString();
  const to = new Date(Date.now() + 60_000).toISOString();
  const path = `/bank/transactions?from=${from}&to=${to}`;

  function signed(url: string, operator = 'mela', age = 0, secret = SECRET) {
    const timestamp = String(Math.floor(Date.now() / 1000) - age);
    const signature = sign(secret, { timestamp, method: 'GET', path: url, operator, body: '' });
    return get(url, {
      accept: 'application/json',
      'x-operator-id': operator,
      'x-timestamp': timestamp,
      'x-signature': signature,
    });
  }

  test("lists one operator's payments of a period", async () => {
    const { id } = await open();
    const ids = (reply: Awaited<ReturnType<typeof signed>>) =>
      reply.json().transactions.map((one: { payment_id: string }) => one.payment_id);
    expect(ids(await signed(path))).toContain(id);
    expect(ids(await signed(path, 'other'))).toEqual([]);
    expect(ids(await signed(`/bank/transactions?from=2020-01-01T00:00:00Z&to=${from}`))).toEqual([]);
  });

  test('refuses what is not signed, signed otherwise or stale, and a malformed period', async () => {
    expect((await get(path)).statusCode).toBe(403);
    expect((await signed(path, 'mela', 0, 'other')).statusCode).toBe(403);
    expect((await signed(path, 'mela', 301)).statusCode).toBe(403);
    expect((await signed('/bank/transactions?from=yesterday&to=today')).statusCode).toBe(400);
    expect((await signed(`/bank/transactions?from=${to}&to=${from}`)).statusCode).toBe(400);
  });
});

test('every reply is under the same strict policy', async () => {
  const { page } = await open();
  for (const reply of [
    page,
    await get('/'),
    await get('/nothing'),
    await get('/%ff'),
    await get('/assets/sandbox.css'),
  ]) {
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  }
  for (const language of ['bn', 'en'])
    expect((await get(`/?lang=${language}`)).body).toContain(`<html lang="${language}"`);
});

describe('what a merchant cannot match', () => {
  const bodies = (reference: string | undefined) =>
    portal.received.map(({ body }) => body).filter((body) => body['reference'] === reference);
  const paid = (reference: string | undefined) =>
    bodies(reference).filter((body) => body['type'] === 'payment.paid');

  test('pay twice: two payments of one reference, under numbers of their own', async () => {
    const { id, parameters } = await open();
    expect((await act(id, 'pay-twice')).json().payment.state).toBe('paid');
    const [first, second, ...more] = paid(parameters['reference']);
    expect([first?.['payment_id'], first?.['amount'], second?.['amount'], more.length]).toEqual([
      id,
      '500.00',
      '500.00',
      0,
    ]);
    expect(second?.['payment_id']).toMatch(/^pay_/);
    expect(second?.['payment_id']).not.toBe(id);
    expect(second?.['event_id']).not.toBe(first?.['event_id']);
  });

  test('an unknown reference: the payment itself is as it was', async () => {
    const { id, parameters } = await open();
    const before = portal.received.length;
    expect((await act(id, 'unknown-reference')).json().payment.state).toBe('pending');
    expect(paid(parameters['reference'])).toEqual([]);
    const [told] = portal.received.slice(before);
    expect(told?.body).toMatchObject({ type: 'payment.paid', amount: '500.00' });
    expect(told?.body['payment_id']).not.toBe(id);
  });

  test('other content: only of an event that was told before', async () => {
    const { id, parameters } = await open();
    expect((await act(id, 'other-body')).statusCode).toBe(409);
    await act(id, 'pay');
    await act(id, 'other-body');
    const [first, second] = paid(parameters['reference']);
    expect(second?.['event_id']).toBe(first?.['event_id']);
    expect([first?.['amount'], second?.['amount']]).toEqual(['500.00', '250.00']);
  });
});
