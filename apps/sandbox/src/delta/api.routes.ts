import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CLIENT_SEED } from '../../common/api.js';
import { readInput } from '../vendor/game-error.js';
import { addPageCalls } from '../vendor/page.routes.js';
import type { Delta } from './delta.js';

const seedsBody = z.strictObject({ clientSeed: z.string().regex(CLIENT_SEED) });

/** The calls of Delta's pages; shots come over the socket. */
export function addDeltaCalls(server: FastifyInstance, delta: Delta): void {
  addPageCalls(server, delta, (scope, enter) => {
    scope.post('/seeds', async (request) => {
      const session = await enter(request);
      return delta.shots.rotateSeeds(session, readInput(seedsBody, request.body).clientSeed);
    });
  });
}
