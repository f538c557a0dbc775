import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LruCache } from '#libs/platform/cache/lru-cache';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import { toAppError } from '#libs/platform/http/error.filter';
import { sendAppError } from '#libs/platform/http/reply';
import { imageOfFile } from '#libs/site/common/site-image';
import { BrandRegistry, ContentVersion, SiteImages } from '#libs/site/index';

/** One has at most some hundred kB. */
const MAX_IMAGES = 60;

/**
 * The images that operators have uploaded. Their addresses name their content, so browsers keep them for good; a CDN that
 * fetches them from here serves them to the brand's pages, which are on another origin than it.
 */
export function addImageRoutes(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const images = app.get(SiteImages);
  const known = new LruCache<Buffer>(MAX_IMAGES);

  async function bytesOf(host: string, file: string): Promise<Buffer> {
    await app.get(ContentVersion).current(); // the brands are those of this version
    const brand = app.get(BrandRegistry).byHost(host);
    const image = imageOfFile(file);
    if (!brand || !image) throw new AppError(platformErrors.error_not_found);
    const key = `${brand.id}/${file}`;
    const bytes = known.get(key) ?? (await images.bytes(brand.id, image));
    if (!bytes) throw new AppError(platformErrors.error_not_found);
    known.set(key, bytes);
    return bytes;
  }

  server.get(
    '/images/:file',
    async ({ headers, params }: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
      try {
        const bytes = await bytesOf(headers.host ?? '', params.file);
        return reply
          .type('image/jpeg')
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(bytes);
      } catch (error) {
        return sendAppError(reply, toAppError(error));
      }
    },
  );
}
