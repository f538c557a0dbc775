import sharp from 'sharp';
import { AppError } from '../http/app-error.js';
import { readImage } from './read-image.js';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 20, alpha: 0.5 } } });

const refused = (file: Buffer) =>
  readImage(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

test('encodes an image again: upright, at most 2,000 pixels long, without hidden data', async () => {
  const file = await picture(3000, 600)
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer();
  expect(file.includes('SECRET PLACE')).toBe(true);
  const hiding = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]);
  const { type, data } = await readImage(hiding);
  expect(type).toBe('image/jpeg');
  expect(data.includes('SECRET PLACE') || data.includes('<script>')).toBe(false);
  expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 400 });
});

test('accepts a PNG', async () => {
  const { data } = await readImage(await picture().png().toBuffer());
  expect((await sharp(data).metadata()).format).toBe('jpeg');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const HOSTILE: [string, () => Promise<Buffer> | Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('hello')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', () => Buffer.from(svg)],
  ['a GIF', () => picture().gif().toBuffer()],
  ['a WebP', () => picture().webp().toBuffer()],
  ['a TIFF', () => picture().tiff().toBuffer()],
  ['the head of a PNG alone', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a PNG that is cut off', async () => (await picture(600, 600).png().toBuffer()).subarray(0, 200)],
  ['a JPEG that is cut off', async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 400)],
  ['a page that begins as a JPEG', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(svg)])],
  ['a bomb of 400 million pixels', () => pngHead(20_000, 20_000)],
];

/** The first chunk of a PNG that claims these dimensions. */
async function pngHead(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await picture(2, 2).png().toBuffer());
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

test.each(HOSTILE)('%s: rejected', async (_, make) => {
  expect(await refused(await make())).toBe('error_image_invalid');
});
