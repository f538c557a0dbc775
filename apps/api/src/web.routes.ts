import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isOperatorPath } from '#libs/authentication/common/operator.calls';

import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { AppError } from '#libs/platform/http/app-error';
import { sendAppError } from '#libs/platform/http/reply';
import { addHashedFiles } from './hashed-files.js';
import { addOperationsPage } from './pages/operations-page.js';
import { PageRenderer } from './pages/page-renderer.js';
import { PageThread } from './pages/page-thread.js';

const CALLS = /^\/(wps|lgw|lotto|gw|socket\.io|dev\/api)(\/|$)/;
/** A file of another build: a page sent in its place would be taken for the file. */
const FILES = /^\/(ops\/)?assets\//;
const WEB = path.resolve(import.meta.dirname, '../../../web');

/** The built web client: hashed files, and a page for every other address. */
export async function addWebRoutes(
  app: NestFastifyApplication,
  config: Config,
  logger: Logger,
): Promise<void> {
  if (!fs.existsSync(WEB)) return logger.warn('dist/web is missing: the api serves no pages');
  const server = app.getHttpAdapter().getInstance();
  const thread = new PageThread(pathToFileURL(path.join(WEB, '../web-server/entry-server.js')).href);
  server.addHook('onClose', () => thread.close());
  const renderer = new PageRenderer(app, config, WEB, thread, logger);
  await addHashedFiles(app, path.join(WEB, 'assets'), '/assets/');
  const operations = await addOperationsPage(app, thread, logger);
  const isPage = (path: string) => !CALLS.test(path) && !FILES.test(path);
  const isOfOperators = (path: string) => operations !== null && isOperatorPath(path);
  server.cachedRoutes.addPages('/*', (request) => {
    const path = pathOf(request);
    return isPage(path) && !isOfOperators(path) ? renderer.cached(request) : undefined;
  });
  server.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    if (!isPage(path)) return sendAppError(reply, new AppError(platformErrors.error_not_found));
    if (operations && isOperatorPath(path)) return operations.send(request, reply);
    return renderer.send(request, reply);
  });
}

const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) => url.split('?')[0] ?? '';
