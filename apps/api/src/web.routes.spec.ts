import { setUpTestApi } from '#libs/platform/testing/set-up';

const { api } = setUpTestApi();

/** Like a browser that accepts these encodings, the best first; the text is decoded. */
async function get(path: string, encodings: string) {
  const reply = await fetch(api.url + path, { headers: { 'accept-encoding': encodings } });
  const { status, headers } = reply;
  return { status, headers, encoding: headers.get('content-encoding'), text: await reply.text() };
}

test.each(['br', 'gzip', null])('sends a built file as %s to a browser that accepts it', async (encoding) => {
  const file = await get('/assets/app-0a1b2c3d.js', encoding ?? 'identity');
  expect(file).toMatchObject({ status: 200, encoding, text: 'export {};' });
  expect(file.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(file.headers.get('content-type')).toContain('javascript');
});

test.each(['br', 'gzip', null])('sends a page as %s to a browser that accepts it', async (encoding) => {
  const page = await get('/', encoding ?? 'identity');
  expect(page).toMatchObject({ status: 200, encoding, text: expect.stringContaining('<!doctype html>') });
});

test.each(['br', 'identity'])('a page varies by cookie and encoding (%s)', async (encoding) => {
  const { headers } = await get('/', encoding);
  expect(headers.get('vary')).toBe('cookie, accept-encoding');
});

test('does not compress the answer of a call', async () => {
  const { encoding, text } = await get('/wps/portal/home', 'br, gzip');
  expect(text.length).toBeGreaterThan(2_000); // bytes that a compressor would not leave unchanged
  expect(encoding).toBeNull();
});

test.each(['/assets/gone-0a1b2c3d.js', '/ops/assets/gone-0a1b2c3d.js'])(
  'answers 404 for a file that was not built (%s)',
  async (path) => {
    const { status, headers } = await get(path, 'br');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
  },
);
