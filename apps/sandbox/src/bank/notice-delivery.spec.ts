import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSigned } from '../web/signature.js';
import {
  Counter,
  type FakePortal,
  linkParameters,
  type Received,
  SECRET,
  scratchFolder,
  startPortal,
} from './bank.fixture.js';
import { BankService } from './bank.service.js';
import { BankStore } from './bank.store.js';
import { NoticeDelivery, type NoticeDeliveryOptions } from './notice-delivery.js';
import type { PayLink } from './pay-link.js';
import type { Notice, Payment } from './payment.js';

const folder = scratchFolder();
const ends: (() => Promise<unknown>)[] = [];
let files = 0;

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(folder.remove);

async function portalThat(statusOf?: (nth: number) => number): Promise<FakePortal> {
  const portal = await startPortal(statusOf);
  ends.push(portal.close);
  return portal;
}

/** A bank with quick pauses. `told` ends with its nth attempt to deliver. */
function bankAt(
  portalUrl: string,
  options: Partial<NoticeDeliveryOptions> = {},
  file = join(folder.path, `${++files}.jsonl`),
) {
  const store = new BankStore(file);
  const attempts = new Counter();
  const onDelivery = () => attempts.add();
  const delivery = new NoticeDelivery(store, {
    portalUrl,
    secretOf: () => SECRET,
    pauses: [1, 2, 4],
    onDelivery,
    ...options,
  });
  ends.unshift(() => delivery.stop());
  return {
    store,
    delivery,
    bank: new BankService(store, delivery),
    file,
    told: (count: number) => attempts.reach(count),
  };
}

function link(): PayLink {
  const { timestamp: _, ...parameters } = linkParameters();
  return parameters as unknown as PayLink;
}

const paidNotice = (store: BankStore, payment: Payment): Notice => {
  const notice = store.noticesOf(payment.id).find(({ type }) => type === 'payment.paid');
  if (!notice) throw new Error('no paid notice');
  return notice;
};

test('a notice is repeated with the same id and a fresh, true signature until the portal says ok', async () => {
  const portal = await portalThat((nth) => [500, 0, 429, 302, 204][nth] ?? 200);
  const { store, bank, told } = bankAt(portal.url);
  const { payment } = bank.open(link());
  await told(6);
  await bank.delivery.stop();

  expect(new Set(portal.received.map(({ body }) => body['event_id'])).size).toBe(1);
  for (const { headers, path, text } of portal.received) {
    const timestamp = String(headers['x-timestamp']);
    const message = { timestamp, method: 'POST', path, operator: 'mela', body: text };
    expect(isSigned(SECRET, message, String(headers['x-signature']))).toBe(true);
  }
  expect(portal.received[0]).toMatchObject({
    path: '/wps/cashier/webhooks/bank',
    headers: { 'x-operator-id': 'mela', 'content-type': 'application/json' },
    body: { type: 'payment.pending', payment_id: payment.id, amount: '500.00', currency: 'BDT' },
  });
  expect(store.deliveriesOf(payment.id).map(({ status, attempt }) => [attempt, status])).toEqual([
    [1, 500],
    [2, null],
    [3, 429],
    [4, 302],
    [5, 204],
    [6, 200],
  ]);
  expect(store.noticesOf(payment.id)).toMatchObject([{ state: 'delivered', attempts: 6 }]);
});

test('the pauses are kept in order and the last one repeats', async () => {
  const portal = await portalThat((nth) => (nth < 4 ? 503 : 200));
  const { store, delivery, bank, told } = bankAt(portal.url, { pauses: [100, 200] });
  const planned: number[] = [];
  delivery.schedule = (notice) => {
    planned.push(notice.dueAt - Date.now());
    void delivery.deliver(notice);
  };
  const { payment } = bank.open(link());
  await told(5);
  await delivery.stop();
  expect(planned.map((pause) => Math.round(pause / 100) * 100)).toEqual([100, 200, 200, 200]);
  expect(store.noticesOf(payment.id)).toMatchObject([{ state: 'delivered' }]);
});

test('a refusal by the portal is final', async () => {
  const portal = await portalThat(() => 403);
  const { store, bank } = bankAt(portal.url);
  const { payment, notified } = bank.open(link());
  await notified;
  expect(store.waitingNotices()).toEqual([]);
  expect(store.noticesOf(payment.id)).toMatchObject([{ state: 'refused', attempts: 1 }]);
});

test('a notice is given up after its time', async () => {
  const portal = await portalThat(() => 500);
  const { store, bank } = bankAt(portal.url, { giveUpAfter: 0 });
  const { payment, notified } = bank.open(link());
  await notified;
  expect(store.noticesOf(payment.id)).toMatchObject([{ state: 'abandoned', attempts: 1 }]);
});

