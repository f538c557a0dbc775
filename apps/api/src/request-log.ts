import type { FastifyInstance } from 'fastify';

/** One structured line per call, with the id that its reply has as `x-request-id`; never its content. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return done();
    server.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        brand: request.caller?.brand,
        person: request.caller?.person ?? undefined,
      },
      'call',
    );
    done();
  });
}
