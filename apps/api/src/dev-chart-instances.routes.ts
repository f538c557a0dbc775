import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ChartInstances, type Follower } from '#libs/platform/chart-instances/chart-instances';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import { sendAppError } from '#libs/platform/http/reply';

interface Named {
  Params: { chart: string; id: string };
}

/**
 * The state of an instance of a chart, once or on every change (server-sent events). Only where the test clock is on.
 */
export function addChartInstanceRoutes(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const things = app.get(ChartInstances);
  server.get<Named>('/dev/api/things/:chart/:id', async ({ params }, reply) => {
    return (await things.read(params.chart, params.id)) ?? notFound(reply);
  });
  server.get<Named>('/dev/api/things/:chart/:id/moves', async ({ params: { chart, id } }, reply) => {
    if (!(await things.read(chart, id))) return notFound(reply);
    reply.raw.once('close', things.follow(chart, id, startStream(reply)));
    return reply;
  });
}

function notFound(reply: FastifyReply) {
  return sendAppError(reply, new AppError(platformErrors.error_not_found));
}

/** Opens the stream, with the headers that each reply has. */
function startStream(reply: FastifyReply): Follower {
  void reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Otherwise a page that keeps the connection open would delay the end of the program.
    connection: 'close',
  };
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.flushHeaders();
  return {
    show: (thing) => void reply.raw.write(`data: ${JSON.stringify(thing)}\n\n`),
    end: () => void reply.raw.end(),
  };
}
