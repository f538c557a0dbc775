import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type {
  FastifyReply,
  FastifyRequest,
  onRequestAbortHookHandler,
  onResponseHookHandler,
  onSendHookHandler,
} from 'fastify';
import {
  getGameInfo,
  listClasses,
  listGameMenus,
  listGames,
  listHotGames,
  listVendors,
} from '#libs/games/common/games.calls';
import { TitleRegions } from '#libs/games/index';
import { LruCache } from '#libs/platform/cache/lru-cache';
import { visitorOf } from '#libs/platform/http/call-context';
import { BrandRegistry, ContentVersion, OriginPolicy, SiteGate } from '#libs/site/index';
import { CachedReply, hashOf } from './cached-reply.js';
import type { FindCached } from './cached-routes.js';
import type { GuestRequest } from './guest-request.js';

/** Calls whose value depends only on the brand, the visitor's region, the address and the content version, not on the caller. */
export const CACHED_CALLS: ReadonlySet<string> = new Set(
  [getGameInfo, listClasses, listGameMenus, listGames, listHotGames, listVendors].map(({ path }) => path),
);

/** Anybody may search for any part of a name, so the least recently used replies are evicted. */
const MAX_REPLIES = 500;
const MAX_REPLY_LENGTH = 64 * 1024;
/** The same as Fastify's for a fresh reply. */
const JSON_TYPE = 'application/json; charset=utf-8';

interface CachedEntry {
  version: string;
  reply: CachedReply;
}

interface PendingRequest {
  key: string;
  version: string;
  /** Lets the requests that wait for the same reply continue. */
  done(): void;
}

/**
 * Answers guests' game lists from cached replies until the content version changes. A caller with a token is not
 * answered from the cache, because the session may have ended, and neither is one to whom the site is closed. Concurrent requests for the same reply wait for the
 * first one.
 */
export function addCachedReplies(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const [brands, origins, version] = [app.get(BrandRegistry), app.get(OriginPolicy), app.get(ContentVersion)];
  const [gate, regions] = [app.get(SiteGate), app.get(TitleRegions)];
  const replies = new LruCache<CachedEntry>(MAX_REPLIES);
  const inFlight = new Map<string, Promise<void>>();
  const asked = new WeakMap<FastifyRequest, PendingRequest>();

  const keyOf = (request: GuestRequest): string | undefined => {
    const brand = brands.byHost(request.headers.host ?? '');
    const visitor = visitorOf(request);
    if (!brand || gate.closureOf(brand, visitor)) return undefined;
    const region = regions.of({ brand: brand.id, country: gate.countryOf(visitor) });
    return `${brand.id} ${region} ${request.url}`;
  };

  const known = (key: string | undefined, current: string): CachedReply | undefined => {
    const found = key === undefined ? undefined : replies.get(key);
    return found?.version === current ? found.reply : undefined;
  };

  const isAskedByGuest = ({ method, headers, raw }: GuestRequest) =>
    method === 'GET' && headers.authorization === undefined && !origins.isForeign(raw);

  const find: FindCached = (request) => {
    const current = version.current();
    return typeof current === 'string' && isAskedByGuest(request)
      ? known(keyOf(request), current)
      : undefined;
  };

  const wait = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isAskedByGuest(request)) return;
    const current = await version.current();
    const key = keyOf(request);
    if (current === null || key === undefined) return;
    await inFlight.get(key);
    const found = known(key, current);
    if (found) return found.send(request, reply);
    asked.set(request, { key, version: current, done: startRequest(inFlight, key) });
  };

  const keep: onSendHookHandler = (request, reply, body, done) => {
    const question = asked.get(request);
    if (!question || reply.statusCode !== 200 || typeof body !== 'string') return done();
    const { key, version } = question;
    const fresh = new CachedReply(
      { hash: hashOf(body), plain: Buffer.from(body) },
      { type: JSON_TYPE, keeping: 'no-cache' },
    );
    void reply.headers(fresh.plain.headers);
    if (body.length <= MAX_REPLY_LENGTH) replies.set(key, { version, reply: fresh });
    done();
  };

  const end: onResponseHookHandler = (request, _reply, done) => {
    asked.get(request)?.done();
    done();
  };
  const abort: onRequestAbortHookHandler = (request, done) => {
    asked.get(request)?.done();
    done();
  };

  // As hooks of these routes only, so that other calls do not pay for them.
  server.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !CACHED_CALLS.has(route.url)) return;
    Object.assign(route, { onRequest: wait, onSend: keep, onResponse: end, onRequestAbort: abort });
    server.cachedRoutes.add(route.url, find);
  });
}

/** The first of the waiting requests continues alone, and the others wait for it. */
function startRequest(inFlight: Map<string, Promise<void>>, key: string): () => void {
  let done: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    done = resolve;
  });
  if (!inFlight.has(key)) inFlight.set(key, over);
  return () => {
    if (inFlight.get(key) === over) inFlight.delete(key);
    done();
  };
}
