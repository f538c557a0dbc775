import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { operator, setUpCashierApi } from '../../cashier.fixture.js';
import {
  answerReceipt,
  newPayee,
  orderWithdrawal,
  type Payee,
  picture,
  withdrawalOf,
} from '../withdrawal.fixture.js';

const { testbed, api } = setUpCashierApi();
let payee: Payee;
let id: string;

beforeAll(async () => {
  payee = await newPayee(api.client, testbed.db, '500.00');
  id = (await orderWithdrawal(api.client, payee)).body.value?.id ?? '';
  await testbed.operators.applyMove(operator('1'), id, 'APPROVE', {});
  await testbed.operators.applyMove(operator('1'), id, 'DISTRIBUTE', { amount: '500.00', reference: 'r' });
});

const canvas = () => sharp({ create: { width: 80, height: 60, channels: 3, background: '#123456' } });
const png = () => canvas().png().toBuffer();
const jpeg = () => canvas().jpeg().toBuffer();
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_START = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><html><body onload="alert(1)"></body></html>';
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

async function sized(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await png());
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}
/** A PNG with so many rows whose single data chunk decompresses to a very large size. */
async function packed(): Promise<Buffer> {
  const data = deflateSync(Buffer.alloc(40_000_000));
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('IDAT'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  return Buffer.concat([(await sized(30_000, 30_000)).subarray(0, 33), chunk]);
}
const cut = async (file: Promise<Buffer>, length: number) => (await file).subarray(0, length);
const flipped = async (file: Promise<Buffer>, at: number) => {
  const copy = Buffer.from(await file);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};
const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const HOSTILE: [string, () => Buffer | Promise<Buffer>][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from([0xff])],
  ['zeros', () => Buffer.alloc(4096)],
  ['noise', () => randomBytes(4096)],
  ['a text', () => join('I did not get it')],
  ['a virus test', () => join(EICAR)],
  ['an SVG', () => join(SVG)],
  ['an SVG with a prolog', () => join('<?xml version="1.0"?>\n', SVG)],
  [
    'an SVG with an outside entity',
    () => join('<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>', SVG),
  ],
  ['an SVG in UTF-16', () => Buffer.from(`\ufeff${SVG}`, 'utf16le')],
  ['a packed SVG', () => gzipSync(SVG)],
  ['a page', () => join(HTML)],
  ['a page that begins as a GIF', () => join('GIF89a/*', HTML)],
  ['a script that begins as a GIF', () => join('GIF89a=1;alert(1)')],
  ['a GIF', () => canvas().gif().toBuffer()],
  ['a moving GIF', () => canvas().gif({ loop: 0 }).toBuffer()],
  ['a WebP', () => canvas().webp().toBuffer()],
  ['a TIFF', () => canvas().tiff().toBuffer()],
  ['an AVIF', () => canvas().avif({ effort: 0 }).toBuffer()],
  ['a bitmap', () => join('BM', Buffer.alloc(200))],
  ['an icon', () => join(Buffer.from('00000100010010100000', 'hex'), Buffer.alloc(200))],
  ['a PDF', () => join('%PDF-1.7\n%%EOF')],
  ['a PDF with a picture in it', async () => join('%PDF-1.7\n', await jpeg(), '\n%%EOF')],
  ['an archive', () => join('PK\x03\x04', Buffer.alloc(200))],
  ['a program', () => join('\x7fELF', Buffer.alloc(200))],
  ['a film', () => join(Buffer.from('0000001866747970', 'hex'), 'mp42', Buffer.alloc(200))],
  ['PostScript', () => join('%!PS-Adobe-3.0\nshowpage')],
  ['PHP', () => join('<?php system($_GET[0]); ?>')],
  ['a page before a picture', async () => join(HTML, await png())],
  ['the signature of a PNG', () => SIGNATURE],
  ['the signature of a PNG and a page', () => join(SIGNATURE, HTML)],
  ['the start of a JPEG and a page', () => join(JPEG_START, HTML)],
  ['a PNG that ends in its head', () => cut(png(), 30)],
  ['a PNG that ends in its data', () => cut(png(), 60)],
  ['a JPEG that ends in its head', () => cut(jpeg(), 60)],
  ['a JPEG that ends in its tables', () => cut(jpeg(), 200)],
  ['a PNG with a head that was changed', () => flipped(png(), 25)],
  ['a PNG of no width', () => sized(0, 60)],
  ['a bomb of 400 million pixels', () => sized(20_000, 20_000)],
  ['a bomb of four billion pixels', () => sized(65_535, 65_535)],
  ['a bomb that unpacks', () => packed()],
  ['more than 5 MB', () => Buffer.concat([SIGNATURE, Buffer.alloc(5 * 1024 * 1024)])],
];

test.each(HOSTILE)('refuses %s, whatever type it claims, and stores nothing', async (_, make) => {
  const data = await make();
  for (const [name, type] of [
    ['proof.png', 'image/png'],
    ['proof.jpg', 'image/jpeg'],
    ['proof.svg', 'image/svg+xml'],
  ] as const) {
    const { status, body } = await answerReceipt(api.client, payee.token, id, { answer: 'not-received' }, [
      await picture(),
      { name, type, data },
    ]);
    expect([413, 422]).toContain(status);
    expect(['error_image_invalid', 'error_image_too_large']).toContain(body.message);
  }
  expect(await withdrawalOf(api.client, payee.token, id)).toMatchObject({
    status: 'distributed',
    proofs: [],
  });
});

test('stores a picture with a wrong name by its real type, without hidden data', async () => {
  const data = Buffer.concat([await jpeg(), Buffer.from(HTML)]);
  const { status, body } = await answerReceipt(api.client, payee.token, id, { answer: 'not-received' }, [
    { name: '../../page.html', type: 'text/html', data },
  ]);
  expect([status, body.value?.proofs.length]).toEqual([200, 1]);
  const proof = `/wps/cashier/withdrawals/${id}/proofs/${body.value?.proofs[0]?.id}`;
  const kept = await api.client.get<{ type: string; data: string }>(proof, payee.token);
  expect(kept.body.value?.type).toBe('image/jpeg');
  expect(Buffer.from(kept.body.value?.data ?? '', 'base64').includes('onload')).toBe(false);
});
