import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifySignature } from '#libs/platform/crypto/signature';

export const TEST_STUDIO_SECRET = 'a-studio-secret-of-the-tests';

export interface StudioRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** A status and JSON, nothing at all, or a connection that breaks. */
export type StudioReply = { status?: number; json: unknown } | 'silence' | 'hang-up';

export interface FakeStudio {
  url: string;
  /** The requests with a valid signature. */
  requests: StudioRequest[];
  /** Sets the answer to later requests. */
  answer(reply: (request: StudioRequest) => StudioReply): void;
  close(): Promise<void>;
}

/** A vendor on its own port that answers as the test sets it, and refuses unsigned requests. */
export async function startFakeStudio(secret = TEST_STUDIO_SECRET): Promise<FakeStudio> {
  const requests: StudioRequest[] = [];
  let reply: Parameters<FakeStudio['answer']>[0] = () => ({ json: { url: 'http://127.0.0.1:1/play' } });
  const server = http.createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      const { method = '', url: path = '', headers } = incoming;
      const signed = verifySignature({ method, path, headers, body }, [secret], Date.now());
      const { pathname, searchParams } = new URL(path, 'http://studio');
      const request = {
        method,
        path: pathname,
        query: searchParams,
        body: body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {},
      };
      if (signed) requests.push(request);
      const answer = signed ? reply(request) : { status: 401, json: {} };
      if (answer === 'silence') return;
      if (answer === 'hang-up') return void incoming.socket.destroy();
      outgoing.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(answer.json));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/studio`,
    requests,
    answer: (next) => {
      reply = next;
    },
    close,
  };
}
