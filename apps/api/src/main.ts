import 'reflect-metadata';
import { loadConfig } from '#libs/platform/config/config';
import { endWithParent } from '#libs/platform/lifecycle/end-with-parent';
import { createApi } from './create-api.js';

const config = loadConfig();
const app = await createApi(config);
await app.listen({ port: config.PORT, host: config.HOST, backlog: 4096 });
endWithParent();
process.send?.('ready');
