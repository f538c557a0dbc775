import type { FastifyInstance } from 'fastify';
import type { Caller } from '#libs/platform/http/caller';
import type { GuestRequest } from './guest-request.js';

export interface AnsweredRequest {
  request: GuestRequest & { caller?: Caller };
  /** The route's address, as in `/wps/member/info`; `unknown` without one. */
  route: string;
  status: number;
  /** From the request's arrival until the reply was sent. */
  ms: number;
}

type Listener = (answered: AnsweredRequest) => void;

/** Reports each answered request to logs and metrics, whether Fastify or a cached reply answered it. */
export class AnsweredRequests {
  private readonly listeners: Listener[] = [];

  onAnswered(listener: Listener): void {
    this.listeners.push(listener);
  }

  watch(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const { url: route = 'unknown' } = request.routeOptions;
      this.report({ request, route, status: reply.statusCode, ms: reply.elapsedTime });
      done();
    });
  }

  report(answered: AnsweredRequest): void {
    for (const listener of this.listeners) listener(answered);
  }
}
