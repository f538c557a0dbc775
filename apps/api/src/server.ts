import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '#libs/platform/config/config';
import { asRefusal } from '#libs/platform/http/error.filter';
import { refusalEnvelope } from '#libs/platform/http/reply';
import { logOutput } from '#libs/platform/logging/log-output';
import { REDACTED } from '#libs/platform/logging/logging.module';
import { logRequests } from './request-log.js';
import { securityHeaders } from './security-headers.js';

const BODY_LIMIT = 256 * 1024;

/** Fastify as the api wants it: request ids in logs and replies, the closed list of errors, headers on every reply. */
export function createServer(config: Config): FastifyInstance {
  const server = Fastify({
    logger: { level: config.LOG_LEVEL, redact: REDACTED, stream: logOutput() },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      securityHeaders(config, request, reply);
      const refusal = asRefusal(error);
      reply.raw.statusCode = refusal.status;
      void reply.type('application/json').send(JSON.stringify(refusalEnvelope(refusal)) as never);
    },
  });
  server.addHook('onRequest', async (request, reply) => {
    securityHeaders(config, request, reply);
    void reply.header('x-request-id', request.id);
  });
  logRequests(server);
  return server;
}
