import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ROOM_STATES } from '../../common/rooms/api.js';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import { LANGUAGES, languageOf } from '../web/language.js';
import { sendPage } from '../web/reply.js';
import { signedOperator } from '../web/signed-request.js';
import { ROOMS } from './catalogue.js';
import { ROOMS_MODES } from './mode.js';
import type { RoomProvider } from './room-provider.js';
import { roomsAddress, roomsPage } from './rooms.page.js';

const lang = z.enum(LANGUAGES).optional();
const room = z.enum(ROOMS.map(({ code }) => code));
const roomKey = { operator: z.string().min(1).max(100), room };
const stateBody = z.strictObject({ lang, room, state: z.enum(ROOM_STATES) });
const deleteBody = z.strictObject({ lang, ...roomKey, id: z.coerce.number().int().min(1) });
const muteBody = z.strictObject({
  lang,
  ...roomKey,
  user: z.string().min(1).max(100),
  name: z.string().min(1).max(40),
  minutes: z.coerce.number().int().min(1).max(1440),
});
const closeBody = z.strictObject({ lang, report: z.string().max(60) });
const modeBody = z.strictObject({ lang, mode: z.enum(ROOMS_MODES) });

/** The signed list for portals, and the operators' page with what they do there, all below /rooms. */
export function addRooms(
  server: FastifyInstance,
  provider: RoomProvider,
  secretOf: (operator: string) => string,
): void {
  server.get('/rooms/list', async (request) => {
    const operator = signedOperator(request, '', (code) => [secretOf(code)]);
    if (provider.mode === 'away') throw new AppError('unavailable', 'away, as its page says', 503);
    return { rooms: provider.list(operator) };
  });
  server.put('/rooms/mode', (request, reply) => {
    provider.mode = read(modeBody, request.body).mode;
    return reply.send({ mode: provider.mode });
  });
  addOperatorsPage(server, provider);
}

function addOperatorsPage(server: FastifyInstance, provider: RoomProvider): void {
  const { rooms } = provider;
  server.get('/rooms', (request, reply) => sendPage(reply, roomsPage(provider, languageOf(request))));

  /** Each form leads back to the page, which shows what has changed. */
  const act = <Body extends z.ZodType<{ lang?: z.output<typeof lang> }>>(
    path: string,
    body: Body,
    work: (fields: z.output<Body>) => void,
  ) =>
    server.post(`/rooms/${path}`, (request, reply) => {
      const fields = read(body, request.body);
      work(fields);
      return reply.redirect(roomsAddress(fields.lang ?? languageOf(request)), 303);
    });

  act('state', stateBody, (fields) => provider.setState(fields.room, fields.state));
  act('delete', deleteBody, ({ id, ...key }) => rooms.delete(key, id));
  act('mute', muteBody, ({ name, minutes, ...member }) => rooms.mute(member, name, minutes * 60_000));
  act('close', closeBody, ({ report }) => rooms.close(report));
  act('mode', modeBody, ({ mode }) => {
    provider.mode = mode;
  });
}
