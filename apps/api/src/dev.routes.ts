import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '#libs/platform/clock/clock';
import { addChartInstanceRoutes } from './dev-chart-instances.routes.js';

const MAX_ADVANCE_MS = 366 * 24 * 3600 * 1000;

/** For developers. Only exists where the test clock is on, which production refuses. */
export function addDevRoutes(app: NestFastifyApplication): void {
  addClockRoutes(app);
  addChartInstanceRoutes(app);
}

/** Moves the test clock. */
function addClockRoutes(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const clock = app.get(Clock);
  server.get('/dev/api/clock', async () => ({ now: clock.now().toISOString() }));
  server.post('/dev/api/clock', async (request, reply) => {
    const milliseconds = (request.body as { advanceMs?: unknown } | null)?.advanceMs;
    if (
      typeof milliseconds !== 'number' ||
      !Number.isInteger(milliseconds) ||
      Math.abs(milliseconds) > MAX_ADVANCE_MS
    ) {
      return reply
        .status(400)
        .send({ error: 'advanceMs must be a whole number of milliseconds, at most a year' });
    }
    await clock.advance(milliseconds);
    return { now: clock.now().toISOString() };
  });
}
