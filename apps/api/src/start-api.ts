import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { loadConfig } from '#libs/platform/config/config';
import { createApi } from './create-api.js';

/** Starts the api with the settings of the environment. Resolves once it listens. */
export async function start(): Promise<INestApplicationContext> {
  const config = loadConfig();
  const app = await createApi(config);
  await app.listen({ port: config.PORT, host: config.HOST, backlog: 4096 });
  return app;
}
