import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathOf } from './codes.js';
import { GameError, readInput, sendGameError } from './game-error.js';
import type { Games } from './games.js';
import type { Session } from './records.js';
import { RoundViews } from './round.view.js';
import { sessionView } from './session.view.js';

const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

/** The session that a page's request names as bearer. @throws GameError */
export type Enter = (request: FastifyRequest) => Promise<Session>;

/** The calls of a vendor's pages, below `/<code>/api`: those of every game, and those that `add` adds. */
export function addPageCalls(
  server: FastifyInstance,
  games: Games,
  add: (scope: FastifyInstance, enter: Enter) => void,
): void {
  const { sessions, store, codes } = games.vendor;
  const views = new RoundViews(store, (round) => games.outcomeOf(round));

  const enter: Enter = (request) => {
    const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!bearer) throw new GameError('session_ended');
    return sessions.enter(bearer);
  };

  const addCommon = (scope: FastifyInstance) => {
    scope.get('/session', async (request) => {
      const session = await enter(request);
      // If the portal cannot be reached, its latest balance is shown.
      await sessions.balance(session).catch(() => undefined);
      return sessionView(sessions.renewed(session), games);
    });

    scope.get('/balance', async (request) => ({ balance: await sessions.balance(await enter(request)) }));

    scope.get('/rounds', async (request) => {
      const session = await enter(request);
      return views.ofPlayer(session, readInput(pageQuery, request.query).page);
    });
  };

  for (const code of codes)
    void server.register(
      async (scope) => {
        scope.setErrorHandler(sendGameError);
        addCommon(scope);
        add(scope, enter);
      },
      { prefix: `${pathOf(code)}/api` },
    );
}
