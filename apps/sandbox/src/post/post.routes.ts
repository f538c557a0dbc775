import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import { LANGUAGES, languageOf } from '../web/language.js';
import { sendPage, wantsJson } from '../web/reply.js';
import { isSecret } from '../web/secret.js';
import { messageJson } from './message.js';
import { MODES } from './mode.js';
import { messagePage, postAddress, postPage } from './post.page.js';
import type { PostService } from './post.service.js';
import { refuseSms, SmsGatewayError } from './sms.error.js';

const MAX_WAIT_MS = 15_000;

const E164 = /^\+[1-9]\d{6,14}$/;
const language = z.enum(LANGUAGES).optional();
// An unescaped plus sign arrives as a space.
const recipient = z
  .string()
  .max(320)
  .transform((to) => to.replace(/^ (?=\d)/, '+').trim())
  .transform((to) => to || undefined)
  .optional();
const smsBody = z.strictObject({
  to: z.string(),
  text: z.string().min(1).max(480),
  sender: z.string().min(1).max(32),
  reference: z.guid(),
  domain: z.string().min(1).max(253),
});
const pageQuery = z.strictObject({ lang: language, to: recipient });
const messageQuery = z.strictObject({ lang: language });
const messagesQuery = z.strictObject({
  to: recipient,
  since: z
    .string()
    .regex(/^\d{0,15}$/)
    .default('')
    .transform(Number),
  wait: z
    .string()
    .regex(/^\d{1,5}$/)
    .default('0')
    .transform(Number)
    .pipe(z.int().max(MAX_WAIT_MS)),
});
const modeBody = z.strictObject({ mode: z.enum(MODES), lang: language });

/** Post's pages and calls, all below /post. */
export function addPost(server: FastifyInstance, post: PostService, options: { key: string }): void {
  addSms(server, post, options.key);

  server.get('/post', (request, reply) => {
    const { to = '' } = read(pageQuery, request.query);
    const messages = post
      .messages({ since: 0 })
      .filter((message) => message.to.toLowerCase().includes(to.toLowerCase()));
    const view = { messages: messages.reverse(), to, mode: post.mode, language: languageOf(request) };
    return sendPage(reply, postPage(view));
  });

  server.get('/post/messages', async (request) => {
    const { wait, ...query } = read(messagesQuery, request.query);
    const messages = await post.nextMessages(query, wait, goneSignal(request));
    return { messages: messages.map(messageJson) };
  });

  server.get<{ Params: { id: string } }>('/post/messages/:id', async (request, reply) => {
    read(messageQuery, request.query);
    const message = post.store.find(request.params.id);
    if (!message) throw new AppError('not_found', 'no such message');
    if (wantsJson(request)) return messageJson(message);
    return sendPage(reply, messagePage(message, languageOf(request)));
  });

  server.put('/post/mode', (request, reply) => {
    post.mode = read(modeBody, request.body).mode;
    return reply.send({ mode: post.mode });
  });

  server.post('/post/mode', (request, reply) => {
    const { mode, lang = languageOf(request) } = read(modeBody, request.body);
    post.mode = mode;
    return reply.redirect(postAddress(lang), 303);
  });
}

function addSms(server: FastifyInstance, post: PostService, key: string): void {
  void server.register(async (scope) => {
    scope.setErrorHandler(refuseSms);
    scope.post('/post/sms/messages', (request, reply) => {
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!isSecret(bearer, key))
        throw new SmsGatewayError('unauthorised', 'the bearer is not the key of post');
      const { id } = post.acceptSms(readSms(request.body));
      return reply.status(202).send({ id, status: 'accepted' });
    });
  });
}

/** @throws SmsGatewayError malformed, invalid_number */
function readSms(body: unknown): z.output<typeof smsBody> {
  const parsed = smsBody.safeParse(body);
  if (!parsed.success) throw new SmsGatewayError('malformed', z.prettifyError(parsed.error));
  if (!E164.test(parsed.data.to)) throw new SmsGatewayError('invalid_number', 'to: not a number in E.164');
  return parsed.data;
}

/** Aborted when the caller hangs up. */
function goneSignal(request: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  return gone.signal;
}
