import { randomUUID } from 'node:crypto';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';

const MINUTE = 60_000;

const { db, api, worker } = setUpTestApi({ worker: true });
let member: Registered;
let reference: string;

beforeEach(async () => {
  member = await api.client.register();
  reference = (await api.client.deposit(member.token, '500.00')).id;
});

type Report = Parameters<TestApi['client']['bankReport']>[1];
const report = (changes: Partial<Report> = {}, secret = TEST_BANK_SECRET): Promise<Reply> =>
  api.client.bankReport(secret, { reference, amount: '500.00', ...changes });
const outcome = ({ status, text, body }: Reply) => `${status} ${body.message ?? text}`;
const balance = async () =>
  ((await api.client.get('/wps/v2/wallets/balance', member.token)).body.value as { balance: string }).balance;
const deposit = async (id = reference) =>
  (await api.client.get(`/wps/cashier/deposits/${id}`, member.token)).body.value;
const credits = async () =>
  (await db.query('select 1 from ledger.transaction where reference = $1', [reference])).length;

test('credits a payment, and returns its timeline', async () => {
  expect(outcome(await report({ type: 'payment.pending' }))).toBe('200 ok');
  expect(outcome(await report())).toBe('200 ok');
  expect(await balance()).toBe('500.00');
  expect(await deposit()).toMatchObject({
    status: 'paid',
    underReview: false,
    payUrl: null,
    timeline: [
      { status: 'created', by: 'member' },
      { status: 'pending', by: 'system' },
      { status: 'paid', by: 'system' },
    ],
  });
});

test('ignores unknown fields of a report, and does not store them', async () => {
  const added = {
    channel: 'app',
    note: 'a\u0000\ud800',
    fees: [{ kind: 'x' }],
    status: 'failed',
    outcome: 'x',
  };
  expect(outcome(await report({ added }))).toBe('200 ok');
  expect(await balance()).toBe('500.00');
  const [kept] = await db.query<{ body: object }>(
    `select body from cashier.provider_event where body->>'reference' = $1`,
    [reference],
  );
  expect(Object.keys(kept?.body ?? {}).filter((name) => name in added)).toEqual([]);
});

describe('refuses a report:', () => {
  const now = Math.floor(Date.now() / 1000);
  test.each<[string, () => Promise<Reply>]>([
    ['a wrong secret', () => report({}, 'another secret')],
    ['an old one', () => report({ timestamp: now - 400 })],
    ['one from the future', () => report({ timestamp: now + 400 })],
  ])('%s', async (_, send) => {
    expect(outcome(await send())).toBe('401 error_signature_invalid');
    expect(await deposit()).toMatchObject({ status: 'created' });
  });

  test('another body, path, operator, time or method under a valid signature', async () => {
    const path = '/wps/cashier/webhooks/bank';
    const body = {
      event_id: randomUUID(),
      type: 'payment.paid',
      payment_id: 'x',
      reference,
      amount: '500.00',
      currency: 'BDT',
      occurred_at: new Date().toISOString(),
    };
    const { sign } = await import('#libs/platform/crypto/signature');
    const good = {
      'x-timestamp': String(now),
      'x-operator-id': 'mela',
      'x-signature': sign(TEST_BANK_SECRET, now, 'POST', path, 'mela', JSON.stringify(body)),
    };
    const send = async (changes: Record<string, string>, sent: object = body, to = path) =>
      outcome(await api.client.send('POST', to, JSON.stringify(sent), { headers: { ...good, ...changes } }));
    const refused = '401 error_signature_invalid';
    expect(await send({}, { ...body, type: 'payment.failed' })).toBe(refused);
    expect(await send({}, body, `${path}?x=1`)).toBe(refused);
    expect(await send({ 'x-operator-id': 'other' })).toBe(refused);
    expect(await send({ 'x-timestamp': String(now + 1) })).toBe(refused);
    expect(await send({ 'x-timestamp': `${now}.0` })).toBe(refused);
    expect(await send({ 'x-timestamp': `0${now}` })).toBe(refused);
    expect(await send({ 'x-signature': good['x-signature'].toUpperCase() })).toBe(refused);
    expect(await send({ 'x-signature': '' })).toBe(refused);
    expect(await send({ 'x-signature': 'v1=' })).toBe(refused);
    const foreign = sign(TEST_BANK_SECRET, now, 'POST', path, 'other', JSON.stringify(body));
    expect(await send({ 'x-operator-id': 'other', 'x-signature': foreign })).toBe('404 error_not_found');
    expect(await send({})).toBe('200 ok');
  });
});

