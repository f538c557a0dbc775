import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { VERIFY_PATH } from '../../common/api.js';
import { ROOM_CHAT_PATH } from '../../common/rooms/api.js';
import { AppError } from '../web/app-error.js';
import { pathOf, VENDOR_CODES } from './codes.js';

interface PagesOptions {
  /** The folder that Vite built: `index.html` and `assets/`. */
  folder: string;
  /** The portal's address, which shows the pages in a frame. */
  publicUrl: string;
  sandboxUrl: string;
}

/** Local hosts may frame the pages too, for the brands at `*.localhost` and for tests. */
const LOCAL_HOSTS = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*';

export function pagePolicy({ publicUrl, sandboxUrl }: Omit<PagesOptions, 'folder'>): string {
  const socket = new URL(sandboxUrl).origin.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${socket}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${new URL(publicUrl).origin} ${LOCAL_HOSTS}`,
  ].join('; ');
}

/** The pages that players see: one document for every game of every vendor, for the verification of rounds, and for chats. */
export function addPages(server: FastifyInstance, options: PagesOptions): void {
  const policy = pagePolicy(options);
  const document = join(options.folder, 'index.html');

  const sendDocument = async (_request: unknown, reply: FastifyReply) => {
    if (!existsSync(document)) throw new AppError('unavailable', 'the pages are not built', 503);
    return reply
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(await readFile(document));
  };
  for (const code of VENDOR_CODES) server.get(`${pathOf(code)}/play/:game`, sendDocument);
  server.get(VERIFY_PATH, sendDocument);
  server.get(ROOM_CHAT_PATH, sendDocument);

  server.register(fastifyStatic, {
    root: join(options.folder, 'assets'),
    prefix: '/games/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => {
      reply.header('content-security-policy', policy);
    },
  });
}
