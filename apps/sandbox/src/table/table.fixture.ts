import Fastify, { type FastifyInstance } from 'fastify';
import type { GameCode } from '../../common/api.js';
import type { SharedRoundCode } from '../../common/shared-round/titles.js';
import { launchFields, SECRET, signedRequest, USER } from '../studio/studio.fixture.js';
import type { Session } from '../vendor/records.js';
import { addSeamlessCalls } from '../vendor/seamless.routes.js';
import { SeamlessVendor } from '../vendor/seamless.vendor.js';
import { createSockets } from '../vendor/sockets.js';

import { addVendor } from '../vendor/vendor.routes.js';
import { addTableCalls } from './api.routes.js';
import { SHARED_ROUND_OFFERS } from './catalogue.js';
import { SharedTable, type TableTimes } from './shared-table.js';
import { Shoes } from './shoes.js';
import { Table } from './table.js';

/** For the specs of tables, which use the studio's fake portal. */
export const TIMES: TableTimes = { open: 15_000, result: 6000 };

const optionsOf = (file: string, portalUrl: string) => ({
  file,
  portalUrl,
  secretsOf: () => [SECRET] as const,
  seed: 'tables of the specs',
  pauses: [1] as const,
  // A slow machine is no lost answer: the fake portal says itself what it leaves unanswered.
  walletTimeout: 60_000,
});

export interface House {
  vendor: SeamlessVendor;
  table: SharedTable;
  shoes: Shoes;
  stop(): Promise<void>;
}

/** One table without a socket; `onChange` is told its changes. */
export function openHouse(
  file: string,
  portalUrl: string,
  game: SharedRoundCode,
  onChange: (urgent: boolean) => void = () => undefined,
): House {
  const vendor = new SeamlessVendor(SHARED_ROUND_OFFERS, optionsOf(file, portalUrl));
  const shoes = new Shoes(game, vendor.store, vendor.randomness);
  const table = new SharedTable(vendor.titleOf(game), vendor.rounds, shoes, onChange, TIMES);
  const stop = async () => {
    table.stop();
    await vendor.stop();
  };
  return { vendor, table, shoes, stop };
}

interface Guest {
  user?: string;
  demo?: boolean;
  currency?: string;
  operator?: string;
}

/** A player with a session of the house's game; of the portal's money, unless it is a demo. */
export function seat(
  { vendor, table }: House,
  { user = USER, demo = false, currency = 'BDT', operator = 'mela' }: Guest = {},
): Promise<Session> {
  const bearer = vendor.sessions.open({
    vendor: table.title.category === 'LIVE' ? 'TABLE' : 'DS88',
    operator,
    user,
    token: 'token of the launch',
    game: table.game,
    currency,
    language: 'en',
    theme: null,
    lobbyUrl: null,
    depositUrl: null,
    demo,
  });
  return vendor.sessions.enter(bearer);
}

/** A vendor with short rounds, not yet listening. */
export function openTables(
  file: string,
  portalUrl: string,
  times: TableTimes,
): { server: FastifyInstance; tables: Table; listen(): Promise<string> } {
  const server = Fastify();
  const sockets = createSockets(server.server);
  const tables = new Table(sockets, { ...optionsOf(file, portalUrl), times });
  server.addHook('preClose', async () => {
    await tables.stop();
    await sockets.close();
  });
  addTableCalls(server, tables);
  addVendor(
    server,
    tables,
    { secretsOf: () => [SECRET], sandboxUrl: 'http://table.test' },
    addSeamlessCalls(tables),
  );
  tables.start();
  return { server, tables, listen: () => server.listen({ port: 0 }) };
}

/** Launches a game, and returns the bearer token of its session. */
export async function enter(server: FastifyInstance, game: GameCode, changes: object = {}): Promise<string> {
  const path = game === 'village-derby' ? '/ds88' : '/table';
  const fields = launchFields({ game_code: game, ...changes });
  const reply = await server.inject(signedRequest('POST', `${path}/game/url`, fields));
  const bearer = new URL(reply.json().url).searchParams.get('session');
  if (!bearer) throw new Error(`not launched: ${reply.body}`);
  return bearer;
}
