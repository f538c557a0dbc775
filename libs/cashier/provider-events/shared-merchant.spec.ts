import { randomUUID } from 'node:crypto';
import { PortalClient } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';

let db: TestDatabase;
let api: TestApi;
/** Three brands of one merchant: `mela` and `west` have the same currency, `east` another one. */
let mela: PortalClient;
let west: PortalClient;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(`update site.brand set hosts = '{127.0.0.1}' where id = 'mela'`);
  await db.query(
    `insert into site.brand (id, hosts, settings)
     select more.id, array[more.host], jsonb_set(b.settings, '{currency}', to_jsonb(more.currency))
     from site.brand b, (values ('west', 'localhost', 'BDT'), ('east', 'east.test', 'INR')) more(id, host, currency)
     where b.id = 'mela'`,
  );
  api = await startTestApi({ databaseUrl: db.url });
  mela = new PortalClient(`http://127.0.0.1:${api.port}`);
  west = new PortalClient(`http://localhost:${api.port}`);
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

type Report = Parameters<PortalClient['bankReport']>[1];
/** Reports to a brand's host a payment of 500.00 that names no deposit. Returns the brand where it is. */
async function brandOf(host: PortalClient, changes: Partial<Report> = {}): Promise<string | undefined> {
  const reference = randomUUID();
  const report = { reference, amount: '500.00', ...changes };
  expect((await host.bankReport(TEST_BANK_SECRET, report)).text).toBe('ok');
  const [row] = await db.query<{ brand: string }>(
    `select brand from cashier.unmatched_payment where reference = $1
     union all select brand from cashier.payment_alert where body->>'reference' = $1::text`,
    [reference],
  );
  return row?.brand;
}

test('a payment that names no deposit is of the brand at whose host the bank reports it', async () => {
  expect([await brandOf(mela), await brandOf(west)]).toEqual(['mela', 'west']);
});

test('but where another brand alone has its currency, it is of that brand', async () => {
  expect([await brandOf(mela, { currency: 'INR' }), await brandOf(west, { currency: 'INR' })]).toEqual([
    'east',
    'east',
  ]);
  expect(await brandOf(west, { currency: 'USD' })).toBe('west');
});

test('and where the bank has reported the payment for a deposit before, it is of that brand', async () => {
  const member = await west.register();
  const { id } = await west.deposit(member.token, '500.00');
  const paymentId = `P-${randomUUID()}`;
  await mela.bankReport(TEST_BANK_SECRET, {
    reference: id,
    amount: '500.00',
    paymentId,
    type: 'payment.pending',
  });
  expect(await brandOf(mela, { paymentId, currency: 'INR' })).toBe('west');
});

test('an alert about a report that names no deposit is of the same brand', async () => {
  expect(await brandOf(west, { type: 'payment.reversed' })).toBe('west');
  expect(await brandOf(west, { amount: 'much' })).toBe('west');
  expect(await brandOf(mela, { type: 'payment.reversed', currency: 'INR' })).toBe('east');
});

test('whichever host is called, a payment of a deposit is of its brand', async () => {
  const member = await west.register();
  const { id } = await west.deposit(member.token, '500.00');
  expect(await brandOf(mela, { reference: id, amount: '400.00' })).toBeUndefined();
  const rows = await db.query('select brand from cashier.unmatched_payment where reference = $1', [id]);
  expect(rows).toEqual([{ brand: 'west' }]);
});

test('a payment that paid a deposit of one brand pays none of another', async () => {
  const paymentId = `P-${randomUUID()}`;
  const balances: unknown[] = [];
  for (const brand of [west, mela]) {
    const member = await brand.register();
    const { id } = await brand.deposit(member.token, '500.00');
    await brand.bankReport(TEST_BANK_SECRET, { reference: id, amount: '500.00', paymentId });
    const { body } = await brand.get<{ balance: string }>('/wps/v2/wallets/balance', member.token);
    balances.push(body.value?.balance);
  }
  expect(balances).toEqual(['500.00', '0.00']);
});
