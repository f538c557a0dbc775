import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Serves a folder of built files that carry a hash in their names: a browser keeps them for a year, and gets them
 * compressed as the build left them beside (`.br`, `.gz`) where it takes that.
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
