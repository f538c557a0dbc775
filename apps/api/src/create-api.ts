import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#libs/platform/config/config';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { BrandRegistry, foreignSources, OriginPolicy } from '#libs/site/index';
import { ApiModule } from './api.module.js';
import { addCachedReplies } from './cached-replies.js';
import { addDevRoutes } from './dev.routes.js';
import { addHealthRoutes } from './health.routes.js';
import { addImageRoutes } from './images.routes.js';
import { addMetricsRoutes } from './metrics.routes.js';
import { addQueueRoutes } from './queues.routes.js';
import { readForms } from './read-forms.js';
import { createServer } from './server.js';
import { SocketAdapter } from './socket.adapter.js';
import { addWebRoutes } from './web.routes.js';
import { addWebAppRoutes } from './web-app/web-app.routes.js';

/** Builds the whole api without listening. Routes that are not wire calls are added here, one file each. */
export async function createApi(config: Config): Promise<NestFastifyApplication> {
  const server = createServer(config);
  const adapter = new FastifyAdapter(server as never);
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule, adapter, {
    rawBody: true,
    logger: ['error', 'warn', 'fatal'],
    abortOnError: false,
  });
  const brands = app.get(BrandRegistry);
  server.securityHeaders.sourcesOf = (host = '') => foreignSources(brands.byHost(host), config);
  readForms(adapter.getInstance() as never);
  app.useWebSocketAdapter(new SocketAdapter(app, app.get(OriginPolicy)));
  addHealthRoutes(app);
  await addMetricsRoutes(app, config);
  if (!config.production && config.TEST_CLOCK) addDevRoutes(app);
  addCachedReplies(app);
  await addQueueRoutes(app, config);
  addWebAppRoutes(app);
  addImageRoutes(app);
  await addWebRoutes(app, config, app.get(LOGGER));
  return app;
}
