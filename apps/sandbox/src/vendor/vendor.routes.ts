import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LANGUAGES, THEMES } from '../../common/api.js';
import { AppError, asAppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import { signedOperator } from '../web/signed-request.js';
import { pathOf, type Secrets, type VendorCode } from './codes.js';
import { currencyOf, findCurrency, toWallet } from './currencies.js';
import type { Games } from './games.js';
import type { LaunchOrder } from './records.js';
import { RoundViews } from './round.view.js';
import { gameJson, liveTableJson, roundJson } from './vendor.reply.js';

export interface SignedCallsOptions {
  secretsOf: (code: VendorCode, operator: string) => Secrets;
  sandboxUrl: string;
}

/** What the calls of an operator have in common. */
export interface SignedScope {
  code: VendorCode;
  /** The operator that signed the request. @throws AppError bad_signature */
  operatorOf: (request: FastifyRequest) => string;
  /** @throws AppError malformed */
  jsonOf: (request: FastifyRequest) => unknown;
}

/** Adds the signed calls of one kind of wallet below `/<code>`. */
export type AddSignedCalls = (scope: FastifyInstance, signed: SignedScope) => void;

/** A portal reads no more. */
const MOST_LIVE = 200;

const address = z.url({ protocol: /^https?$/ }).max(2000);
const text = z.string().min(1).max(200);
const language = z
  .string()
  .max(20)
  .transform((lang) => LANGUAGES.find((known) => known === lang.toLowerCase().split(/[-_]/)[0]) ?? 'en');
const theme = z
  .enum(THEMES)
  .nullish()
  .transform((given) => given ?? null);
const currency = z.string().refine((code) => findCurrency(code) !== undefined, 'not a currency of our games');

/** Other fields are ignored: portals send more than one vendor needs. */
const launchBody = z.object({
  operator_id: text,
  user: text,
  token: text.max(500),
  game_code: text,
  currency,
  lang: language,
  lobby_url: address.nullish(),
  deposit_url: address.nullish(),
  demo: z.boolean().default(false),
  theme,
});
const roundQuery = z.object({ round: z.guid(), user: text.optional() });
const listQuery = z.object({ currency: currency.default('BDT') });
const demoParams = z.object({ game: text });
const demoQuery = z.object({ lang: language.default('en'), theme, currency: currency.default('BDT') });

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = asAppError(error);
  if (appError.status >= 500) request.log.error(error);
  return reply.status(appError.status).send({ error: appError.code, detail: appError.detail });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new AppError('malformed', 'the body is no JSON');
  }
}

/**
 * The signed calls of a portal to its vendor, those that `add` adds included, and a demo of each game for anybody, below
 * `/<code>` for each code.
 */
export function addVendor(
  server: FastifyInstance,
  games: Games,
  options: SignedCallsOptions,
  add: AddSignedCalls,
): void {
  for (const code of games.vendor.codes) {
    void server.register(async (scope) => addSignedCalls(scope, games, code, options, add), {
      prefix: pathOf(code),
    });
    addDemo(server, games, code, options.sandboxUrl);
  }
}

function addSignedCalls(
  scope: FastifyInstance,
  games: Games,
  code: VendorCode,
  { secretsOf, sandboxUrl }: SignedCallsOptions,
  add: AddSignedCalls,
): void {
  const { vendor } = games;
  const { store } = vendor;
  const views = new RoundViews(store, (round) => games.outcomeOf(round));
  scope.setErrorHandler(refuse);
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const bodyOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '');
  const operatorOf = (request: FastifyRequest) =>
    signedOperator(request, bodyOf(request), (operator) => secretsOf(code, operator));
  const jsonOf = (request: FastifyRequest) => parseJson(bodyOf(request));

  scope.post('/game/url', async (request) => {
    const operator = operatorOf(request);
    const order = read(launchBody, jsonOf(request));
    if (order.operator_id !== operator)
      throw new AppError('malformed', 'operator_id: not the operator that signed');
    const url = open(games, sandboxUrl, order.game_code, {
      vendor: code,
      operator,
      user: order.user,
      token: order.token,
      currency: order.currency,
      language: order.lang,
      theme: order.theme,
      lobbyUrl: order.lobby_url ?? null,
      depositUrl: order.deposit_url ?? null,
      demo: order.demo,
    });
    return { url };
  });

  scope.get('/game/list', async (request) => {
    operatorOf(request);
    const limits = currencyOf(read(listQuery, request.query).currency);
    return { games: vendor.listingsOf(code).map((title) => gameJson(title, limits)) };
  });

  scope.get('/game/live', async (request) => {
    const operator = operatorOf(request);
    const limits = currencyOf(read(listQuery, request.query).currency);
    const live = new Map((games.liveTables?.() ?? []).map((table) => [table.game, table]));
    const tables = vendor.listingsOf(code).flatMap((title) => {
      const table = live.get(title.game);
      return table ? [liveTableJson(table, title, limits)] : [];
    });
    const pots = new Map(
      (games.liveJackpots?.(operator, limits.code) ?? []).map(({ game, amount }) => [game, amount]),
    );
    const jackpots = vendor.listingsOf(code).flatMap((title) => {
      const amount = pots.get(title.game);
      return amount === undefined ? [] : [{ game_code: title.code, amount: toWallet(amount, limits) }];
    });
    return { tables: tables.slice(0, MOST_LIVE), jackpots: jackpots.slice(0, MOST_LIVE) };
  });

  scope.get('/game/round', async (request) => {
    const operator = operatorOf(request);
    const { round: id, user } = read(roundQuery, request.query);
    const round = store.round(id);
    const session = round && store.session(round.session);
    const theirs =
      session?.vendor === code && session.operator === operator && (user ?? session.user) === session.user;
    if (!round || !session || !theirs || round.state === 'refused')
      throw new AppError('not_found', 'no such round');
    return roundJson(views.of(round), session, vendor.titleOf(session.game).kind, sandboxUrl);
  });

  add(scope, { code, operatorOf, jsonOf });
}

/** Opens a session, and gives the address of its page. @throws AppError for a title that is not listed under the code */
function open(
  { vendor }: Games,
  sandboxUrl: string,
  code: string,
  order: Omit<LaunchOrder, 'game' | 'title'>,
): string {
  const title = vendor.listing(order.vendor, code);
  if (!title) throw new AppError('malformed', 'game_code: not a game of ours');
  const bearer = vendor.sessions.open({ ...order, game: title.game, title: title.code });
  return `${sandboxUrl}${pathOf(order.vendor)}/play/${title.code}?session=${bearer}`;
}

function addDemo(server: FastifyInstance, games: Games, code: VendorCode, sandboxUrl: string): void {
  server.get(`${pathOf(code)}/demo/:game`, async (request, reply) => {
    const { game } = read(demoParams, request.params);
    const { lang, theme: chosen, currency: money } = read(demoQuery, request.query);
    const url = open(games, sandboxUrl, game, {
      vendor: code,
      operator: code.toLowerCase(),
      user: '',
      token: '',
      currency: money,
      language: lang,
      theme: chosen,
      lobbyUrl: null,
      depositUrl: null,
      demo: true,
    });
    return reply.redirect(url, 303);
  });
}
