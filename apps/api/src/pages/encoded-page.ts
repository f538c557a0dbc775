import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it goes on the wire. Without compressed forms it is sent as it is. */
export interface EncodedPage {
  /** Of the text; a quoted string is made of it. */
  hash: string;
  plain: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

/** As `EncodedPage.hash`. */
export const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A page that is sent without its drawing and as it is. `text` still has the place of the drawing. */
export function unfinishedPage(text: string): EncodedPage {
  const plain = Buffer.from(text.replace('<!--app-->', ''));
  return { hash: hashOf(plain), plain };
}

type Encoding = 'br' | 'gzip' | 'plain';

/** `no-store` pages have no tag, because nobody has them to ask whether they are still good. */
export type Keeping = 'no-cache' | 'no-store';

/** Sends the page in the best encoding that the browser takes, or 304 where it has this one already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  keeping: Keeping,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'], page);
  void reply.header('cache-control', keeping).header('vary', 'cookie, accept-encoding');
  if (keeping === 'no-cache') {
    const tag = `"${page.hash}-${encoding}"`;
    void reply.header('etag', tag);
    if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  }
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page[encoding] ?? page.plain);
}

function encodingFor(accepted: string | undefined, page: EncodedPage): Encoding {
  if (accepted === undefined) return 'plain';
  if (page.br && takes(accepted, 'br')) return 'br';
  return page.gzip && takes(accepted, 'gzip') ? 'gzip' : 'plain';
}

/** Whether a header of accepted encodings names this one, and not with a weight of nought. */
export const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', weight = ''] = part.toLowerCase().split(';', 2);
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });

/** Compared as RFC 9110 says for `If-None-Match`: a weak tag is as good as a strong one, and `*` is any. */
export const hasTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, ''))) ?? false;
