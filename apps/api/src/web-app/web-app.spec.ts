import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { setUpTestApi } from '#libs/platform/testing/set-up';

const { db, api } = setUpTestApi();

const manifest = async (headers: Record<string, string> = {}) => {
  const reply = await rawRequest(api.port, { path: '/manifest.webmanifest', headers });
  expect([reply.status, reply.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/manifest+json'),
  ]);
  return JSON.parse(reply.text);
};

async function pixels(file: string) {
  const reply = await fetch(`${api.url}/icons/${file}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { data, info } = await sharp(Buffer.from(await reply.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { size: [info.width, info.height], cornerAlpha: data[3] };
}

test('the site is installable under the name and in the language of the brand', async () => {
  expect(await manifest()).toMatchObject({ name: 'Mela', lang: 'bn', start_url: '/', display: 'standalone' });
  expect((await manifest({ cookie: 'lang=EN' })).lang).toBe('en');
  await db.query(`update site.brand set settings = jsonb_set(settings, '{name}', '"Bazar"')`);
  await pause(1000);
  expect((await manifest()).name).toBe('Bazar');
});

test('its icons have the size that the manifest says, and filled corners where a phone cuts them', async () => {
  const { icons } = await manifest();
  for (const { src, sizes, purpose } of icons) {
    const { size, cornerAlpha } = await pixels(src.replace('/icons/', ''));
    expect([sizes, cornerAlpha]).toEqual([size.join('x'), purpose === 'maskable' ? 255 : 0]);
  }
  expect(await pixels('180.png')).toEqual({ size: [180, 180], cornerAlpha: 255 });
});

test('answers 404 for an unknown icon and an unknown host', async () => {
  const status = async (path: string, host?: string) =>
    (await rawRequest(api.port, { path, headers: host ? { host } : {} })).status;
  expect(await status('/icons/1.png')).toBe(404);
  expect(await status('/icons/toString')).toBe(404);
  expect(await status('/icons/..%2fbrand.json')).toBe(404);
  expect(await status('/icons/192.png', 'evil.test')).toBe(404);
  expect(await status('/manifest.webmanifest', 'evil.test')).toBe(404);
});
