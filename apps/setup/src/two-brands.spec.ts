import { randomUUID } from 'node:crypto';
import { type FakeStudio, startFakeStudio, TEST_STUDIO_SECRET } from '#libs/games/vendors/studio.fixture';
import { loadConfig } from '#libs/platform/config/config';
import { sign } from '#libs/platform/crypto/signature';
import { PortalClient, type Registered } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import { installedBrands } from './installed-brands.js';
import { connectAsOwner } from './migrate.js';
import { seedBrand } from './seed-brand.js';

const FENER_BANK_SECRET = 'the second contract with the bank';
const FENER_STUDIO_SECRET = 'the second contract with the studio';
const MELA_DICE = 1008;
const FENER_DICE = 2003;

let db: TestDatabase;
let studios: Record<'mela' | 'fener', FakeStudio>;
let api: TestApi;
let mela: PortalClient;
let fener: PortalClient;
let rupali: Registered;
let defne: Registered;

/** Each brand has a name of this machine as its host. */
async function addFener(): Promise<void> {
  await db.query(`update site.brand set hosts = '{127.0.0.1}' where id = 'mela'`);
  const owner = await connectAsOwner(db.url);
  const config = loadConfig({ DATABASE_URL: db.url, PUBLIC_URL: 'http://localhost' });
  const [brand] = installedBrands({ ...config, BRANDS: 'fener' });
  if (!brand) throw new Error('brands/fener is missing');
  await seedBrand(owner, brand).finally(() => owner.destroy());
}

beforeAll(async () => {
  const [database, first, second] = await Promise.all([
    createTestDatabase(),
    startFakeStudio(),
    startFakeStudio(FENER_STUDIO_SECRET),
  ]);
  db = database;
  studios = { mela: first, fener: second };
  await addFener();
  api = await startTestApi({
    databaseUrl: db.url,
    env: {
      VENDOR_STUDIO_URL: first.url,
      VENDOR_STUDIO_SECRET: TEST_STUDIO_SECRET,
      VENDOR_STUDIO_URL__FENER: second.url,
      VENDOR_STUDIO_SECRET__FENER: FENER_STUDIO_SECRET,
      BANK_SECRET__FENER: FENER_BANK_SECRET,
    },
  });
  [mela, fener] = [
    new PortalClient(`http://127.0.0.1:${api.port}`),
    new PortalClient(`http://localhost:${api.port}`),
  ];
  rupali = await mela.register('sameplayer');
  defne = await registerAtFener('sameplayer');
});
afterAll(async () => {
  await api.stop();
  await Promise.all([studios.mela.close(), studios.fener.close(), db.drop()]);
});

/** Fener asks for an address. */
async function registerAtFener(username: string): Promise<Registered> {
  const password = 'Rainy-Season-42';
  const form = { username, password, confirmPassword: password, email: `${username}@fener.example` };
  const reply = await fener.send(
    'PUT',
    '/wps/member/register',
    { ...form, terms: true, age: true },
    { sealed: true },
  );
  if (!reply.body.success) throw new Error(reply.text);
  return fener.login(username, password);
}

const status = async (client: PortalClient, token: string) =>
  (await client.get('/wps/member/info', token)).status;
const wallets = () =>
  db.query<{ brand: string; amount: number }>(
    `select a.brand, b.amount::int as amount from ledger.balance b join ledger.account a on a.id = b.account
     where a.kind = 'wallet' and a.member = any($1::bigint[]) order by 1 desc`,
    [[rupali.id, defne.id]],
  );

test('a name is free at each brand, and opens no account of the other', async () => {
  expect(rupali.id).not.toBe(defne.id);
  await mela.register('onlyatmela');
  await expect(fener.login('onlyatmela')).rejects.toThrow('error');
});

test('a session is worth nothing at the other brand', async () => {
  expect([await status(mela, rupali.token), await status(fener, defne.token)]).toEqual([200, 200]);
  expect([await status(fener, rupali.token), await status(mela, defne.token)]).toEqual([401, 401]);
  const operator = await operatorSession(db, mela.baseUrl);
  const queue = async (client: PortalClient) =>
    (
      await client.send('GET', '/wps/ops/session', undefined, {
        headers: { ...operator, origin: client.baseUrl },
      })
    ).status;
  expect([await queue(mela), await queue(fener)]).toEqual([200, 401]);
});

test('brands tell their own settings, with amounts in their own currency', async () => {
  const brandOf = async (client: PortalClient) =>
    (await client.get<{ brand: object }>('/wps/system/permission')).body.value?.brand;
  expect(await brandOf(mela)).toMatchObject({ name: 'Mela', currency: 'BDT', minimumAge: 18 });
  expect(await brandOf(fener)).toMatchObject({
    name: 'Fener',
    currency: 'JPY',
    minimumAge: 21,
    dialingCodes: ['90'],
  });
  const order = { method: 'bank', amount: '1000.50' };
  const refused = await fener.send('POST', '/wps/cashier/deposits', order, {
    token: defne.token,
    key: randomUUID(),
  });
  expect(refused.status).toBe(400);
});

