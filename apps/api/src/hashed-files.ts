import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Serves a folder of built files with a hash in their names: a browser caches them for a year, and gets the compressed
 * version from the build (`.br`, `.gz`) if it accepts one.
 */
export async function addHashedFiles(
  app: NestFastifyApplication,
  folder: string,
  prefix: string,
): Promise<void> {
  await app.register(fastifyStatic as never, {
    root: folder,
    prefix,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
}
