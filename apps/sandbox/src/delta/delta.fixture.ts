import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { launchFields, SECRET, scratchFolder, signedRequest, USER } from '../studio/studio.fixture.js';
import { createSockets } from '../vendor/sockets.js';
import { addVendor } from '../vendor/vendor.routes.js';
import { addDeltaCalls } from './api.routes.js';
import { Delta, type DeltaOptions } from './delta.js';
import { addWalletCalls } from './wallet.routes.js';

/** One minor unit in the protocol's units. */
export const MINOR = 1000;

export interface TestDelta {
  server: FastifyInstance;
  delta: Delta;
  close(): Promise<void>;
}

export function openDelta(file: string, options: Partial<DeltaOptions> = {}): TestDelta {
  const server = Fastify();
  const sockets = createSockets(server.server);
  const delta = new Delta(sockets, { file, seed: 'seed of the specs', slowMs: 20, ...options });
  server.addHook('preClose', async () => {
    await delta.stop();
    await sockets.close();
  });
  addDeltaCalls(server, delta);
  const signed = { secretsOf: () => [SECRET] as const, sandboxUrl: 'http://delta.test' };
  addVendor(server, delta, signed, addWalletCalls(delta.vendor.wallets, delta.modes));
  delta.start();
  return { server, delta, close: () => server.close() };
}

/** A new Delta for each test of the file; `reopen` is a kill and a new start. */
export function deltaOfEachTest(options: Partial<DeltaOptions> = {}) {
  const folder = scratchFolder();
  let files = 0;
  const current = {
    file: '',
    test: {} as TestDelta,
    reopen: async () => {
      await current.test.close();
      current.test = openDelta(current.file, options);
    },
  };
  beforeEach(() => {
    current.file = join(folder.path, `${++files}.jsonl`);
    current.test = openDelta(current.file, options);
  });
  afterEach(() => current.test.close());
  afterAll(folder.remove);
  return current;
}

type Fields = Record<string, unknown>;
type Signing = Parameters<typeof signedRequest>[3];

/** A signed call of the operator: its status and its JSON. */
export async function asOperator(
  { server }: TestDelta,
  method: 'GET' | 'POST',
  path: string,
  fields?: Fields,
  signing?: Signing,
): Promise<{ status: number; body: Fields }> {
  const reply = await server.inject(signedRequest(method, `/delta${path}`, fields, signing));
  return { status: reply.statusCode, body: reply.json() };
}

export const moveFields = (id: string, amount: number, changes: Fields = {}): Fields => ({
  operator_id: 'mela',
  transfer_id: id,
  user: USER,
  currency: 'BDT',
  amount,
  ...changes,
});

export async function walletOf(test: TestDelta, user = USER): Promise<Fields> {
  return (await asOperator(test, 'GET', `/wallet/balance?user=${user}&currency=BDT`)).body;
}

/** Launches Monsoon Fish, and returns the bearer token of its session. */
export async function launchFish(test: TestDelta, changes: Fields = {}): Promise<string> {
  const fields = launchFields({ game_code: 'monsoon-fish', ...changes }) as Fields;
  const { body } = await asOperator(test, 'POST', '/game/url', fields);
  return new URL(String(body['url'])).searchParams.get('session') ?? '';
}
