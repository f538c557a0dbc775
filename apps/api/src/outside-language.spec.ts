import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, startTestSandbox, type TestApi } from '#libs/platform/testing/test-program';

/** The brand's language is Bengali unless a visitor chooses another one. */
const LANGUAGES = [
  ['EN', 'en', 'en_US'],
  ['BN', 'bn', 'bn_IN'],
] as const;

let db: TestDatabase;
let api: TestApi;
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url, env: { SANDBOX_URL: sandbox.url } });
});
afterAll(async () => {
  await Promise.all([api.stop(), sandbox.stop()]);
  await db.drop();
});

const reading = (language: string) => ({ headers: { cookie: `lang=${language}` } });
const parameter = (url: string | undefined, name: string) => new URL(String(url)).searchParams.get(name);

describe.each(LANGUAGES)('a visitor who reads %s', (language, tag, facebookLocale) => {
  test("sees the bank's page in it, when ordering the deposit and afterwards", async () => {
    const { token } = await api.client.register();
    const order = { method: 'bank', amount: '500.00' };
    const ordered = await api.client.send<{ id: string; payUrl: string }>(
      'POST',
      '/wps/cashier/deposits',
      order,
      {
        token,
        key: randomUUID(),
        ...reading(language),
      },
    );
    const path = `/wps/cashier/deposits/${ordered.body.value?.id}`;
    const looked = await api.client.send<{ payUrl: string }>('GET', path, undefined, {
      token,
      ...reading(language),
    });
    for (const { body } of [ordered, looked]) expect(parameter(body.value?.payUrl, 'lang')).toBe(tag);
    const page = await fetch(String(ordered.body.value?.payUrl));
    expect(await page.text()).toContain(`<html lang="${tag}"`);
  });

  test.each([
    ['google', 'ui_locales', tag],
    ['facebook', 'locale', facebookLocale],
  ])('is sent to %s in it', async (provider, name, value) => {
    const path = `/wps/session/social/${provider}/start`;
    const reply = await api.client.send<{ url: string }>('POST', path, { site: 'member' }, reading(language));
    expect([reply.status, parameter(reply.body.value?.url, name)]).toEqual([200, value]);
    const page = await fetch(String(reply.body.value?.url));
    expect(await page.text()).toContain(`<html lang="${tag}"`);
  });

  test('gets messages in it from the first log-in on', async () => {
    const { id, account } = await api.client.register();
    await db.query('update members.member set language = null where id = $1', [id]);
    const form = { username: account, password: TEST_PASSWORD };
    await api.client.send('POST', '/wps/session/login', form, { sealed: true, ...reading(language) });
    expect(await db.query('select language from members.member where id = $1', [id])).toEqual([{ language }]);
  });
});

test('stores no language for a visitor who chose none', async () => {
  const { id } = await api.client.register();
  expect(await db.query('select language from members.member where id = $1', [id])).toEqual([
    { language: null },
  ]);
});
