import { endWithParent } from '#libs/platform/lifecycle/end-with-parent';
import { start } from './start-api.js';

const app = await start();
app.enableShutdownHooks();
endWithParent();
process.send?.('ready');
