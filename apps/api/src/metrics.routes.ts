import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { LedgerFindings } from '#libs/ledger/index';
import type { Config } from '#libs/platform/config/config';
import { LedgerMetrics } from './ledger-metrics.js';
import { RequestMetrics } from './request-metrics.js';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Metrics for Prometheus: on the portal's port for callers with `METRICS_TOKEN`, and on `METRICS_PORT` if it is set.
 * With neither, only this machine may read them, and in production nobody, since behind a proxy on the same machine
 * every request comes from this machine.
 */
export async function addMetricsRoutes(app: NestFastifyApplication, config: Config): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new RequestMetrics(registry).watch(server.answeredRequests);
  new LedgerMetrics(registry, app.get(LedgerFindings, { strict: false }));
  const isOpenHere = !config.production && config.METRICS_PORT === undefined;

  server.get('/metrics', async (request, reply) => {
    const isLocal = isOpenHere && LOCAL.has(request.ip);
    if (!isLocal && !hasToken(request.headers, config))
      return reply.status(403).send({ status: 'forbidden' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  if (config.METRICS_PORT !== undefined) await listenOnOwnPort(server, registry, config);
}

/** A port of its own, closed with the api. Whoever can reach it may read, unless a token is set too. */
async function listenOnOwnPort(server: FastifyInstance, registry: Registry, config: Config): Promise<void> {
  const isOpen = config.METRICS_TOKEN === undefined;
  const apart = http.createServer((request, reply) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return reply.writeHead(404).end();
    if (!isOpen && !hasToken(request.headers, config)) return reply.writeHead(403).end();
    return registry.metrics().then(
      (text) =>
        reply.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  apart.listen(config.METRICS_PORT, config.HOST);
  await once(apart, 'listening');
  server.addHook('onClose', async () => {
    apart.close();
    apart.closeAllConnections();
  });
}

/** Compares hashes, so that the time reveals nothing about the token. */
function hasToken(
  { authorization = '' }: http.IncomingHttpHeaders,
  { METRICS_TOKEN: token }: Config,
): boolean {
  return token !== undefined && timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${token}`));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
