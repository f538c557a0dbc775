import { join, resolve } from 'node:path';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Server as SocketServer } from 'socket.io';
import { addBank } from './bank/bank.routes.js';
import { BankService } from './bank/bank.service.js';
import { BankStore } from './bank/bank.store.js';
import { NoticeDelivery } from './bank/notice-delivery.js';
import { Beacon } from './beacon/beacon.js';
import { addBeacon } from './beacon/beacon.routes.js';
import { contractOf, contractsOf, type SandboxConfig, vendorSecretsOf } from './config.js';
import { addDeltaCalls } from './delta/api.routes.js';
import { Delta } from './delta/delta.js';
import { addWalletCalls } from './delta/wallet.routes.js';
import { homePage } from './home.page.js';
import { addFacebook } from './id/facebook.routes.js';
import { idPage } from './id/id.page.js';
import { IdentityProvider } from './id/identity-provider.js';
import { addOpenId } from './id/openid.routes.js';
import { addPhone } from './id/phone.routes.js';
import { largeCatalogue } from './large-catalogue/large-catalogue.js';
import { MailServer } from './post/mail.server.js';
import { addPost } from './post/post.routes.js';
import { PostService } from './post/post.service.js';
import { PostStore } from './post/post.store.js';
import { RoomProvider } from './rooms/room-provider.js';
import { addRooms } from './rooms/rooms.routes.js';
import { addStudioCalls } from './studio/api.routes.js';
import { Studio } from './studio/studio.js';
import { addTableCalls } from './table/api.routes.js';
import { Table } from './table/table.js';
import { FeedSender } from './ticker/feed-sender.js';
import { Ticker } from './ticker/ticker.js';
import { addTicker } from './ticker/ticker.routes.js';
import type { VendorCode } from './vendor/codes.js';
import { addPages } from './vendor/pages.routes.js';
import { addSeamlessCalls } from './vendor/seamless.routes.js';
import type { SeamlessOptions } from './vendor/seamless.vendor.js';
import { createSockets } from './vendor/sockets.js';
import type { Vendor } from './vendor/vendor.js';
import { addVendor } from './vendor/vendor.routes.js';
import { AppError, asAppError } from './web/app-error.js';
import { addAssets } from './web/assets.js';
import { languageOf } from './web/language.js';
import { errorPage } from './web/layout.js';
import { contentSecurityPolicy } from './web/policy.js';
import { sendPage, wantsJson } from './web/reply.js';

/** The folder where Vite builds the games' pages. */
const PAGES = resolve(import.meta.dirname, '../../../games');

/** The merchant code of the demonstration. */
const MERCHANT = 'mela';
const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(HEADERS);
  const appError = asAppError(error);
  if (appError.status >= 500) request.log.error(error);
  if (wantsJson(request))
    return reply.status(appError.status).send({ error: appError.code, detail: appError.detail });
  return sendPage(reply, errorPage(appError, languageOf(request), request.url), appError.status);
}

/** All parts of the sandbox behind one server; undelivered notices of an earlier run are sent at once. */
export async function createServer(config: SandboxConfig): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    exposeHeadRoutes: false,
    frameworkErrors: refuse,
  });
  server.setErrorHandler(refuse);
  server.setNotFoundHandler((request, reply) =>
    refuse(new AppError('not_found', 'no such page'), request, reply),
  );
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const bankSecretOf = (merchant: string) => contractOf(config, merchant).bankSecret;
  const store = new BankStore(join(config.dataDir, 'sandbox', 'bank.jsonl'));
  const delivery = new NoticeDelivery(store, {
    portalUrl: config.portalUrl,
    secretOf: bankSecretOf,
    onDelivery: (delivery) => server.log.info(delivery, 'notice'),
  });
  const bank = new BankService(store, delivery);
  server.addHook('onClose', () => delivery.stop());
  // Before the vendors, whose sockets end only with the last request: `post` answers waiting requests at once.
  const post = createPost(server, config);
  const vendors = createVendors(server, config);
  createId(server, config, post);

  addAssets(server);
  addTicker(server, createTicker(server, config));
  addBeacon(server, new Beacon(join(config.dataDir, 'sandbox', 'beacon.jsonl')));
  addBank(server, bank, { secretOf: bankSecretOf, publicUrl: config.publicUrl });
  server.get('/', (request, reply) =>
    sendPage(reply, homePage(vendors, store.recentPayments(20), languageOf(request))),
  );
  delivery.start();
  return server;
}

