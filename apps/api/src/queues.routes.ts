import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { OperatorAuthenticator } from '#libs/authentication/index';

import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { AppError } from '#libs/platform/http/app-error';
import { toAppError } from '#libs/platform/http/error.filter';
import { declarePermission } from '#libs/platform/http/permissions';
import { sendAppError } from '#libs/platform/http/reply';
import { openQueue } from '#libs/platform/jobs/queue';
import { BrandRegistry } from '#libs/site/index';
import { QueueBoard } from './queue-board.js';
import { QUEUES, queuePage } from './queue-page.js';

/** The hash of the style that bull-board's client injects for its notices; it depends on the version. */
const TOAST_STYLE = 'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU=';

const READ_QUEUES = 'job.read';
declarePermission(READ_QUEUES);

/** The queues for operators. None of it is served without an operator's session and permission. */
export async function addQueueRoutes(app: NestFastifyApplication, config: Config): Promise<void> {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const queue = openQueue(config);
  server.addHook('onClose', () => queue.close());
  const board = new QueueBoard(queue);
  const page = queuePage(board.viewFolder, board.uiConfig);
  await server.register(
    async (queues) => {
      queues.addHook('onRequest', (request, reply) => requireOperator(app, request, reply));
      queues.setErrorHandler((error, _request, reply) => sendAppError(reply, toAppError(error)));
      await queues.register(fastifyStatic, {
        root: board.assets,
        prefix: '/static/',
        wildcard: false,
        cacheControl: false,
      });
      for (const path of board.pages) queues.get(path, (_request, reply) => sendPage(reply, page));
      for (const { route, handler } of board.calls)
        for (const path of [route].flat())
          queues.get(path, async (request, reply) => {
            const answer = await handler({
              queues: board.queues,
              uiConfig: board.uiConfig,
              params: request.params as Record<string, unknown>,
              query: request.query as Record<string, unknown>,
              body: {},
              headers: {},
            });
            return reply.status(answer.status ?? 200).send(answer.body);
          });
    },
    { prefix: QUEUES },
  );
}

/** A page redirects a guest to the log-in and back; every other request is refused. */
async function requireOperator(app: NestFastifyApplication, request: FastifyRequest, reply: FastifyReply) {
  const brand = app.get(BrandRegistry).byHost(request.headers.host ?? '');
  if (!brand) return sendAppError(reply, new AppError(platformErrors.error_not_found));
  const operator = await app.get(OperatorAuthenticator).authenticate(request, brand.id);
  if (operator?.permissions.has(READ_QUEUES)) return;
  if (operator)
    return sendAppError(
      reply,
      new AppError(authenticationErrors.error_permission_missing, { params: { permission: READ_QUEUES } }),
    );
  const asksForPage = request.headers.accept?.includes('text/html');
  if (asksForPage) return reply.redirect(`/ops?returnTo=${encodeURIComponent(request.url)}`);
  return sendAppError(reply, new AppError(platformErrors.error_not_logged_in));
}

/** The page itself declares its base address and adds a style sheet, which other pages may not. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace("base-uri 'none'", "base-uri 'self'")
    .replace("style-src 'self'", `style-src 'self' '${TOAST_STYLE}'`);
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
}
