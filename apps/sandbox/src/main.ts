import { readConfig } from './config.js';
import { createServer } from './server.js';

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const server = await createServer(config);
  await server.listen({ host: config.host, port: config.port });

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  process.send?.('ready');
}

run().catch((error: unknown) => {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
