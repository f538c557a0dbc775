import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import { sendAppError } from '#libs/platform/http/reply';
import { LOCALES } from '#libs/site/common/locales';
import { type Brand, BrandRegistry, ContentVersion, chosenLanguage } from '#libs/site/index';
import { BrandLook, isIconFile } from './brand-look.js';

/** An installed app looks for changes of these about once a day. */
const CACHING = 'public, max-age=3600';

/**
 * What makes the site installable as an app: a manifest and icons of the brand. There is no service worker, which an
 * installation does not need, so that no page is ever an old one.
 */
export function addWebAppRoutes(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const looks = new Map<string, BrandLook>();

  const lookOf = ({ id }: Brand): BrandLook => {
    const look = looks.get(id) ?? new BrandLook(id);
    looks.set(id, look);
    return look;
  };
  const brandOf = ({ headers }: FastifyRequest) => app.get(BrandRegistry).byHost(headers.host ?? '');
  const notFound = (reply: FastifyReply) => sendAppError(reply, new AppError(platformErrors.error_not_found));

  server.get('/manifest.webmanifest', async (request: FastifyRequest, reply: FastifyReply) => {
    await app.get(ContentVersion).current(); // the brand's settings are those of this version
    const brand = brandOf(request);
    if (!brand) return notFound(reply);
    return reply
      .type('application/manifest+json')
      .headers({ 'cache-control': CACHING, vary: 'cookie' })
      .send(JSON.stringify(manifestOf(brand, lookOf(brand), request.headers.cookie)));
  });

  server.get(
    '/icons/:file',
    async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
      const brand = brandOf(request);
      const { file } = request.params;
      if (!brand || !isIconFile(file)) return notFound(reply);
      return reply.type('image/png').header('cache-control', CACHING).send(lookOf(brand).icon(file));
    },
  );
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function manifestOf({ settings }: Brand, { colours }: BrandLook, cookie: string | undefined) {
  const { name, defaultLanguage } = settings;
  return {
    id: '/',
    name,
    short_name: name,
    lang: LOCALES[chosenLanguage(cookie, settings) ?? defaultLanguage],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colours.theme,
    background_color: colours.background,
    icons: [
      icon('192.png', 192, 'any'),
      icon('512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}
