import type { FastifyInstance } from 'fastify';

/** One structured line a call, with the id that its reply carries as `x-request-id`; never what was in it. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        brand: request.caller?.brand,
        person: request.caller?.person ?? undefined,
      },
      'call',
    );
  });
}
