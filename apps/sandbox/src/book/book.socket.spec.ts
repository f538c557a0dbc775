import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { type Ack, SOCKET_PATH } from '../../common/api.js';
import {
  BOOK_SOCKET,
  type BookClientEvents,
  type BookServerEvents,
  type MatchesPush,
  type SlipLeg,
  type TicketView,
} from '../../common/book/api.js';
import { FakePortal, launchFields, SECRET, scratchFolder, signedRequest } from '../studio/studio.fixture.js';
import { addTableCalls } from '../table/api.routes.js';
import { Table } from '../table/table.js';
import { addSeamlessCalls } from '../vendor/seamless.routes.js';
import { createSockets } from '../vendor/sockets.js';

import { addVendor } from '../vendor/vendor.routes.js';
import { asAppError } from '../web/app-error.js';

const folder = scratchFolder();
const ends: (() => unknown)[] = [];
let portal: FakePortal;
let url: string;
let files = 0;
let server: FastifyInstance;

beforeEach(async () => {
  portal = await new FakePortal().start();
  server = Fastify();
  server.setErrorHandler((error, _request, reply) => reply.status(asAppError(error).status).send({}));
  const sockets = createSockets(server.server);
  const table = new Table(sockets, {
    file: join(folder.path, `${++files}.jsonl`),
    portalUrl: portal.url,
    secretsOf: () => [SECRET],
    seed: 'sockets of the specs',
  });
  server.addHook('preClose', async () => {
    await table.stop();
    await sockets.close();
  });
  addTableCalls(server, table);
  addVendor(
    server,
    table,
    { secretsOf: () => [SECRET], sandboxUrl: 'http://table.test' },
    addSeamlessCalls(table),
  );
  table.start();
  url = await server.listen({ port: 0 });
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await server.close();
  await portal.close();
});
afterAll(folder.remove);

async function launch(game: string, code = 'table'): Promise<string> {
  const request = signedRequest('POST', `/${code}/game/url`, launchFields({ game_code: game }));
  const reply = await server.inject(request);
  return new URL(reply.json().url).searchParams.get('session') ?? '';
}

/** A page of the book: what it was told, and a way to wait for it. */
async function visit(game: string, code?: string) {
  const session = await launch(game, code);
  const socket: Socket<BookServerEvents, BookClientEvents> = io(url + BOOK_SOCKET, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { session },
    reconnection: false,
    forceNew: true,
  });
  ends.push(() => socket.disconnect());
  const tickets: TicketView[][] = [];
  socket.on('book.tickets', (push) => tickets.push(push.tickets));
  // A push of changes may come before the one of all matches.
  const first = new Promise<MatchesPush>((resolve) =>
    socket.on('book.matches', (push) => push.changed.length > 0 && resolve(push)),
  );
  return { session, socket, tickets, first };
}

/** A selection of a match that has not begun, whose odds stand still; of the last match that offers one. */
function legOf({ changed }: MatchesPush): SlipLeg {
  const legs = changed
    .filter(({ isLive, isOver }) => !isLive && !isOver)
    .flatMap(({ id, markets }) =>
      markets.flatMap((market) =>
        market.odds.flatMap(({ selection, odds }) =>
          odds ? [{ match: id, market: market.id, selection, odds, events: 0 }] : [],
        ),
      ),
    );
  const leg = legs.at(-1);
  if (!leg) throw new Error(`nothing is offered: ${JSON.stringify(changed)}`);
  return leg;
}

const ask = <Reply>(send: (done: (reply: Ack<Reply>) => void) => void) => new Promise<Ack<Reply>>(send);

test.each([
  ['village-cup', 'table'],
  ['village-overs', 'table'],
  ['pixel-league', 'ia'],
])('a player of %s, of %s, bets, sees the ticket, and cashes it out', async (game, code) => {
  const { socket, tickets, first, session } = await visit(game, code);
  const leg = legOf(await first);
  const bet = await ask<{ round: string; balance: string }>((done) =>
    socket.emit('bet', { amount: '1000', legs: [leg], accept: 'same' }, done),
  );
  expect(bet).toMatchObject({ ok: true, balance: '99000' });
  const quote = tickets.at(-1)?.[0]?.quote ?? '';
  const round = bet.ok ? bet.round : '';
  const cashedOut = await ask<{ payout: string }>((done) => socket.emit('cash-out', { round, quote }, done));
  expect(cashedOut).toEqual({ ok: true, payout: quote });
  expect(tickets.at(-1)).toMatchObject([{ round, state: 'settled', isCashedOut: true, payout: quote }]);

  const rounds = await server.inject({
    url: `/${code}/api/rounds`,
    headers: { authorization: `Bearer ${session}` },
  });
  expect(rounds.json().rounds).toMatchObject([
    {
      round,
      result: { kind: 'book' },
      proof: { kind: 'matches', matches: [{ match: leg.match, serverSeed: null }] },
    },
  ]);
  const told = await server.inject(signedRequest('GET', `/${code}/game/round?round=${round}`));
  expect(told.json()).toMatchObject({ server_seed: null, client_seed: leg.match, state: 'settled' });
});

test.each([
  ['an unknown way to accept', { amount: '1000', legs: [], accept: 'all' }],
  ['no legs', { amount: '1000', legs: [], accept: 'same' }],
  ['a stake that is no amount', { amount: '-5', legs: [], accept: 'same' }],
  ['nothing', null],
])('answers a bet with %s with invalid_input', async (_case, request) => {
  const { socket, first } = await visit('village-cup');
  await first;
  const reply = await ask((done) => socket.emit('bet', request as never, done as never));
  expect(reply).toMatchObject({ ok: false, error: 'invalid_input' });
});

test('lets in no page of another game', async () => {
  const session = await launch('padma-wheel');
  const socket = io(url + BOOK_SOCKET, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { session },
    reconnection: false,
    forceNew: true,
  });
  ends.push(() => socket.disconnect());
  const refused = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
  expect(refused.message).toBe('invalid_input');
});

test('cancels a match and tells the players, and refuses what it does not know', async () => {
  const { socket, first, tickets } = await visit('village-cup');
  const leg = legOf(await first);
  await ask((done) => socket.emit('bet', { amount: '1000', legs: [leg], accept: 'same' }, done as never));
  const put = (match: string, payload: object) =>
    server.inject({ method: 'PUT', url: `/book/matches/${match}`, payload });
  const reply = await put(leg.match, { cancelled: true });
  expect([reply.statusCode, reply.json()]).toEqual([200, { match: leg.match, cancelled: true, results: {} }]);
  await portal.reach('rollback', 1);
  expect(portal.balance).toBe(1000 * 100 * 1000);
  expect(tickets.at(-1)).toMatchObject([{ state: 'void', legs: [{ state: 'void' }] }]);
  for (const match of ['river-dice-1', 'village-cup-x'])
    expect((await put(match, { cancelled: true })).statusCode).toBe(404);
  expect((await put(leg.match, {})).statusCode).toBe(400);
});