test("a key of idempotency is each brand's own, and a deposit is credited by its own bank contract alone", async () => {
  const key = randomUUID();
  const ours = await mela.deposit(rupali.token, '1000.00', key);
  const theirs = await fener.deposit(defne.token, '5000', key);
  expect(ours.id).not.toBe(theirs.id);
  expect(theirs.payUrl).toContain('operator=fener');

  const report = { reference: theirs.id, amount: '5000', currency: 'JPY', merchantCode: 'fener' };
  expect((await fener.bankReport(TEST_BANK_SECRET, report)).status).toBe(401);
  // The bank of one merchant reports an order of the other: nothing fits it.
  await mela.bankReport(TEST_BANK_SECRET, { ...report, merchantCode: 'mela', paymentId: randomUUID() });
  expect(await wallets()).toEqual([
    { brand: 'mela', amount: 0 },
    { brand: 'fener', amount: 0 },
  ]);
  // Whatever host it calls, the merchant code says whose money it is.
  expect((await mela.bankReport(FENER_BANK_SECRET, report)).text).toContain('ok');
  await mela.bankReport(TEST_BANK_SECRET, { reference: ours.id, amount: '1000.00' });
  expect(await wallets()).toEqual([
    { brand: 'mela', amount: 100_000 },
    { brand: 'fener', amount: 5000 },
  ]);
});

/** The answer to a vendor who asks, signed, whose session this is. */
async function authenticate(
  merchantCode: string,
  secret: string,
  fields: object,
  client = mela,
): Promise<string> {
  const path = '/gw/v1/wallet/authenticate';
  const body = JSON.stringify({ request_uuid: randomUUID(), game_code: 'river-dice', ...fields });
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    'x-operator-id': merchantCode,
    'x-timestamp': String(timestamp),
    'x-signature': sign(secret, timestamp, 'POST', path, merchantCode, body),
  };
  const reply = await client.send('POST', path, body, { headers });
  return (JSON.parse(reply.text) as { status: string }).status;
}

test('titles have ids of their own, and a game session of one brand is none at the other', async () => {
  const launch = async (client: PortalClient, { token }: Registered, nodeId: number) =>
    (await client.get(`/wps/game/launchGame?nodeId=${nodeId}`, token)).status;
  expect([await launch(mela, rupali, MELA_DICE), await launch(fener, defne, FENER_DICE)]).toEqual([200, 200]);
  expect([await launch(mela, rupali, FENER_DICE), await launch(fener, defne, MELA_DICE)]).toEqual([404, 404]);

  const [ours, theirs] = [studios.mela, studios.fener].map(({ requests }) => requests.at(-1)?.body);
  const session = { token: String(theirs?.token), user: defne.id, currency: 'JPY' };
  expect([ours?.operator_id, theirs?.operator_id, theirs?.currency]).toEqual(['mela', 'fener', 'JPY']);
  const answers = [
    await authenticate('fener', FENER_STUDIO_SECRET, session),
    await authenticate('fener', TEST_STUDIO_SECRET, session),
    await authenticate('mela', TEST_STUDIO_SECRET, session),
    await authenticate('other', TEST_STUDIO_SECRET, session),
  ];
  expect(answers).toEqual([
    'RS_OK',
    'RS_ERROR_INVALID_SIGNATURE',
    'RS_ERROR_INVALID_TOKEN',
    'RS_ERROR_INVALID_PARTNER',
  ]);
});

test('a host leads to one brand', async () => {
  await expect(
    db.query(`update site.brand set hosts = hosts || '{localhost}'::text[] where id = 'mela'`),
  ).rejects.toThrow('a host of mela belongs to fener');
  const config = loadConfig({ DATABASE_URL: db.url, PUBLIC_URL: 'http://fener.localhost' });
  expect(() => installedBrands(config)).toThrow(
    'the host fener.localhost is claimed by two brands, mela and fener',
  );
});

test.each([
  [{}, ['mela http://localhost:3000', 'fener http://fener.localhost:3000']],
  [{ BRANDS: 'fener' }, ['fener http://localhost:3000']],
  [
    { PUBLIC_URL__FENER: 'http://lamp.localhost:3000' },
    ['mela http://localhost:3000', 'fener http://lamp.localhost:3000'],
  ],
])('runs the brands of %j at their addresses', (env, wanted) => {
  const installed = installedBrands(loadConfig({ DATABASE_URL: 'postgres://localhost/none', ...env }));
  expect(installed.map(({ file, mainDomain }) => `${file.id} ${mainDomain}`)).toEqual(wanted);
});

test('refuses a brand that has no folder', () => {
  const config = loadConfig({ DATABASE_URL: 'postgres://localhost/none', BRANDS: 'mela,nowhere' });
  expect(() => installedBrands(config)).toThrow('BRANDS names nowhere, which has no folder in brands/');
});
