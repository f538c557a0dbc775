import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { testConfig } from '../config.fixture.js';
import { createServer } from '../server.js';

/** For the specs of `id`: a sandbox, the actions of a browser, and the portal's view as a client. */
export const ORIGIN = 'http://127.0.0.1:3001';
export const CALLBACK = 'http://localhost:3000/callback';

export interface Sandbox {
  server: FastifyInstance;
  /** Another sandbox on the same folder, as after a restart. */
  restart: () => Promise<FastifyInstance>;
  /** A `fetch` for client libraries, without a network. */
  fetch: (url: string, options?: FetchOptions) => Promise<Response>;
  /** Posts a form as a browser does. */
  submit: (url: string, fields: Record<string, string>) => Promise<Reply>;
  close: () => Promise<void>;
}

type Reply = Awaited<ReturnType<FastifyInstance['inject']>>;

interface FetchOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export async function startSandbox(): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-id-'));
  const make = () => createServer(testConfig({ dataDir: folder, sandboxUrl: ORIGIN }));
  const server = await make();
  return {
    server,
    restart: make,
    fetch: (url, options) => fetchFrom(server, url, options),
    submit: (url, fields) =>
      server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function fetchFrom(
  server: FastifyInstance,
  address: string,
  { method = 'GET', headers = {}, body }: FetchOptions = {},
): Promise<Response> {
  const { pathname, search } = new URL(address);
  const reply = await server.inject({
    method: method as 'GET',
    url: pathname + search,
    headers,
    ...(body != null && { payload: String(body) }),
  });
  const answer = Object.entries(reply.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(reply.body, { status: reply.statusCode, headers: answer });
}
