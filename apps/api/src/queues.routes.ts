import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperatorDoor } from '#libs/identity/index';
import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { asRefusal } from '#libs/platform/http/error.filter';
import { Refusal } from '#libs/platform/http/refusal';
import { sendRefusal } from '#libs/platform/http/reply';
import { openQueue } from '#libs/platform/jobs/queue';
import { BrandRegistry } from '#libs/site/index';
import { QueueBoard } from './queue-board.js';
import { QUEUES, queuePage } from './queue-page.js';

/** The style that bull-board's client puts into its page for its notices, by its hash; it comes with the version. */
const TOAST_STYLE = 'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU=';

/** The queues as operators see them. Nothing of it is served without an operator's session. */
export async function addQueueRoutes(app: NestFastifyApplication, config: Config): Promise<void> {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const queue = openQueue(config);
  server.addHook('onClose', () => queue.close());
  const board = new QueueBoard(queue);
  const page = queuePage(board.viewFolder, board.uiConfig);
  await server.register(
    async (queues) => {
      queues.addHook('onRequest', (request, reply) => letInOperators(app, request, reply));
      queues.setErrorHandler((error, _request, reply) => sendRefusal(reply, asRefusal(error)));
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

/** A page sends who is not logged in to the log-in, and back afterwards; everything else is refused. */
async function letInOperators(app: NestFastifyApplication, request: FastifyRequest, reply: FastifyReply) {
  const brand = app.get(BrandRegistry).byHost(request.headers.host ?? '');
  if (!brand) return sendRefusal(reply, new Refusal(platformErrors.error_not_found));
  if (await app.get(OperatorDoor).enter(request, brand.id)) return;
  const asksForPage = request.headers.accept?.includes('text/html');
  if (asksForPage) return reply.redirect(`/ops?returnTo=${encodeURIComponent(request.url)}`);
  return sendRefusal(reply, new Refusal(platformErrors.error_not_logged_in));
}

/** The page says of itself where its own addresses begin, and adds one sheet of style, which other pages may not. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace("base-uri 'none'", "base-uri 'self'")
    .replace("style-src 'self'", `style-src 'self' '${TOAST_STYLE}'`);
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
}