/** The game companies and their pages; what an earlier run left open goes on at once. */
function createVendors(server: FastifyInstance, config: SandboxConfig): Vendor[] {
  const { publicUrl, sandboxUrl, portalUrl } = config;
  const secretsOf = (code: VendorCode, merchant: string) => vendorSecretsOf(config, code, merchant);
  const sockets = createSockets(server.server);
  const reskins = config.largeCatalogue ? largeCatalogue() : [];
  const optionsOf = (name: string): SeamlessOptions => ({
    file: join(config.dataDir, 'sandbox', `${name}.jsonl`),
    portalUrl,
    secretsOf,
    reskins,
    seed: config.studioSeed,
    onAttempt: ({ id, operation, state, attempts, answer }) =>
      server.log.info({ id, operation, state, attempts, answer }, 'wallet'),
  });
  const studio = new Studio(sockets, optionsOf('studio'));
  addStudioCalls(server, studio);
  const table = new Table(sockets, optionsOf('table'));
  addTableCalls(server, table);
  const seamless = [studio, table];
  for (const games of seamless) addVendor(server, games, { secretsOf, sandboxUrl }, addSeamlessCalls(games));
  const delta = new Delta(sockets, optionsOf('delta'));
  addDeltaCalls(server, delta);
  addVendor(server, delta, { secretsOf, sandboxUrl }, addWalletCalls(delta.vendor.wallets, delta.modes));
  const vendors = [...seamless, delta];
  const rooms = createRooms(server, sockets, config);
  addPages(server, { folder: PAGES, publicUrl, sandboxUrl });
  server.addHook('preClose', async () => {
    rooms.stop();
    await Promise.all(vendors.map((games) => games.stop()));
    await sockets.close();
  });
  for (const games of vendors) games.start();
  return vendors.map(({ vendor }) => vendor);
}

/** The feed of outside lotteries, which the demonstration's merchant gets. */
function createTicker(server: FastifyInstance, config: SandboxConfig): Ticker {
  const sender = new FeedSender({
    portalUrl: config.portalUrl,
    merchant: MERCHANT,
    secret: contractOf(config, MERCHANT).lotteryFeedSecret,
    onAnswer: ({ game_code, draw_no, sequence }, answer) =>
      server.log.info({ game_code, draw_no, sequence, answer }, 'lottery result'),
  });
  const ticker = new Ticker(join(config.dataDir, 'sandbox', 'ticker.jsonl'), sender);
  server.addHook('onReady', async () => ticker.start());
  server.addHook('preClose', async () => ticker.stop());
  return ticker;
}

/** The rooms beside live tables, on the socket server of the games. */
function createRooms(server: FastifyInstance, sockets: SocketServer, config: SandboxConfig): RoomProvider {
  const secretOf = (operator: string) => contractOf(config, operator).liveRoomsSecret;
  const provider = new RoomProvider(sockets, {
    file: join(config.dataDir, 'sandbox', 'rooms.jsonl'),
    secretOf,
  });
  addRooms(server, provider, secretOf);
  return provider;
}

/** Starts the SMTP server when the HTTP server gets ready, before it listens. */
function createPost(server: FastifyInstance, config: SandboxConfig): PostService {
  const post = new PostService(new PostStore(join(config.dataDir, 'sandbox', 'post.jsonl')));
  const mail = new MailServer(post, {
    host: config.host,
    port: config.smtpPort,
    user: config.smtpUser,
    onError: (error) => server.log.warn(error, 'mail'),
  });
  server.addHook('onReady', () => mail.listen());
  server.addHook('preClose', async () => {
    post.stop();
    await mail.close();
  });
  addPost(server, post, { key: config.smsKey });
  return post;
}

function createId(server: FastifyInstance, config: SandboxConfig, post: PostService): void {
  const id = new IdentityProvider({
    file: join(config.dataDir, 'sandbox', 'id.jsonl'),
    sandboxUrl: config.sandboxUrl,
    publicUrl: config.publicUrl,
  });
  const contracts = contractsOf(config);
  const openIdClients = contracts.map(({ openIdClient }) => openIdClient);
  const facebookApps = contracts.map(({ facebookClient }) => facebookClient);
  const phoneClientIds = contracts.map(({ phoneClientId }) => phoneClientId);
  addOpenId(server, id, openIdClients);
  addFacebook(server, id, facebookApps);
  server.get('/id', (request, reply) => sendPage(reply, idPage(id, languageOf(request))));
  addPhone(server, id, phoneClientIds, (to, text) => post.bringSms({ to, text, sender: 'id' }));
}
