import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sign } from '../web/signature.js';

/** For the bank's specs: a portal whose answers the test chooses, and signed links like a portal's. */
export const SECRET = 'secret of the specs';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: Record<string, string>;
}

export interface FakePortal {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** A counter; `reach` resolves once it has reached a number. */
export class Counter {
  #count = 0;
  readonly #waiting: { count: number; resolve: () => void }[] = [];

  add(): void {
    this.#count += 1;
    for (const { count, resolve } of this.#waiting) if (count <= this.#count) resolve();
  }

  reach(count: number): Promise<void> {
    if (this.#count >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }
}

/** Answers the nth notice (from 0) with the status of `statusOf`, or closes the connection on 0. */
export async function startPortal(statusOf: (nth: number) => number = () => 200): Promise<FakePortal> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const status = statusOf(received.length);
    received.push({ path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) });
    if (status === 0) response.destroy();
    else response.writeHead(status).end(status === 200 ? 'ok' : 'no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function scratchFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-bank-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function linkParameters(changes: Record<string, string> = {}): Record<string, string> {
  const now = Math.floor(Date.now() / 1000);
  return {
    operator: 'mela',
    reference: randomUUID(),
    amount: '500.00',
    currency: 'BDT',
    return_url: 'http://localhost:3000/deposit',
    expires: String(now + 900),
    lang: 'en',
    timestamp: String(now),
    ...changes,
  };
}

/** The address of the hosted page, signed as the portal signs it. */
export function payAddress(parameters = linkParameters(), secret = SECRET): string {
  const { timestamp = '', operator = '' } = parameters;
  const path = `/bank/pay?${new URLSearchParams(parameters)}`;
  return `${path}&signature=${sign(secret, { timestamp, method: 'GET', path, operator, body: '' })}`;
}
