import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import { sendAppError } from '#libs/platform/http/reply';
import { LOCALES } from '#libs/site/common/locales';
import { type Brand, BrandRegistry, ContentVersion, chosenLanguage } from '#libs/site/index';
import { type BrandLook, isIconFile, loadLooks, lookOf } from '../brand-look/brand-look.js';

/** An installed app looks for changes of these about once a day. */
const CACHING = 'public, max-age=3600';

/**
 * What makes the site installable as an app: a manifest and icons of the brand. There is no service worker, which an
 * installation does not need, so that no page is ever an old one.
 */
export function addWebAppRoutes(app: NestFastifyApplication): void {
  loadLooks();
  const server = app.getHttpAdapter().getInstance();
  const brandOf = ({ headers }: FastifyRequest) => app.get(BrandRegistry).byHost(headers.host ?? '');
  const notFound = (reply: FastifyReply) => sendAppError(reply, new AppError(platformErrors.error_not_found));

  server.get('/manifest.webmanifest', async (request: FastifyRequest, reply: FastifyReply) => {
    await app.get(ContentVersion).current(); // the brand's settings are those of this version
    const brand = brandOf(request);
    if (!brand) return notFound(reply);
    return reply
      .type('application/manifest+json')
      .headers({ 'cache-control': CACHING, vary: 'cookie' })
      .send(JSON.stringify(manifestOf(brand, lookOf(brand.id), request.headers.cookie)));
  });

  server.get(
    '/icons/:file',
    async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
      const brand = brandOf(request);
      const { file } = request.params;
      if (!brand) return notFound(reply);
      void reply.header('cache-control', CACHING);
      if (file === 'icon.svg') return reply.type('image/svg+xml').send(lookOf(brand.id).drawing);
      return isIconFile(file) ? reply.type('image/png').send(lookOf(brand.id).icon(file)) : notFound(reply);
    },
  );
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function manifestOf({ settings }: Brand, { theme: { night } }: BrandLook, cookie: string | undefined) {
  const { name, defaultLanguage } = settings;
  return {
    id: '/',
    name,
    short_name: name,
    lang: LOCALES[chosenLanguage(cookie, settings) ?? defaultLanguage],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: night.surface,
    background_color: night.ground,
    icons: [
      icon('192.png', 192, 'any'),
      icon('512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}
