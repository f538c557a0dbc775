import type { Logger } from 'pino';
import type { AnsweredRequests } from './answered-requests.js';

/** One structured line per call, with the id that its reply has as `x-request-id`; never its content. */
export function logRequests(answered: AnsweredRequests, logger: Pick<Logger, 'info'>): void {
  answered.onAnswered(({ request, route, status, ms }) => {
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return;
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(ms),
        brand: request.caller?.brand,
        person: request.caller?.person ?? undefined,
      },
      'call',
    );
  });
}
