import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DatabaseHealthMonitor } from '#libs/platform/database/database-health-monitor';
import { DiskSpace } from '#libs/platform/logging/disk-space';

/** For monitoring: whether the api runs, and whether it can serve. */
export function addHealthRoutes(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const database = await app.get(DatabaseHealthMonitor).check();
    const disk = !app.get(DiskSpace).isFull();
    // With a full disk the api still serves calls that write nothing, so it reports `disk` and stays in rotation.
    const status = database ? (disk ? 'ok' : 'disk') : 'unavailable';
    return reply.status(database ? 200 : 503).send({ status, database, disk });
  });
}
