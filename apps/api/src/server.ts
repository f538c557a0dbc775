import { randomUUID } from 'node:crypto';
import http, { type RequestListener } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '#libs/platform/config/config';
import { toAppError } from '#libs/platform/http/error.filter';
import { errorEnvelope } from '#libs/platform/http/reply';
import { logOutput } from '#libs/platform/logging/log-output';
import { REDACTED } from '#libs/platform/logging/logging.module';
import { AnsweredRequests } from './answered-requests.js';
import { CachedRoutes } from './cached-routes.js';
import { logRequests } from './request-log.js';
import { securityHeaders } from './security-headers.js';

declare module 'fastify' {
  interface FastifyInstance {
    cachedRoutes: CachedRoutes;
    answeredRequests: AnsweredRequests;
  }
}

const BODY_LIMIT = 256 * 1024;
/** How long a connection without a request stays open, in milliseconds. */
const IDLE_MS = 72_000;

/**
 * Fastify with the api's settings: request ids in logs and replies, the closed list of errors, headers on every reply.
 */
export function createServer(config: Config): FastifyInstance {
  const headers = securityHeaders(config);
  const answered = new AnsweredRequests();
  const cached = new CachedRoutes(headers, answered, config.trustedProxies);
  const server = Fastify({
    serverFactory: (listener) => serverFor(cached.before(listener as RequestListener)),
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
  server.decorate('cachedRoutes', cached);
  server.decorate('answeredRequests', answered);
  server.addHook('onRoute', ({ url }) => {
    if (url !== '/*') cached.reserve(url);
  });
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers.of(request.headers.host)).header('x-request-id', request.id);
    done();
  });
  answered.watch(server);
  logRequests(answered, server.log);
  return server;
}

/** As Fastify creates one: an idle connection ends after 72 s, and a request may take any time once its headers are there. */
function serverFor(listener: RequestListener): http.Server {
  const server = http.createServer({ keepAliveTimeout: IDLE_MS, requestTimeout: 0 }, listener);
  return server.setTimeout(0);
}
