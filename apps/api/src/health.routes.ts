import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '#libs/platform/config/config';
import { DatabasePulse } from '#libs/platform/database/database-pulse';
import { RequestMetrics } from './request-metrics.js';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For machines: is it running, can it serve, and how is it doing. */
export async function addHealthRoutes(app: NestFastifyApplication, config: Config): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new RequestMetrics(registry).watch(server);

  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const alive = await app.get(DatabasePulse).ask();
    return reply.status(alive ? 200 : 503).send({ status: alive ? 'ok' : 'unavailable', database: alive });
  });
  server.get('/metrics', async (request, reply) => {
    const token = config.METRICS_TOKEN && request.headers.authorization === `Bearer ${config.METRICS_TOKEN}`;
    if (!token && !LOCAL.has(request.ip)) return reply.status(403).send({ status: 'forbidden' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
