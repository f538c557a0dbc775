import fs from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OperatorDoor } from '#libs/identity/index';
import { BrandRegistry } from '#libs/site/index';
import { addHashedFiles } from './hashed-files.js';
import { PageFrame, preferencesOf } from './page-frame.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../web-operations');
const ASSETS = '/ops/assets/';

/** The operators' pages: one frame for all of their addresses, and files of their own. `null` where none were built. */
export async function addOperationsPage(app: NestFastifyApplication) {
  if (!fs.existsSync(FOLDER)) return null;
  const assets = path.join(FOLDER, 'assets');
  const frame = new PageFrame(path.join(FOLDER, 'operations.html'), assets, ASSETS, 'no-store');
  await addHashedFiles(app, assets, ASSETS);
  return {
    send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const brand = app.get(BrandRegistry).byHost(request.headers.host ?? '');
      if (!brand) return reply.status(404).type('text/plain').send('unknown host');
      const preferences = preferencesOf(request, brand);
      const expectOperator = app.get(OperatorDoor).hasCookie(request.headers);
      return frame.send(reply, preferences, { language: preferences.language, expectOperator });
    },
  };
}
