import { Histogram, type Registry } from 'prom-client';
import type { AnsweredRequests } from './answered-requests.js';

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

  watch(answered: AnsweredRequests): void {
    answered.onAnswered(({ request: { method }, route, status, ms }) =>
      this.duration.observe({ method, route, status }, ms / 1000),
    );
  }
}
