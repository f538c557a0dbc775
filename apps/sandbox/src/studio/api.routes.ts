import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CLIENT_SEED } from '../../common/api.js';
import { readInput } from '../vendor/game-error.js';
import { addPageCalls } from '../vendor/page.routes.js';
import type { Studio } from './studio.js';

const amount = z.string().regex(/^\d{1,15}$/);
const rollBody = z.strictObject({ amount, target: z.int(), over: z.boolean() });
const spinBody = z.union([z.strictObject({ amount }), z.strictObject({ reward: z.guid().toLowerCase() })]);
const playBody = z.strictObject({ amount, choice: z.int() });
const stepBody = z.strictObject({ round: z.guid(), at: z.int().min(0), step: z.int() });
const seedsBody = z.strictObject({ clientSeed: z.string().regex(CLIENT_SEED) });

/** The calls of the studio's pages. */
export function addStudioCalls(server: FastifyInstance, studio: Studio): void {
  const { games, instant } = studio;

  addPageCalls(server, studio, (scope, enter) => {
    scope.post('/dice/roll', async (request) => {
      const session = await enter(request);
      return games.roll(session, readInput(rollBody, request.body));
    });

    scope.post('/slot/spin', async (request) => {
      const session = await enter(request);
      return games.spin(session, readInput(spinBody, request.body));
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
  });
}
