import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import { LANGUAGES, languageOf, westernDigits } from '../web/language.js';
import { contentSecurityPolicy } from '../web/policy.js';
import { sendPage } from '../web/reply.js';
import { trustedRedirect } from './client.js';
import type { IdentityProvider } from './identity-provider.js';
import { type PhoneCheck, PhoneChecks, type PhoneOrder } from './phone.checks.js';
import { PHONE_ERRORS, type PhoneError, TOKEN_FAULTS, type TokenFault } from './phone.outcome.js';
import { type CodeError, phonePage } from './phone.page.js';
import { phonePhrases } from './phone.phrases.js';
import { signPhoneToken } from './phone-token.js';

const text = z.string().max(2000);
const language = z.enum(LANGUAGES).optional();
const orderQuery = z.object({
  client_id: text,
  phone: text.default(''),
  state: text.optional(),
  nonce: text.optional(),
  redirect_uri: text,
});
const checkQuery = z.strictObject({ lang: language });
const answerBody = z.strictObject({
  code: z.string().max(40).default(''),
  outcome: z.enum(['check', ...PHONE_ERRORS, ...TOKEN_FAULTS]).default('check'),
});

const E164 = /^\+[1-9]\d{6,14}$/;
const CODE = /^\d{6}$/;

const isTokenFault = (outcome: string): outcome is TokenFault =>
  TOKEN_FAULTS.some((fault) => fault === outcome);

/** Sends a text to a number. */
type SendSms = (to: string, text: string) => void;

/** A provider that verifies a phone number with its own code; its answer is in the fragment of the redirect address. */
export function addPhone(
  server: FastifyInstance,
  id: IdentityProvider,
  clientIds: readonly string[],
  sendSms: SendSms,
): void {
  const checks = new PhoneChecks();

  const find = (request: FastifyRequest<{ Params: { id: string } }>): PhoneCheck => {
    read(checkQuery, request.query);
    const check = checks.find(request.params.id);
    if (!check) throw new AppError('not_found', 'no such check of a number, or it has ended');
    return check;
  };

  const show = (request: FastifyRequest, reply: FastifyReply, check: PhoneCheck, error?: CodeError) => {
    reply.header('content-security-policy', contentSecurityPolicy(new URL(check.redirectUri).origin));
    const view = { check, client: check.client, language: languageOf(request), error };
    return sendPage(reply, phonePage(view), error ? 422 : 200);
  };

  server.get('/id/phone', (request, reply) => {
    const { phone, state, nonce, ...client } = read(orderQuery, request.query);
    const redirectUri = trustedRedirect(client, clientIds, id.publicUrl);
    const order = { client: client.client_id, phone: phone.trim(), redirectUri, state, nonce };
    if (order.phone === '') return giveUp(reply, order, 'missing_phone_number');
    if (!E164.test(order.phone)) return giveUp(reply, order, 'invalid_phone_number');
    const lang = languageOf(request);
    const check = checks.running(order) ?? begin(order, phonePhrases[lang].sms);
    return reply.redirect(`/id/phone/checks/${check.id}?lang=${lang}`, 303);
  });

  const begin = (order: PhoneOrder, sms: (code: string, client: string) => string): PhoneCheck => {
    const check = checks.begin(order);
    sendSms(check.phone, sms(check.code, check.client));
    return check;
  };

  server.get<{ Params: { id: string } }>('/id/phone/checks/:id', (request, reply) =>
    show(request, reply, find(request)),
  );

  server.post<{ Params: { id: string } }>('/id/phone/checks/:id', async (request, reply) => {
    const check = find(request);
    const { code, outcome } = read(answerBody, request.body ?? {});
    if (isTokenFault(outcome)) return prove(reply, check, outcome);
    if (outcome !== 'check') return end(reply, check, outcome);
    if (checks.isExpired(check)) return end(reply, check, 'code_expired');
    const typed = westernDigits(code.replace(/\s/g, ''));
    if (!CODE.test(typed)) return show(request, reply, check, 'incomplete');
    if (checks.try(check, typed)) return prove(reply, check);
    if (check.triesLeft === 0) return end(reply, check, 'invalid_verification_code');
    return show(request, reply, check, 'wrong');
  });

  const prove = async (reply: FastifyReply, check: PhoneCheck, fault?: TokenFault) => {
    checks.end(check);
    return goBack(reply, check, { id_token: await signPhoneToken(id, check, Date.now(), fault) });
  };

  const end = (reply: FastifyReply, check: PhoneCheck, error: PhoneError) => {
    checks.end(check);
    return giveUp(reply, check, error);
  };
}

function giveUp(reply: FastifyReply, order: PhoneOrder, error: PhoneError): FastifyReply {
  return goBack(reply, order, { error });
}

/** Answers in the fragment, which browsers never send to a server. */
function goBack(reply: FastifyReply, { redirectUri, state }: PhoneOrder, answer: Record<string, string>) {
  const fragment = new URLSearchParams({ ...answer, ...(state !== undefined && { state }) });
  return reply.redirect(`${redirectUri}#${fragment}`, 303);
}
