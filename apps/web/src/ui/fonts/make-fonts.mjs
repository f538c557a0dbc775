// Cuts Noto Sans Bengali to the signs an amount or a time is made of, one small file a weight, and takes the hints out of
// Hind Siliguri. Run it after a new release of the fonts: node apps/web/src/ui/fonts/make-fonts.mjs
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';

const signs = ' \u00a0\u202f!"#$%\'()*+,-./:;<=>?@[]_|~·×÷–—•…−€₹৳০১২৩৪৫৬৭৮৯0123456789';
const require = createRequire(import.meta.url);

function readWoff(family, set, weight) {
  const name = `@fontsource/${family}/files/${family}-${set}-${weight}-normal.woff`;
  const bytes = fs.readFileSync(require.resolve(name));
  const tables = {};
  for (let i = 0; i < bytes.readUInt16BE(12); i++) {
    const at = 44 + i * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => bytes.readUInt32BE(at + field));
    const data = bytes.subarray(offset, offset + packed);
    tables[bytes.toString('latin1', at, at + 4)] = packed < length ? zlib.inflateSync(data) : data;
  }
  return tables;
}

function glyphOf({ cmap }, code) {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(8 + i * 8);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    for (let s = 0; s < segments; s++) {
      const end = at + 14 + s * 2;
      const start = end + 2 + segments * 2;
      if (code > cmap.readUInt16BE(end)) continue;
      if (code < cmap.readUInt16BE(start)) break;
      const delta = cmap.readUInt16BE(start + segments * 2);
      const place = start + segments * 4;
      const range = cmap.readUInt16BE(place);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(place + range + (code - cmap.readUInt16BE(start)) * 2);
      return glyph && (glyph + delta) & 0xffff;
    }
  }
  return 0;
}

function outline({ loca, glyf, head }, glyph) {
  const long = head.readInt16BE(50) === 1;
  const at = (index) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  return Buffer.from(glyf.subarray(at(glyph), at(glyph + 1)));
}

function metrics({ hmtx, hhea }, glyph) {
  const full = hhea.readUInt16BE(34);
  const advance = hmtx.readUInt16BE(Math.min(glyph, full - 1) * 4);
  const bearing =
    glyph < full ? hmtx.readInt16BE(glyph * 4 + 2) : hmtx.readInt16BE(full * 4 + (glyph - full) * 2);
  return [advance, bearing];
}

/** Lays the glyphs down one after the other; a composed glyph brings its parts along. */
function collect(sources) {
  const glyphs = [];
  const seen = new Map();
  const add = (source, glyph) => {
    const key = `${sources.indexOf(source)}:${glyph}`;
    if (seen.has(key)) return seen.get(key);
    const index = glyphs.length;
    seen.set(key, index);
    const data = outline(source, glyph);
    glyphs.push({ data, metrics: metrics(source, glyph) });
    for (let at = 10, more = data.length > 0 && data.readInt16BE(0) < 0; more; ) {
      const flags = data.readUInt16BE(at);
      data.writeUInt16BE(add(source, data.readUInt16BE(at + 2)), at + 2);
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0);
      more = (flags & 32) !== 0;
    }
    return index;
  };
  add(sources[0], 0);
  const codes = [];
  for (const sign of signs) {
    const code = sign.codePointAt(0);
    const source = sources.find((font) => glyphOf(font, code));
    if (source) codes.push([code, add(source, glyphOf(source, code))]);
  }
  return { glyphs, codes: codes.sort((a, b) => a[0] - b[0]) };
}

function cmapTable(codes) {
  const all = [...codes, [0xffff, 0]];
  const table = Buffer.alloc(12 + 16 + all.length * 8);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(12, 8);
  const power = 2 ** Math.floor(Math.log2(all.length));
  const header = [
    4,
    16 + all.length * 8,
    0,
    all.length * 2,
    power * 2,
    Math.log2(power),
    (all.length - power) * 2,
  ];
  header.forEach((value, i) => {
    table.writeUInt16BE(value, 12 + i * 2);
  });
  all.forEach(([code, glyph], i) => {
    const end = 26 + i * 2;
    table.writeUInt16BE(code, end);
    table.writeUInt16BE(code, end + 2 + all.length * 2);
    table.writeUInt16BE(code === 0xffff ? 1 : (glyph - code) & 0xffff, end + 2 + all.length * 4);
  });
  return table;
}

