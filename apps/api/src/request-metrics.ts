import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** The duration of calls, in seconds, by method, route and status. */
export class RequestMetrics {
  private readonly duration: Histogram;

  constructor(registry: Registry) {
    this.duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    });
  }

  watch(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      };
      this.duration.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }
}