test('answers 404 to an unknown deposit and an unknown provider', async () => {
  for (const type of ['payment.pending', 'payment.failed'] as const)
    expect(outcome(await report({ reference: randomUUID(), type }))).toBe('404 error_not_found');
  const unknown = await api.client.send('POST', '/wps/cashier/webhooks/other', {
    event_id: randomUUID(),
    type: 'payment.paid',
    payment_id: 'x',
    reference,
    amount: '500.00',
    currency: 'BDT',
    occurred_at: 'now',
  });
  expect(outcome(unknown)).toBe('404 error_not_found');
});

test('applies an event that named a deposit too early when it is repeated', async () => {
  const eventId = randomUUID();
  expect((await report({ eventId, reference: randomUUID(), type: 'payment.pending' })).status).toBe(404);
  expect(outcome(await report({ eventId }))).toBe('200 ok');
  expect(await balance()).toBe('500.00');
});

test('credits once for ten concurrent copies of an event', async () => {
  const eventId = randomUUID();
  const replies = await Promise.all(Array.from({ length: 10 }, () => report({ eventId })));
  expect(replies.map(outcome)).toEqual(Array(10).fill('200 ok'));
  expect([await balance(), await credits()]).toEqual(['500.00', 1]);
});

test('credits once for ten concurrent events of a payment', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => report()));
  expect(replies.map(outcome)).toEqual(Array(10).fill('200 ok'));
  expect([await balance(), await credits()]).toEqual(['500.00', 1]);
});

test.each([
  ['another amount', { amount: '50.00' }],
  ['a larger amount', { amount: '5000.00' }],
  ['the amount with fewer digits', { amount: '500' }],
  ['another currency', { currency: 'USD' }],
])('%s goes to an operator and is not credited', async (_, changes) => {
  expect(outcome(await report(changes))).toBe('200 ok');
  expect(await balance()).toBe('0.00');
  expect(await deposit()).toMatchObject({ status: 'created', underReview: true, payUrl: null });
  const acts = await db.query(
    `select actor, action from platform.audit where subject = $1 and action = 'deposit.review-asked'`,
    [`deposit ${reference}`],
  );
  expect(acts).toEqual([{ actor: 'provider bank', action: 'deposit.review-asked' }]);
});

test('changes nothing for the member if another amount follows the right one', async () => {
  await report();
  await report({ amount: '50.00' });
  expect(await balance()).toBe('500.00');
  expect(await deposit()).toMatchObject({ status: 'paid', underReview: false });
});

describe('posts a payment that cannot be credited to suspense once:', () => {
  /** The unmatched payments with this reference, and the minor units in suspense and bank for them. */
  const waiting = (named: string) =>
    db.query<{ reason: string; status: string; posted: Record<string, number> }>(
      `select u.reason, u.status, (select jsonb_object_agg(a.kind, p.amount) from ledger.transaction t
         join ledger.posting p on p.transaction = t.id join ledger.account a on a.id = p.account
         where t.reference = u.id::text) as posted
       from cashier.unmatched_payment u where u.reference = $1 order by u.received_at`,
      [named],
    );
  const alerts = () =>
    db.query<{ kind: string; body: unknown }>(
      `select kind, body from cashier.payment_alert where body->>'reference' = $1 order by id`,
      [reference],
    );
  const kept = (reason: string, amount: number) => ({
    reason,
    status: 'open',
    posted: { bank: -amount, suspense: amount },
  });

  test('under an unknown reference', async () => {
    const [stranger, eventId] = [randomUUID(), randomUUID()];
    const replies = await Promise.all([1, 2, 3].map(() => report({ reference: stranger, eventId })));
    expect(replies.map(outcome)).toEqual(Array(3).fill('200 ok'));
    expect(await waiting(stranger)).toEqual([kept('unknown-reference', 50_000)]);
  });

  test('a second one on a paid deposit, by its number or another one', async () => {
    await report();
    const [again, second] = [randomUUID(), randomUUID()];
    await Promise.all([1, 2].map(() => report({ eventId: again })));
    await Promise.all([1, 2].map(() => report({ eventId: second, paymentId: 'another' })));
    expect(await waiting(reference)).toEqual([
      kept('same-payment-again', 50_000),
      kept('second-payment', 50_000),
    ]);
    expect([await balance(), await credits()]).toEqual(['500.00', 1]);
  });

  test('another amount, before the right one and after it', async () => {
    await report({ amount: '50.00' });
    await report();
    await report({ amount: '70.00' });
    expect(await waiting(reference)).toEqual([kept('other-amount', 5000), kept('other-amount', 7000)]);
    expect(await balance()).toBe('500.00');
  });

  test('at the same time as the one that is credited', async () => {
    const replies = await Promise.all([1, 2, 3].map((no) => report({ paymentId: `pay-${no}` })));
    expect(replies.map(outcome)).toEqual(Array(3).fill('200 ok'));
    expect(await waiting(reference)).toEqual(Array(2).fill(kept('second-payment', 50_000)));
    expect([await balance(), await credits()]).toEqual(['500.00', 1]);
  });

  test('but another body under a known event moves nothing, and is an alert for each body', async () => {
    const eventId = randomUUID();
    await report({ eventId });
    for (const amount of ['50.00', '50.00', '70.00'])
      expect(outcome(await report({ eventId, amount }))).toBe('200 ok');
    expect(await alerts()).toMatchObject([
      { kind: 'other-body', body: { event_id: eventId, amount: '50.00' } },
      { kind: 'other-body', body: { event_id: eventId, amount: '70.00' } },
    ]);
    expect(await waiting(reference)).toEqual([]);
    expect([await balance(), await credits()]).toEqual(['500.00', 1]);
  });

  test.each([
    ['no amount', { amount: 'much' }],
    ['nothing', { amount: '0.00' }],
    ['a currency that nobody has', { currency: 'XXX' }],
  ])('and %s cannot be posted, and is an alert', async (_, changes) => {
    expect(outcome(await report(changes))).toBe('200 ok');
    expect(await alerts()).toMatchObject([{ kind: 'unreadable-amount', body: changes }]);
    expect(await waiting(reference)).toEqual([]);
    expect(await deposit()).toMatchObject({ status: 'created', underReview: true });
  });
});

