import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listGameMenus, listGames, listHotGames, listVendors } from '#libs/games/common/games.calls';
import { BrandRegistry, ContentVersion, OriginPolicy } from '#libs/site/index';
import { hashOf, hasTag } from './pages/encoded-page.js';

/** Calls whose value follows from the brand, the address and the version of the content, whoever asks. */
export const KEPT_CALLS: ReadonlySet<string> = new Set(
  [listGameMenus, listGames, listHotGames, listVendors].map(({ path }) => path),
);

/** Anybody may ask for any part of a name, so the longest unused replies make room. */
const MOST_REPLIES = 500;
const LONGEST_REPLY = 64 * 1024;

interface Kept {
  version: string;
  tag: string;
  body: string;
}

interface Asked {
  key: string;
  version: string;
  /** Lets those go on who ask the same. */
  done(): void;
}

/**
 * Answers guests who ask for games from what was answered before, until the content has another version. A bearer of a
 * token goes the whole way, because a session may have ended. Copies of a question that is under way wait for its answer.
 */
export function addKeptReplies(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const [brands, origins, version] = [app.get(BrandRegistry), app.get(OriginPolicy), app.get(ContentVersion)];
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<void>>();
  const asked = new WeakMap<FastifyRequest, Asked>();

  const find = (key: string, current: string): Kept | undefined => {
    const known = kept.get(key);
    if (known?.version !== current) return undefined;
    kept.delete(key);
    kept.set(key, known);
    return known;
  };

  server.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOfGuest(request) || origins.isForeign(request.raw)) return;
    const current = await version.current();
    const brand = brands.byHost(request.headers.host ?? '');
    if (current === null || !brand) return;
    const key = `${brand.id} ${request.url}`;
    await underWay.get(key);
    const known = find(key, current);
    if (known) return send(request, reply, known);
    asked.set(request, { key, version: current, done: begin(underWay, key) });
  });

  server.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, body: unknown) => {
    const question = asked.get(request);
    if (!question || reply.statusCode !== 200 || typeof body !== 'string') return body;
    const fresh = { version: question.version, tag: `"${hashOf(body)}"`, body };
    void reply.headers({ 'cache-control': 'no-cache', etag: fresh.tag });
    if (body.length > LONGEST_REPLY) return body;
    kept.set(question.key, fresh);
    const [oldest] = kept.keys();
    if (kept.size > MOST_REPLIES && oldest !== undefined) kept.delete(oldest);
    return body;
  });

  server.addHook('onResponse', async (request: FastifyRequest) => asked.get(request)?.done());
  server.addHook('onRequestAbort', async (request: FastifyRequest) => asked.get(request)?.done());
}

function isOfGuest({ method, routeOptions, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.authorization === undefined && KEPT_CALLS.has(routeOptions.url ?? '');
}

/** The first of those who wait goes on alone, and the others wait for it. */
function begin(underWay: Map<string, Promise<void>>, key: string): () => void {
  let done: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    done = resolve;
  });
  if (!underWay.has(key)) underWay.set(key, over);
  return () => {
    if (underWay.get(key) === over) underWay.delete(key);
    done();
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { tag, body }: Kept): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', etag: tag });
  if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
