import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { addPages } from './pages.routes.js';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-pages-'));
const server = Fastify();
const bare = Fastify();
const urls = { publicUrl: 'https://mela.example/en', sandboxUrl: 'https://games.example' };

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Studio</title>');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {};');
  addPages(server, { folder, ...urls });
  addPages(bare, { folder: join(folder, 'nowhere'), ...urls });
  await Promise.all([server.ready(), bare.ready()]);
});
afterAll(async () => {
  await Promise.all([server.close(), bare.close()]);
  rmSync(folder, { recursive: true });
});

test.each(['/studio/play/river-dice?session=x', '/games/verify'])(
  'serves the document at %s',
  async (url) => {
    const reply = await server.inject(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>Studio</title>');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("connect-src 'self' wss://games.example;");
    expect(policy).toContain('frame-ancestors https://mela.example http://localhost:*');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
  },
);

test('serves the built files, to be kept by the browser', async () => {
  const reply = await server.inject('/games/assets/app-1.js');
  expect(reply.headers['content-type']).toContain('javascript');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect((await server.inject('/games/assets/..%2findex.html')).statusCode).not.toBe(200);
});

test('says when the pages are not built', async () => {
  const reply = await bare.inject('/studio/play/river-dice');
  expect(reply.statusCode).toBe(503);
});