test('credits the right amount after another one, and shows the deposit as paid', async () => {
  await report({ amount: '50.00' });
  expect(await deposit()).toMatchObject({ underReview: true });
  await report();
  expect(await balance()).toBe('500.00');
  expect(await deposit()).toMatchObject({ status: 'paid', underReview: false });
});

test('gives the page of a failed payment until its link ends', async () => {
  await report({ type: 'payment.failed' });
  expect(await deposit()).toMatchObject({ status: 'failed', payUrl: expect.stringContaining('/pay?') });
  await db.query(`update cashier.deposit set expires_at = now() - interval '1 minute' where id = $1`, [
    reference,
  ]);
  expect(await deposit()).toMatchObject({ status: 'failed', payUrl: null });
});

test('credits a failed payment that is paid later, once', async () => {
  await report({ type: 'payment.failed' });
  expect(await deposit()).toMatchObject({ status: 'failed' });
  await report({ type: 'payment.pending' });
  expect(await deposit()).toMatchObject({ status: 'failed' });
  await report();
  await report();
  await report({ type: 'payment.failed' });
  expect(await deposit()).toMatchObject({ status: 'paid' });
  expect([await balance(), await credits()]).toEqual(['500.00', 1]);
});

test('expires an unpaid order, and credits a late payment', async () => {
  const before = api.client.socket(member.token);
  const { seq } = await before.ready;
  before.close();
  await api.advance(31 * MINUTE);
  member = await api.client.login(member.account); // the session has idled out meanwhile
  const socket = api.client.socket(member.token, seq);
  const failed = await socket.waitFor('deposit.failed');
  expect(failed.data).toMatchObject({ id: reference, status: 'expired' });
  socket.close();
  expect(await deposit()).toMatchObject({ status: 'expired' });
  expect(outcome(await report())).toBe('200 ok');
  expect([await balance(), (await deposit()) as object]).toMatchObject(['500.00', { status: 'paid' }]);
});

test('shows a deposit only to its member', async () => {
  const stranger = await api.client.register();
  const foreign = await api.client.get(`/wps/cashier/deposits/${reference}`, stranger.token);
  const nobody = await api.client.get(`/wps/cashier/deposits/${randomUUID()}`, stranger.token);
  expect([foreign.status, foreign.text]).toEqual([404, nobody.text]);
  const list = (await api.client.get('/wps/cashier/deposits', stranger.token)).body.value;
  expect(list).toMatchObject({ list: [], total: 0 });
});

test('logs no error', () => {
  expect(api.output()).not.toContain('call failed');
  // No vendor of games runs here.
  const lines = worker.output().split('\n').filter(Boolean);
  const ofVendors = /a list of games could not be read|wallets of a vendor could not be compared/;
  expect(lines.filter((line) => !ofVendors.test(line))).toEqual([]);
});
