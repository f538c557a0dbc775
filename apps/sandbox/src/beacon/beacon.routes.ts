import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read } from '../web/input.js';
import { LANGUAGES, languageOf } from '../web/language.js';
import { sendPage } from '../web/reply.js';
import type { Beacon } from './beacon.js';
import { beaconAddress, beaconPage } from './beacon.page.js';
import { BEACON_MODES } from './mode.js';

const SHOWN = 10;

const roundParams = z.strictObject({
  round: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .transform(Number),
});
const modeBody = z.strictObject({ mode: z.enum(BEACON_MODES), lang: z.enum(LANGUAGES).optional() });

/** The beacon's page and calls, all below /beacon. */
export function addBeacon(server: FastifyInstance, beacon: Beacon): void {
  server.get('/beacon', (request, reply) =>
    sendPage(
      reply,
      beaconPage({ rounds: beacon.latest(SHOWN), mode: beacon.mode, language: languageOf(request) }),
    ),
  );
  server.get('/beacon/info', () => beacon.info());
  server.get('/beacon/rounds/:round', async (request) =>
    beacon.round(read(roundParams, request.params).round),
  );
  server.put('/beacon/mode', (request, reply) => {
    beacon.mode = read(modeBody, request.body).mode;
    return reply.send({ mode: beacon.mode });
  });
  server.post('/beacon/mode', (request, reply) => {
    const { mode, lang = languageOf(request) } = read(modeBody, request.body);
    beacon.mode = mode;
    return reply.redirect(beaconAddress(lang), 303);
  });
}
