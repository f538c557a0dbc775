import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DatabasePulse } from '#libs/platform/database/database-pulse';

/** For machines: is it running, and can it serve. */
export function addHealthRoutes(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const alive = await app.get(DatabasePulse).ask();
    return reply.status(alive ? 200 : 503).send({ status: alive ? 'ok' : 'unavailable', database: alive });
  });
}
