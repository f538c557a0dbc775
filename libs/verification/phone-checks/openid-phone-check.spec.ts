import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { OpenIdPhoneCheck } from './openid-phone-check.js';
import { type FakePhoneCheck, startFakePhoneCheck } from './phone-check.fixture.js';

const MOBILE = '+8801712345678';

let db: TestDatabase;
let parts: TestParts;
let provider: FakePhoneCheck;
let check: OpenIdPhoneCheck;
let brands: BrandRegistry;

beforeAll(async () => {
  [db, provider] = await Promise.all([createTestDatabase(), startFakePhoneCheck()]);
  parts = await createTestParts(db.url);
  brands = new BrandRegistry(parts.database);
  await brands.onModuleInit();
  check = checkOf(provider.issuer);
});
afterAll(async () => {
  await Promise.all([parts.close(), provider.close()]);
  await db.drop();
});

const checkOf = (phoneCheckIssuer: string) =>
  new OpenIdPhoneCheck(
    { ...parts.config, phoneCheck: { issuer: phoneCheckIssuer, url: phoneCheckIssuer } },
    parts.clock,
    parts.database,
    brands,
  );
const outcome = (token: string, by = check) =>
  by.verify('mela', token, MOBILE).then(
    () => 'proved',
    (error: { code?: string }) => error.code,
  );

test('a token proves its number once, also of many at the same time', async () => {
  const token = await provider.prove(MOBILE);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(token)));
  expect(outcomes.sort()).toEqual([...Array(7).fill('error_phone_check_failed'), 'proved']);
  expect(await outcome(await provider.prove(MOBILE))).toBe('proved');
});

test.each<[string, () => Promise<string>]>([
  ['of another number', () => provider.prove('+8801712345679')],
  ['of a number that was not proved', () => provider.prove(MOBILE, { phone_number_verified: false })],
  ['for somebody else', () => provider.prove(MOBILE, { aud: 'another-site' })],
  ['of somebody else', () => provider.prove(MOBILE, { iss: 'http://elsewhere.example' })],
  ['that has ended', () => provider.prove(MOBILE, { exp: Math.floor(Date.now() / 1000) - 60 })],
  ['under an unknown key', () => provider.prove(MOBILE, {}, { kid: 'two' })],
  ['with a signature of another key', () => provider.forge(MOBILE)],
  ['without a signature', async () => `${(await provider.prove(MOBILE)).split('.').slice(0, 2).join('.')}.`],
  ['that is none', async () => 'no token'],
])('a token %s proves nothing', async (_, token) => {
  expect(await outcome(await token())).toBe('error_phone_check_failed');
});

test('a provider that does not answer is told apart from a wrong token', async () => {
  const gone = await startFakePhoneCheck();
  const by = checkOf(gone.issuer);
  const token = await gone.prove(MOBILE);
  await gone.close();
  expect(await outcome(token, by)).toBe('error_service_unavailable');
});
