import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import zlib from 'node:zlib';
import { type EncodedContent, hashOf } from '../cached-reply.js';
import type { PageAnswer, PageOrder, WebServer } from './page-thread.js';

/** A page is compressed once for all visitors; quality 11 takes ten times as long for little gain. */
const BROTLI_QUALITY = 9;

// On Linux this sets the priority of the thread only; elsewhere it would affect the whole api.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const { serverEntry } = workerData as { serverEntry: string };
const web = import(serverEntry) as Promise<WebServer>;
web.catch(() => undefined); // each page is answered with the error

parentPort?.on('message', (order: PageOrder) => {
  void answer(order).then((reply) => parentPort?.postMessage(reply));
});

async function answer({ id, page, drawing }: PageOrder): Promise<PageAnswer> {
  try {
    const html = drawing ? (await web).render(drawing.path, drawing.start) : '';
    return { id, encoded: encode(page.replace('<!--app-->', () => html)) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function encode(text: string): EncodedContent {
  const plain = Buffer.from(text);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return {
    hash: hashOf(plain),
    plain,
    br: zlib.brotliCompressSync(plain, { params }),
    gzip: zlib.gzipSync(plain, { level: 9 }),
  };
}
