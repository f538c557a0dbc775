import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '#libs/platform/config/config';
import { toAppError } from '#libs/platform/http/error.filter';
import { errorEnvelope } from '#libs/platform/http/reply';
import { logOutput } from '#libs/platform/logging/log-output';
import { REDACTED } from '#libs/platform/logging/logging.module';
import { logRequests } from './request-log.js';
import { securityHeaders } from './security-headers.js';

const BODY_LIMIT = 256 * 1024;

/**
 * Fastify with the api's settings: request ids in logs and replies, the closed list of errors, headers on every reply.
 */
export function createServer(config: Config): FastifyInstance {
  const headers = securityHeaders(config);
  const server = Fastify({
    logger: { level: config.LOG_LEVEL, redact: REDACTED, stream: logOutput() },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger, // each line names its request itself
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers.of(request.headers.host));
      const appError = toAppError(error);
      reply.raw.statusCode = appError.status;
      void reply.type('application/json').send(JSON.stringify(errorEnvelope(appError)) as never);
    },
  });
  server.decorate('securityHeaders', headers);
  server.addHook('onRequest', (request, reply, done) => {
    const cached = request.routeOptions.config?.cached?.(request);
    if (cached) return void cached.send(request, reply);
    void reply.headers(headers.of(request.headers.host)).header('x-request-id', request.id);
    done();
  });
  logRequests(server);
  return server;
}