test('an answer that takes too long counts as none', async () => {
  const portal = await portalThat();
  const { store, bank } = bankAt(portal.url, { timeout: 0, giveUpAfter: 0 });
  const { payment, notified } = bank.open(link());
  await notified;
  expect(store.deliveriesOf(payment.id)).toMatchObject([{ status: null, answer: 'timeout' }]);
});

test('ten times is ten deliveries of one event, and no more', async () => {
  const portal = await portalThat();
  const { store, bank } = bankAt(portal.url);
  const { payment, notified } = bank.open(link());
  await notified;
  await bank.perform(payment, 'ten-times', 0);
  const paid = portal.received.filter(({ body }) => body['type'] === 'payment.paid');
  expect(paid).toHaveLength(10);
  expect(new Set(paid.map(({ body }) => body['event_id'])).size).toBe(1);
  expect(store.payment(payment.id)?.state).toBe('paid');
  expect(store.waitingNotices()).toEqual([]);
});

test('ten failed copies are followed by single ones', async () => {
  const portal = await portalThat((nth) => (nth < 11 && nth > 0 ? 500 : 200));
  const { store, bank, told } = bankAt(portal.url);
  const { payment, notified } = bank.open(link());
  await notified;
  await bank.perform(payment, 'ten-times', 0);
  await told(12);
  await bank.delivery.stop();
  expect(paidNotice(store, payment)).toMatchObject({ state: 'delivered', attempts: 11 });
});

test('one event is never under way twice unasked', async () => {
  const portal = await portalThat();
  const { store, delivery, bank } = bankAt(portal.url);
  const { payment, notified } = bank.open(link());
  const [notice] = store.noticesOf(payment.id);
  await Promise.all([notified, delivery.deliver(notice as Notice), delivery.deliver(notice as Notice)]);
  expect(portal.received).toHaveLength(1);
});

test('forged notices: half the amount, another signature, an old one; the payment stays as it was', async () => {
  const portal = await portalThat((nth) => (nth === 0 ? 200 : 500));
  const { store, bank } = bankAt(portal.url, { giveUpAfter: 0 });
  const { payment, notified } = bank.open(link());
  await notified;
  for (const action of ['wrong-amount', 'wrong-signature', 'stale'] as const)
    await bank.perform(payment, action, 0);
  const [amount, signature, stale] = portal.received.slice(1);
  const verdict = (one: Received | undefined) => {
    if (!one) throw new Error('not received');
    const { headers, path, text } = one;
    const message = {
      timestamp: String(headers['x-timestamp']),
      method: 'POST',
      path,
      operator: 'mela',
      body: text,
    };
    return isSigned(SECRET, message, String(headers['x-signature']));
  };
  expect(amount?.body).toMatchObject({ type: 'payment.paid', amount: '250.00' });
  expect([verdict(amount), verdict(signature), verdict(stale)]).toEqual([true, false, true]);
  const age = Date.now() / 1000 - Number(stale?.headers['x-timestamp']);
  expect(Math.round(age / 10) * 10).toBe(600);
  expect(store.payment(payment.id)?.state).toBe('pending');
  expect(store.waitingNotices()).toEqual([]);
});

test('what was not delivered is delivered after a restart, even when the file ends in a torn line', async () => {
  const deaf = await portalThat(() => 503);
  const before = bankAt(deaf.url, { pauses: [60_000] });
  const { payment, notified } = before.bank.open(link());
  await notified;
  await before.bank.perform(payment, 'pay', 0);
  await before.delivery.stop();
  appendFileSync(before.file, '{"payment":{"id":"pay_to');

  const portal = await portalThat();
  const after = bankAt(portal.url, {}, before.file);
  expect(after.store.payment(payment.id)).toMatchObject({ state: 'paid', reference: payment.reference });
  for (const notice of after.store.waitingNotices()) notice.dueAt = 0;
  after.delivery.start();
  await after.told(2);
  await after.delivery.stop();

  const ids = (received: FakePortal) => received.received.map(({ body }) => body['event_id']).sort();
  expect(ids(portal)).toEqual(ids(deaf));
  const third = new BankStore(before.file);
  expect(third.waitingNotices()).toEqual([]);
  expect(third.deliveriesOf(payment.id)).toHaveLength(4);
});

test('a late notice waits for its hour, across a restart too', async () => {
  const portal = await portalThat();
  const before = bankAt(portal.url);
  const { payment, notified } = before.bank.open(link());
  await notified;
  await before.bank.perform(payment, 'late', 3600);
  await before.delivery.stop();
  const after = bankAt(portal.url, {}, before.file);
  after.delivery.start();
  expect(after.store.payment(payment.id)?.state).toBe('paid');
  expect(paidNotice(after.store, payment).dueAt - Date.now()).toBeGreaterThan(3_500_000);
  expect(portal.received).toHaveLength(1);
});
