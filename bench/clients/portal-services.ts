import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { loadConfig } from '#libs/platform/config/config';
import { createApi } from '../../apps/api/src/create-api.js';

/** The api with this process's environment, but not listening. Ends with the process. */
export async function portalServices(): Promise<INestApplicationContext> {
  const api = await createApi(loadConfig());
  return api.init();
}
