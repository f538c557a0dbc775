import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { addSeamlessCalls } from '../vendor/seamless.routes.js';
import { createSockets } from '../vendor/sockets.js';
import { addVendor } from '../vendor/vendor.routes.js';
import { isSigned, isTimely, sign } from '../web/signature.js';
import { addStudioCalls } from './api.routes.js';
import { Studio, type StudioOptions } from './studio.js';

/** For the studio's specs: a portal with a wallet on a separate port, and studios that use it. */
export const SECRET = 'secret of the specs';
const OPERATOR = 'mela';
export const USER = '4711';
/** One minor unit in the wallet's units. */
export const MINOR = 1000;

export interface WalletCall {
  operation: string;
  body: Record<string, unknown> & { transaction_uuid: string; reference_transaction_uuid?: string };
  headers: IncomingHttpHeaders;
  signed: boolean;
}

/**
 * done: normal. lost: done, but without an answer. ignored: neither done nor answered. held: waits for `release`, then
 * done. Any other text is the wallet status of a refusal, and a number is an HTTP status.
 */
export type Manner = 'done' | 'lost' | 'ignored' | 'held' | `RS_${string}` | number;

/** A fake wallet of the portal with one player, which follows the protocol. */
export class FakePortal {
  readonly calls: WalletCall[] = [];
  /** In hundred thousandths of the currency. */
  balance = 1000 * 100 * MINOR;
  /** Of the player. */
  currency = 'BDT';
  manner: (call: WalletCall, nth: number) => Manner = () => 'done';
  readonly #known = new Map<string, { operation: string; amount: number; back: boolean }>();
  readonly #tombstones = new Set<string>();
  readonly #held: (() => void)[] = [];
  readonly #waiting: { operation: string; count: number; resolve: () => void }[] = [];
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { url: path = '', method = '', headers } = request;
    const timestamp = String(headers['x-timestamp']);
    const message = { timestamp, method, path, operator: OPERATOR, body: text };
    const signed =
      isSigned(SECRET, message, String(headers['x-signature'])) && isTimely(timestamp, Date.now());
    const call = { operation: path.split('/').at(-1) ?? '', body: JSON.parse(text), headers, signed };
    const nth = this.of(call.operation).length;
    this.calls.push(call);
    const manner = this.manner(call, nth);
    this.#tellWaiting();
    if (manner === 'held') await new Promise<void>((resolve) => this.#held.push(resolve));
    if (typeof manner === 'number') response.writeHead(manner).end('no');
    else if (manner === 'ignored') response.destroy();
    else {
      const refused = manner.startsWith('RS_');
      const status = refused ? manner : this.#apply(call);
      if (manner === 'lost') response.destroy();
      else response.end(JSON.stringify(this.#reply(call, status)));
    }
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  of(operation: string): WalletCall[] {
    return this.calls.filter((call) => call.operation === operation);
  }

  /** Resolves once an operation was called this often. */
  reach(operation: string, count: number): Promise<void> {
    if (this.of(operation).length >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ operation, count, resolve }));
  }

  release(): void {
    for (const go of this.#held.splice(0)) go();
  }

  close(): Promise<void> {
    this.release();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  #tellWaiting(): void {
    for (const { operation, count, resolve } of this.#waiting)
      if (this.of(operation).length >= count) resolve();
  }

  #reply({ body }: WalletCall, status: string) {
    return {
      status,
      request_uuid: body['request_uuid'],
      user: body['user'],
      currency: this.currency,
      balance: this.balance,
    };
  }

  #apply({ operation, body }: WalletCall): string {
    if (operation === 'authenticate' || operation === 'balance') return 'RS_OK';
    const id = body.transaction_uuid;
    const amount = Number(body['amount'] ?? 0);
    if (this.#known.has(id)) return 'RS_OK';
    if (operation === 'bet') {
      if (this.#tombstones.has(id)) return 'RS_ERROR_DUPLICATE_TRANSACTION';
      if (amount > this.balance) return 'RS_ERROR_NOT_ENOUGH_MONEY';
      this.balance -= amount;
    }
    const reference = this.#known.get(body.reference_transaction_uuid ?? '');
    if (operation === 'win') {
      if (!reference || reference.back) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
      this.balance += amount;
    }
    if (operation === 'rollback') {
      if (!reference) this.#tombstones.add(body.reference_transaction_uuid ?? '');
      else if (!reference.back) {
        this.balance += reference.operation === 'win' ? -reference.amount : reference.amount;
        reference.back = true;
      }
    }
    this.#known.set(id, { operation, amount, back: false });
    return 'RS_OK';
  }
}

export function scratchFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-studio-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface TestStudio {
  server: FastifyInstance;
  studio: Studio;
  /** Listens, and returns the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** A studio with short delays, not yet listening. */
export function openStudio(
  file: string,
  portalUrl: string,
  options: Partial<StudioOptions> = {},
): TestStudio {
  const server = Fastify();
  const sockets = createSockets(server.server);
  const studio = new Studio(sockets, {
    file,
    portalUrl,
    secretsOf: () => [SECRET, 'an older secret'],
    seed: 'seed of the specs',
    pauses: [1, 2, 4],
    ...options,
  });
  server.addHook('preClose', async () => {
    await studio.stop();
    await sockets.close();
  });
  addStudioCalls(server, studio);
  addVendor(
    server,
    studio,
    {
      secretsOf: () => [SECRET, 'an older secret'],
      sandboxUrl: 'http://studio.test',
    },
    addSeamlessCalls(studio),
  );
  studio.start();
  return { server, studio, listen: () => server.listen({ port: 0 }), close: () => server.close() };
}

/** A new portal and a new studio for each test of the file. The fields are valid while a test runs. */
export function studioOfEachTest(options: Partial<StudioOptions> = {}): {
  portal: FakePortal;
  studio: TestStudio;
} {
  const current = {} as { portal: FakePortal; studio: TestStudio };
  const folder = scratchFolder();
  let files = 0;
  beforeEach(async () => {
    current.portal = await new FakePortal().start();
    current.studio = openStudio(join(folder.path, `${++files}.jsonl`), current.portal.url, options);
  });
  afterEach(async () => {
    await current.studio.close();
    await current.portal.close();
  });
  afterAll(folder.remove);
  return current;
}

/** A request as the portal signs it. */
export function signedRequest(
  method: 'GET' | 'POST',
  url: string,
  fields?: object,
  { secret = SECRET, operator = OPERATOR, age = 0 } = {},
): InjectOptions {
  const body = fields === undefined ? '' : JSON.stringify(fields);
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  return {
    method,
    url,
    headers: {
      ...(fields && { 'content-type': 'application/json' }),
      'x-operator-id': operator,
      'x-timestamp': timestamp,
      'x-signature': sign(secret, { timestamp, method, path: url, operator, body }),
    },
    ...(fields && { payload: body }),
  };
}

export const launchFields = (changes: object = {}) => ({
  operator_id: OPERATOR,
  user: USER,
  token: 'token of the launch',
  game_code: 'river-dice',
  currency: 'BDT',
  country: 'BD',
  lang: 'en',
  platform: 'html5-desktop',
  ip: '127.0.0.1',
  lobby_url: 'http://localhost:3000/',
  deposit_url: 'http://localhost:3000/member/deposit',
  demo: false,
  ...changes,
});

/** Launches a game, and returns the bearer token of its session. */
export async function launch({ server }: TestStudio, changes: object = {}): Promise<string> {
  const reply = await server.inject(signedRequest('POST', '/studio/game/url', launchFields(changes)));
  const bearer = new URL(reply.json().url).searchParams.get('session');
  if (!bearer) throw new Error(`not launched: ${reply.body}`);
  return bearer;
}

/** A call of the page: its status and its JSON. */
export async function call(
  { server }: TestStudio,
  bearer: string,
  path: string,
  payload?: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await server.inject({
    method: payload ? 'POST' : 'GET',
    url: `/studio/api${path}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
