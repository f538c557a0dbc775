import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { platformErrors } from '#libs/platform/common/errors';
import { Refusal } from '#libs/platform/http/refusal';
import { sendRefusal } from '#libs/platform/http/reply';
import { type Follower, LiveThings } from '#libs/platform/live/live-things';

interface Named {
  Params: { chart: string; id: string };
}

/** A thing on its chart, once or as it moves (server-sent events). Only where the test clock is on. */
export function addThingRoutes(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const things = app.get(LiveThings);
  server.get<Named>('/dev/api/things/:chart/:id', async ({ params }, reply) => {
    return (await things.read(params.chart, params.id)) ?? notFound(reply);
  });
  server.get<Named>('/dev/api/things/:chart/:id/moves', async ({ params: { chart, id } }, reply) => {
    if (!(await things.read(chart, id))) return notFound(reply);
    reply.raw.once('close', things.follow(chart, id, begin(reply)));
    return reply;
  });
}

function notFound(reply: FastifyReply) {
  return sendRefusal(reply, new Refusal(platformErrors.error_not_found));
}

/** Opens the stream, with the headers that each reply has. */
function begin(reply: FastifyReply): Follower {
  void reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Else the program, when it ends, would wait for a page that keeps the line.
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
