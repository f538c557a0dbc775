import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { sessionWith } from '#libs/platform/testing/test-session';
import type { AnnouncementDetail, Banner } from '#libs/site/common/announcements';
import type { StoredImage } from '#libs/site/common/site-image';

const { db, api } = setUpTestApi();
let headers: Record<string, string>;
beforeAll(async () => {
  headers = await sessionWith(db, api.url, ['content.read', 'content.write', 'content.publish']);
});

const picture = (width: number, height: number, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 80, b: 20 } } });

async function upload(...files: Uint8Array[]) {
  const form = new FormData();
  for (const file of files) form.append('image', new Blob([new Uint8Array(file)]), 'banner.png');
  const reply = await fetch(`${api.url}/wps/ops/content/images`, {
    method: 'POST',
    body: form,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  return { status: reply.status, body: (await reply.json()) as { message: string; value: StoredImage } };
}
const uploaded = async (red: number) =>
  (await upload(await picture(1200, 400, red).png().toBuffer())).body.value;

const send = (path: string, body: object) =>
  api.client.send<AnnouncementDetail>('POST', `/wps/ops/content${path}`, body, {
    key: randomUUID(),
    headers,
  });
const create = (changes: object) =>
  send('', {
    kind: 'B',
    texts: { EN: { title: 'Come', imageAlt: 'A fair' } },
    groupName: 'w_login',
    ...changes,
  });
const publish = async (changes: object) => {
  const { id, version } = (await create(changes)).body.value as AnnouncementDetail;
  return send(`/${id}/publish`, { version });
};
const bannersIn = async (language: string) => {
  const path = `/wps/system/banners?groupName=w_login&language=${language}`;
  return (await api.client.get<Banner[]>(path)).body.value ?? [];
};

test('a banner has its image in two widths, under addresses that never change', async () => {
  const [all, own] = [await uploaded(1), await uploaded(2)];
  const texts = {
    EN: { title: 'Come', imageAlt: 'A fair' },
    BN: { title: 'আসুন', imageAlt: 'মেলা', image: own.id },
  };
  await publish({ texts, image: all.id });
  let [english] = await bannersIn('EN');
  while (!english) [english] = await bannersIn('EN'); // the content version is read again within half a second
  expect(english.image).toEqual({
    sources: [
      { path: `/images/${all.id}-960.jpg`, width: 960 },
      { path: `/images/${all.id}.jpg`, width: 1200 },
    ],
    width: 1200,
    height: 400,
    alt: 'A fair',
  });
  expect((await bannersIn('BN'))[0]?.image).toMatchObject({
    alt: 'মেলা',
    sources: [{}, { path: `/images/${own.id}.jpg` }],
  });
  for (const { path, width } of english.image?.sources ?? []) {
    const reply = await fetch(api.url + path);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width,
    });
  }
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"><script>alert(1)</script></svg>',
);
test.each<[string, () => Promise<Uint8Array[]> | Uint8Array[], string]>([
  ['a drawing with a script', () => [svg], '422 error_image_invalid'],
  [
    'a page that begins as a JPEG',
    () => [Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), svg])],
    '422 error_image_invalid',
  ],
  [
    'one that is too low',
    async () => [await picture(900, 200).png().toBuffer()],
    '422 error_image_too_small',
  ],
  ['more than 5 MB', () => [new Uint8Array(5 * 1024 * 1024 + 1)], '413 error_image_too_large'],
  [
    'two',
    async () => [await picture(900, 300).png().toBuffer(), await picture(900, 300).png().toBuffer()],
    '422 error_too_many_images',
  ],
  ['none', () => [], '400 error_invalid_input'],
])('an upload is refused: %s', async (_, make, refusal) => {
  const { status, body } = await upload(...(await make()));
  expect(`${status} ${body.message}`).toBe(refusal);
});

test('a draft names an image of its brand alone, and no host', async () => {
  await db.query(
    `insert into site.brand (id, hosts, settings) select 'other', '{other.localhost}', settings from site.brand where id = 'mela'`,
  );
  const theirs = 'a'.repeat(64);
  await db.query(
    `insert into site.image (brand, id, width, height, data, uploaded_at) values ('other', $1, 900, 300, '\\x00', now())`,
    [theirs],
  );
  const fieldsOf = async (changes: object) => (await create(changes)).body.errors?.map(({ field }) => field);
  expect(await fieldsOf({ image: theirs })).toEqual(['image']);
  expect(await fieldsOf({ texts: { EN: { title: 'A', image: theirs } } })).toEqual(['texts.EN.image']);
  expect(await fieldsOf({ image: 'https://evil.example/x.jpg' })).toEqual(['image']);
  const own = await uploaded(3);
  const statusAt = async (host: string, id: string) =>
    (await rawRequest(api.port, { path: `/images/${id}.jpg`, headers: { host } })).status;
  while ((await statusAt('other.localhost', theirs)) !== 200); // a new brand is known within half a second
  expect(await statusAt('other.localhost', own.id)).toBe(404);
  expect(await statusAt('localhost', theirs)).toBe(404);
  for (const file of [
    'x.jpg',
    `${own.id}.svg`,
    `${own.id}-961.jpg`,
    '..%2f..%2fetc%2fpasswd',
    `${'b'.repeat(64)}.jpg`,
  ])
    expect((await rawRequest(api.port, { path: `/images/${file}` })).status).toBe(404);
});

test('a banner with an image is not published before its image is described', async () => {
  const { id: image } = await uploaded(4);
  const { status, body } = await publish({ image, texts: { EN: { title: 'Come' } } });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['imageAlt']]);
});
