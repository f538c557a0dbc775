import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ForeignSources } from '#libs/site/index';
import type { GuestRequest } from './guest-request.js';
import type { InlineSources, SecurityHeaders } from './security-headers.js';

/** The content of a reply, in every encoding that is cached. */
export interface EncodedContent {
  /** Of the text; the entity tag is made from it. */
  hash: string;
  plain: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

/** The value of `EncodedContent.hash`. */
export const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

interface About {
  type: string;
  /** `no-store` replies have no tag, because no client has them stored. */
  keeping: 'no-cache' | 'no-store';
  vary?: string;
  /** What stands in the page itself, as sources of the content security policy. */
  inline?: InlineSources;
}

declare module 'fastify' {
  interface FastifyInstance {
    securityHeaders: SecurityHeaders;
  }
}

type Encoding = 'br' | 'gzip' | 'plain';

/** The reply in one encoding. */
interface Form {
  tag: string | undefined;
  /** Also those of a 304. */
  headers: Record<string, string>;
  content: Buffer;
  head: CachedHead;
  unchangedHead: CachedHead;
}

/** A reply that is the same for every recipient, encoded once. */
export class CachedReply {
  readonly plain: Form;
  private readonly br: Form | undefined;
  private readonly gzip: Form | undefined;

  constructor({ hash, plain, br, gzip }: EncodedContent, about: About) {
    this.plain = formOf('plain', plain, hash, about);
    this.br = br && formOf('br', br, hash, about);
    this.gzip = gzip && formOf('gzip', gzip, hash, about);
  }

  /** Sends it as the reply of a route. Fastify is only told so, since its own path builds each header again. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { raw } = reply.hijack();
    this.write(request, raw, request.server.securityHeaders);
    return reply;
  }

  /** Writes the best encoding that the browser accepts, or 304 if it has this version already. */
  write({ headers, id, method }: GuestRequest, response: ServerResponse, security: SecurityHeaders): void {
    const { tag, content, head, unchangedHead } = this.formFor(headers['accept-encoding']);
    const linesOf = (of: CachedHead) => [...of.lines(headers.host, security), id];
    if (tag !== undefined && hasTag(headers['if-none-match'], tag)) {
      response.writeHead(304, linesOf(unchangedHead)).end();
    } else {
      response.writeHead(200, linesOf(head)).end(method === 'HEAD' ? undefined : content);
    }
  }

  private formFor(accepted: string | undefined): Form {
    if (accepted === undefined) return this.plain;
    if (this.br && TAKES_BR.test(accepted)) return this.br;
    return this.gzip && TAKES_GZIP.test(accepted) ? this.gzip : this.plain;
  }
}

function formOf(encoding: Encoding, bytes: Uint8Array, hash: string, about: About): Form {
  const { type, keeping, vary, inline } = about;
  const tag = keeping === 'no-cache' ? `"${hash}-${encoding}"` : undefined;
  const headers = { 'cache-control': keeping, ...(vary && { vary }), ...(tag && { etag: tag }) };
  const contentHeaders = {
    'content-type': type,
    'content-length': String(bytes.byteLength),
    ...(encoding !== 'plain' && { 'content-encoding': encoding }),
  };
  return {
    tag,
    headers,
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    head: new CachedHead({ ...headers, ...contentHeaders }, inline),
    unchangedHead: new CachedHead(headers, inline),
  };
}

/**
 * The headers of an encoding as `writeHead` takes them; the value of the last one, the request id, is still missing.
 */
class CachedHead {
  private host: string | undefined;
  private sources: ForeignSources | undefined;
  private known: string[] | undefined;

  constructor(
    private readonly headers: Record<string, string>,
    private readonly inline: InlineSources | undefined,
  ) {}

  /** Built again when the host changes, of which a brand mostly has one, or what its pages load from elsewhere. */
  lines(host: string | undefined, securityHeaders: SecurityHeaders): string[] {
    const sources = securityHeaders.sourcesOf(host);
    if (!this.known || this.host !== host || this.sources !== sources) {
      const headers = { ...securityHeaders.of(host, this.inline), ...this.headers };
      this.known = [...Object.entries(headers).flat(), 'x-request-id'];
      this.host = host;
      this.sources = sources;
    }
    return this.known;
  }
}

/** Whether a header of accepted encodings names this one with a weight above 0. */
const TAKES_BR = takes('br');
const TAKES_GZIP = takes('gzip');

function takes(encoding: Encoding): RegExp {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*(?=[;,]|$)(?!;\\s*q=0(?:\\.0*)?\\s*(?:[;,]|$))`, 'i');
}

/** Compared as RFC 9110 says for `If-None-Match`: a weak tag equals a strong one, and `*` matches any. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, ''))) ?? false;
