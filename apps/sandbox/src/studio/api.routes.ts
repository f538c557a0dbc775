import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { API, CLIENT_SEED } from '../../studio/api.js';
import { sessionView } from './session.view.js';
import { readInput, StudioError, sendStudioError } from './studio.error.js';
import type { Studio } from './studio.js';
import type { Session } from './studio.records.js';

const amount = z.string().regex(/^\d{1,15}$/);
const rollBody = z.strictObject({ amount, target: z.int(), over: z.boolean() });
const spinBody = z.strictObject({ amount });
const playBody = z.strictObject({ amount, choice: z.int() });
const stepBody = z.strictObject({ round: z.guid(), at: z.int().min(0), step: z.int() });
const seedsBody = z.strictObject({ clientSeed: z.string().regex(CLIENT_SEED) });
const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

/** The calls of the pages. Each names its session as bearer. */
export function addApi(server: FastifyInstance, studio: Studio): void {
  const { sessions, games, instant, views } = studio;

  const enter = (request: FastifyRequest): Promise<Session> => {
    const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (!bearer) throw new StudioError('session_ended');
    return sessions.enter(bearer);
  };

  void server.register(
    async (scope) => {
      scope.setErrorHandler(sendStudioError);

      scope.get('/session', async (request) => {
        const session = await enter(request);
        // If the portal cannot be reached, its latest balance is shown.
        await sessions.balance(session).catch(() => undefined);
        return sessionView(sessions.renewed(session), studio);
      });

      scope.get('/balance', async (request) => ({ balance: await sessions.balance(await enter(request)) }));

      scope.post('/dice/roll', async (request) => {
        const session = await enter(request);
        return games.roll(session, readInput(rollBody, request.body));
      });

      scope.post('/slot/spin', async (request) => {
        const session = await enter(request);
        return games.spin(session, readInput(spinBody, request.body).amount);
      });

      scope.post('/instant/play', async (request) => {
        const session = await enter(request);
        return instant.play(session, readInput(playBody, request.body));
      });

      scope.post('/instant/step', async (request) => {
        const session = await enter(request);
        return instant.step(session, readInput(stepBody, request.body));
      });

      scope.post('/seeds', async (request) => {
        const session = await enter(request);
        return games.rotateSeeds(session, readInput(seedsBody, request.body).clientSeed);
      });

      scope.get('/rounds', async (request) => {
        const session = await enter(request);
        return views.ofPlayer(session, readInput(pageQuery, request.query).page);
      });
    },
    { prefix: API },
  );
}
