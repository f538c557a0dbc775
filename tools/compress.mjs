import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.js', '.css', '.svg']);
const { BROTLI_PARAM_QUALITY, Z_BEST_COMPRESSION } = constants;

// Brotli at 11 would save another fiftieth and take twice the time.
const METHODS = {
  '.br': (data) => promisify(brotliCompress)(data, { params: { [BROTLI_PARAM_QUALITY]: 10 } }),
  '.gz': (data) => promisify(gzip)(data, { level: Z_BEST_COMPRESSION }),
};

async function compressFile(file) {
  const data = await readFile(file);
  const writes = Object.entries(METHODS).map(async ([ending, compress]) =>
    writeFile(file + ending, await compress(data)),
  );
  await Promise.all(writes);
}

/** Writes `x.br` and `x.gz` beside each script, style and drawing of the folder, for a server to send. */
export async function compressTexts(folder) {
  const names = (await readdir(folder)).filter((name) => TEXTS.has(path.extname(name)));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}
