import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CLIENT_SEED } from '../../common/api.js';
import { GameError, readInput } from '../vendor/game-error.js';
import { addPageCalls } from '../vendor/page.routes.js';
import type { Delta } from './delta.js';
import { MONSOON_FISH } from './fish/catalogue.js';

const seedsBody = z.strictObject({ clientSeed: z.string().regex(CLIENT_SEED) });

/** The calls of Delta's pages; shots and hands of cards come over the sockets. Only the fish have seeds of each player. */
export function addDeltaCalls(server: FastifyInstance, delta: Delta): void {
  addPageCalls(server, delta, (scope, enter) => {
    scope.post('/seeds', async (request) => {
      const session = await enter(request);
      if (session.game !== MONSOON_FISH.code) throw new GameError('invalid_input', { field: 'game' });
      return delta.shots.rotateSeeds(session, readInput(seedsBody, request.body).clientSeed);
    });
  });
}
