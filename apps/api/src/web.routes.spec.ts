import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';

let db: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

/** As a browser asks that takes these encodings, the best first; the text is decoded. */
async function get(path: string, encodings: string) {
  const reply = await fetch(api.url + path, { headers: { 'accept-encoding': encodings } });
  const { status, headers } = reply;
  return { status, headers, encoding: headers.get('content-encoding'), text: await reply.text() };
}

test.each(['br', 'gzip', null])('a built file is sent as %s to whom takes that', async (encoding) => {
  const file = await get('/assets/app-0a1b2c3d.js', encoding ?? 'identity');
  expect(file).toMatchObject({ status: 200, encoding, text: 'export {};' });
  expect(file.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(file.headers.get('content-type')).toContain('javascript');
});

test.each(['br', 'gzip', null])('a page is sent as %s to whom takes that', async (encoding) => {
  const page = await get('/', encoding ?? 'identity');
  expect(page).toMatchObject({ status: 200, encoding, text: expect.stringContaining('<!doctype html>') });
});

test.each(['br', 'identity'])('a page depends on cookie and encoding (%s)', async (encoding) => {
  const { headers } = await get('/', encoding);
  expect(headers.get('vary')).toBe('cookie, accept-encoding');
});

test('what a call answers is not compressed', async () => {
  const { encoding, text } = await get('/wps/portal/home', 'br, gzip');
  expect(text.length).toBeGreaterThan(2_000); // bytes that a compressor would not leave alone
  expect(encoding).toBeNull();
});

test.each(['/assets/gone-0a1b2c3d.js', '/ops/assets/gone-0a1b2c3d.js'])(
  'a file that is not built is missing (%s)',
  async (path) => {
    const { status, headers } = await get(path, 'br');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
  },
);
