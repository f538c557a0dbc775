import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { fromSetUp } from '#libs/platform/testing/test-database';
import type { PageThread } from './page-thread.js';

/** A thread runs built code. */
const built = path.join(fromSetUp('TEST_PROGRAMS'), 'api/src/pages/page-thread.js');
const module = (await import(pathToFileURL(built).href)) as { PageThread: typeof PageThread };

const ENTRY = `export function render(path, { name }) {
  if (path === '/hang') for (;;);
  if (path === '/exit') process.exit(3);
  if (path === '/throw') throw new Error('no such tile');
  return name + ' in ' + process.env.NODE_ENV;
}`;

let folder: string;
let threads: PageThread[];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-pages-'));
  fs.writeFileSync(path.join(folder, 'entry.mjs'), ENTRY);
  threads = [];
});
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.close())));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function startThread(longestMs?: number): PageThread {
  const thread = new module.PageThread(pathToFileURL(path.join(folder, 'entry.mjs')).href, longestMs);
  threads.push(thread);
  return thread;
}

const order = (path: string) => ({
  page: '<p><!--app--></p>',
  drawing: { path, start: { name: '$& Mina' } },
});

test('renders with the production build, and compresses the same text in both encodings', async () => {
  const page = await startThread().finish(order('/'));
  const text = '<p>$& Mina in production</p>';
  expect(Buffer.from(page.plain).toString()).toBe(text);
  expect(zlib.brotliDecompressSync(page.br ?? Buffer.alloc(0)).toString()).toBe(text);
  expect(zlib.gunzipSync(page.gzip ?? Buffer.alloc(0)).toString()).toBe(text);
});

test('rejects a page that cannot be rendered with the reason, and renders the next one', async () => {
  const thread = startThread();
  const [failed, next] = await Promise.allSettled([
    thread.finish(order('/throw')),
    thread.finish(order('/')),
  ]);
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('no such tile') },
  });
  expect(next.status).toBe('fulfilled');
});

test.each([
  ['/hang', 'took too long'],
  ['/exit', 'the thread ended'],
])('replaces a thread after %s', async (path, reason) => {
  const thread = startThread(3000);
  await expect(thread.finish(order(path))).rejects.toThrow(reason);
  await expect(thread.finish(order('/'))).resolves.toMatchObject({ hash: expect.any(String) });
});

test('rejects at once when too many pages are waiting', async () => {
  const thread = startThread();
  const pages = await Promise.allSettled(Array.from({ length: 70 }, () => thread.finish(order('/'))));
  const refused = pages.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
});
