import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const API = '^/(wps|lgw|lotto|gw|socket\\.io|dev/api|health|metrics|ops/queues)([/?]|$)';
const PAGE_TIMEOUT_MS = 15_000;
const PAUSE_MS = 50;

/** A page of the api; waits while the api restarts. */
async function pageOf(address, request) {
  for (const until = Date.now() + PAGE_TIMEOUT_MS; ; await sleep(PAUSE_MS)) {
    try {
      const { headers, originalUrl } = request;
      return await fetchPage(address + originalUrl, { ...headers, 'accept-encoding': 'identity' });
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

// `fetch` sets the Host itself, and the api finds the brand by it.
async function fetchPage(url, headers) {
  const http = await import('node:http');
  const { text } = await import('node:stream/consumers');
  const reply = await new Promise((resolve, reject) => {
    http.get(url, { headers }, resolve).once('error', reject);
  });
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
}

// The code that Vite adds to a page for its reloads is inline.
const forVite = (policy) =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/** Pages as the api fills them, with the sources of the web instead of the built files. */
const pages = (api) => ({
  name: 'mela-pages',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      try {
        const { status, headers, body } = await pageOf(api, request);
        const { 'content-length': _, 'content-security-policy': policy, ...others } = headers;
        const isHtml = headers['content-type']?.startsWith('text/html');
        response.writeHead(status, {
          ...others,
          ...(policy && { 'content-security-policy': forVite(policy) }),
        });
        response.end(isHtml ? await server.transformIndexHtml(request.originalUrl, body) : body);
      } catch (error) {
        next(error);
      }
    });
  },
});

// A restarting api is unavailable for a moment, which is not worth a log line here.
function quietLogger(createLogger) {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (text, options) => /proxy (socket )?error/.test(text) || error(text, options);
  return logger;
}

/**
 * Starts Vite in front of the api, on the port that a person opens: sources of the web come from Vite and are exchanged
 * in the open page when they are saved; everything else comes from the api. Returns `{ stop() }`.
 */
export async function startFront({ root, host, port, apiPort }) {
  const { createServer, createLogger } = await import('vite');
  const api = `http://127.0.0.1:${apiPort}`;
  const web = path.join(root, 'apps/web');
  const server = await createServer({
    configFile: path.join(web, 'vite.config.ts'),
    root: web,
    appType: 'custom',
    cacheDir: path.join(root, '.cache/vite'),
    customLogger: quietLogger(createLogger),
    clearScreen: false,
    plugins: [pages(api)],
    server: {
      host,
      port,
      strictPort: true,
      fs: { allow: [root] },
      proxy: { [API]: { target: api, ws: true } },
      warmup: { clientFiles: ['./src/entry-client.ts', './src/entry-operations.tsx'] },
    },
  });
  await server.listen();
  return { stop: () => server.close() };
}
