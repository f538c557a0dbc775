import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { stylesheet } from './stylesheet.js';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#35608a" d="M12 2 2 8v2h20V8L12 2zM4 12v6h3v-6H4zm6.500 0v6h3v-6h-3zM17 12v6h3v-6h-3zM2 20v2h20v-2H2z"/></svg>';

const WEIGHTS = [400, 600] as const;

function bengaliFont(weight: number): Buffer {
  const name = `@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-${weight}-normal.woff2`;
  return readFileSync(createRequire(import.meta.url).resolve(name));
}

/** Stylesheet, logo and Bengali fonts, served from here because a machine may have no Bengali font. */
export function addAssets(server: FastifyInstance): void {
  serve(server, '/assets/sandbox.css', 'text/css; charset=utf-8', stylesheet);
  serve(server, '/assets/mark.svg', 'image/svg+xml', MARK);
  for (const weight of WEIGHTS)
    serve(server, `/assets/bengali-${weight}.woff2`, 'font/woff2', bengaliFont(weight));
}

function serve(server: FastifyInstance, path: string, type: string, body: string | Buffer): void {
  server.get(path, (_request, reply) => reply.type(type).header('cache-control', 'max-age=600').send(body));
}
