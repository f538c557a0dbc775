import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { AnsweredRequests } from './answered-requests.js';
import type { CachedReply } from './cached-reply.js';
import type { GuestRequest } from './guest-request.js';
import type { SecurityHeaders } from './security-headers.js';

/** Finds the cached reply for a request. Must give what the route would give without reading anything. */
export type FindCached = (request: GuestRequest) => CachedReply | undefined;

interface CachedRoute {
  /** As logs and metrics name it. */
  name: string;
  find: FindCached;
}

/**
 * Answers requests from cached replies before Fastify sees them, whose request, router and hooks take longer than the rest
 * of such an answer. Whatever is not cached goes on to Fastify.
 */
export class CachedRoutes {
  private readonly routes = new Map<string, CachedRoute>();
  private pages: CachedRoute | undefined;
  /** First segments of addresses that are no pages. */
  private readonly reserved = new Set<string>();
  private readonly isTrusted: ((address: string, hop: number) => boolean) | undefined;

  constructor(
    private readonly headers: SecurityHeaders,
    private readonly answered: AnsweredRequests,
    trustedProxies: string[],
  ) {
    if (trustedProxies.length > 0) this.isTrusted = proxyAddress.compile(trustedProxies);
  }

  add(path: string, find: FindCached): void {
    this.routes.set(path, { name: path, find });
  }

  /** For every address that no other route begins like. */
  addPages(name: string, find: FindCached): void {
    this.pages = { name, find };
  }

  /** Leaves addresses that begin like this one to Fastify, as far as they are not added. */
  reserve(url: string): void {
    this.reserved.add(firstSegment(url));
  }

  /** A listener that answers what is cached and leaves the rest to `others`. */
  before(others: RequestListener): RequestListener {
    return (raw, response) => {
      if (!this.answer(raw, response)) others(raw, response);
    };
  }

  private routeOf({ method, url = '' }: IncomingMessage): CachedRoute | undefined {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    // Fastify takes off an origin, and refuses malformed escapes.
    if (!path.startsWith('/') || path.includes('%')) return undefined;
    return this.routes.get(path) ?? (this.reserved.has(firstSegment(path)) ? undefined : this.pages);
  }

  private answer(raw: IncomingMessage, response: ServerResponse): boolean {
    const began = performance.now();
    const route = this.routeOf(raw);
    const request = route && new PlainRequest(raw, this.isTrusted);
    const reply = request && route.find(request);
    if (!reply) return false;
    response.once('finish', () =>
      this.answered.report({
        request,
        route: route.name,
        status: response.statusCode,
        ms: performance.now() - began,
      }),
    );
    reply.write(request, response, this.headers);
    return true;
  }
}

/** What comes between the first two slashes. */
const firstSegment = (path: string) => path.split('/', 2)[1] ?? '';

class PlainRequest implements GuestRequest {
  readonly id = randomUUID();

  constructor(
    readonly raw: IncomingMessage,
    private readonly isTrusted: ((address: string, hop: number) => boolean) | undefined,
  ) {}

  get ip(): string {
    return this.isTrusted ? proxyAddress(this.raw, this.isTrusted) : (this.raw.socket.remoteAddress ?? '');
  }

  get method(): string {
    return this.raw.method ?? '';
  }

  get url(): string {
    return this.raw.url ?? '';
  }

  get headers(): IncomingHttpHeaders {
    return this.raw.headers;
  }
}
