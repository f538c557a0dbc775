import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { loadConfig } from '#libs/platform/config/config';
import { createApi } from '../../apps/api/src/create-api.js';

/** The api by this process's environment, all of it but for its port: nobody can call it. Ends with the process. */
export async function portalServices(): Promise<INestApplicationContext> {
  const api = await createApi(loadConfig());
  return api.init();
}
