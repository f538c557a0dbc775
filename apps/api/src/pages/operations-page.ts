import fs from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { OperatorAuthenticator } from '#libs/authentication/index';

import { BrandRegistry } from '#libs/site/index';
import { addHashedFiles } from '../hashed-files.js';
import { PageFrame, preferencesOf } from './page-frame.js';
import { PageStore } from './page-store.js';
import type { PageThread } from './page-thread.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../../web-operations');
const ASSETS = '/ops/assets/';

/**
 * The operators' pages: one HTML frame for all of their addresses, and files of their own. `null` if they were not
 * built.
 */
export async function addOperationsPage(app: NestFastifyApplication, thread: PageThread, logger: Logger) {
  if (!fs.existsSync(FOLDER)) return null;
  const assets = path.join(FOLDER, 'assets');
  const frame = new PageFrame(path.join(FOLDER, 'operations.html'), assets, ASSETS);
  const pages = new PageStore(frame, thread, 'no-store', logger);
  await addHashedFiles(app, assets, ASSETS);
  return {
    async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const brand = app.get(BrandRegistry).byHost(request.headers.host ?? '');
      if (!brand) return reply.status(404).type('text/plain').send('unknown host');
      const { language, theme } = preferencesOf(request, brand);
      const expectOperator = app.get(OperatorAuthenticator).hasCookie(request.headers);
      const { languages, name: brandName } = brand.settings;
      const start = { brandName, language, languages, expectOperator };
      const page = await pages.of(
        { brand: brand.id, language, theme, region: null, start, path: null },
        null,
      );
      return page.send(request, reply);
    },
  };
}