function build(sources) {
  const { glyphs, codes } = collect(sources);
  const [first] = sources;
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const hmtx = Buffer.alloc(glyphs.length * 4);
  const outlines = [];
  let offset = 0;
  glyphs.forEach(({ data, metrics: [advance, bearing] }, i) => {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    outlines.push(padded);
    offset += padded.length;
    loca.writeUInt32BE(offset, (i + 1) * 4);
    hmtx.writeUInt16BE(advance, i * 4);
    hmtx.writeInt16BE(bearing, i * 4 + 2);
  });
  const [head, hhea, maxp] = [first.head, first.hhea, first.maxp].map((table) => Buffer.from(table));
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(glyphs.length, 34);
  maxp.writeUInt16BE(glyphs.length, 4);
  for (let at = 6; at < 14; at += 2) {
    maxp.writeUInt16BE(Math.max(...sources.map((font) => font.maxp.readUInt16BE(at))), at);
  }
  const cmap = cmapTable(codes);
  return {
    cmap,
    head,
    hhea,
    hmtx,
    maxp,
    name: first.name,
    'OS/2': first['OS/2'],
    post: namelessPost(first),
    glyf: Buffer.concat(outlines),
    loca,
  };
}

/** The table without the glyphs' names, which nobody asks for. */
function namelessPost({ post }) {
  const table = Buffer.from(post.subarray(0, 32));
  table.writeUInt32BE(0x00030000, 0);
  return table;
}

/** The same font; its WOFF has no hints, while they are half of its WOFF2. */
function whole(font) {
  const { DSIG: _, ...tables } = font;
  return { ...tables, post: namelessPost(font) };
}

function base128(value) {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
}

/** WOFF2 with untransformed outlines: glyf and loca are marked so by transform 3. */
function woff2(tables) {
  const known = [
    'cmap',
    'head',
    'hhea',
    'hmtx',
    'maxp',
    'name',
    'OS/2',
    'post',
    'cvt ',
    'fpgm',
    'glyf',
    'loca',
    'prep',
  ];
  known[17] = 'gasp';
  known[26] = 'GDEF';
  known[27] = 'GPOS';
  known[28] = 'GSUB';
  const entries = Object.entries(tables);
  const directory = Buffer.concat(
    entries.flatMap(([tag, data]) => {
      const plain = tag === 'glyf' || tag === 'loca' ? 3 << 6 : 0;
      return [Buffer.from([known.indexOf(tag) | plain]), base128(data.length)];
    }),
  );
  const packed = zlib.brotliCompressSync(Buffer.concat(entries.map(([, data]) => data)), {
    params: { [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_FONT },
  });
  const header = Buffer.alloc(48);
  const sfnt = entries.reduce((sum, [, data]) => sum + ((data.length + 3) & ~3), 12 + entries.length * 16);
  const length = (48 + directory.length + packed.length + 3) & ~3;
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(length, 8);
  header.writeUInt16BE(entries.length, 12);
  header.writeUInt32BE(sfnt, 16);
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, directory, packed], length);
}

function write(name, tables) {
  const target = path.join(import.meta.dirname, `${name}.woff2`);
  fs.writeFileSync(target, woff2(tables));
  console.log(path.basename(target), fs.statSync(target).size, 'bytes');
}

for (const weight of [400, 600]) {
  const sets = ['latin', 'bengali'];
  write(`figures-${weight}`, build(sets.map((set) => readWoff('noto-sans-bengali', set, weight))));
  for (const set of sets)
    write(`hind-siliguri-${set}-${weight}`, whole(readWoff('hind-siliguri', set, weight)));
}
