import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DatabasePulse } from '#libs/platform/database/database-pulse';
import { DiskSpace } from '#libs/platform/logging/disk-space';

/** For machines: is it running, and can it serve. */
export function addHealthRoutes(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const database = await app.get(DatabasePulse).ask();
    const disk = !app.get(DiskSpace).isFull();
    // Without room it still serves what needs none: that is told, and no reason to send people elsewhere.
    const status = database ? (disk ? 'ok' : 'disk') : 'unavailable';
    return reply.status(database ? 200 : 503).send({ status, database, disk });
  });
}
