import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import { LANGUAGES } from '../web/language.js';
import { sendPage, wantsJson } from '../web/reply.js';
import { trustedReturnUrl } from '../web/return-url.js';
import { signedOperator } from '../web/signed-request.js';
import { DEFAULT_DELAY, MAX_DELAY_S, paymentAddress, paymentPage } from './bank.page.js';
import { paymentJson, transactionJson } from './bank.reply.js';
import { ACTIONS, type BankService } from './bank.service.js';
import { readPayLink } from './pay-link.js';
import { hasBeenPaid, isExpired, type Payment } from './payment.js';

interface BankOptions {
  secretOf: (merchant: string) => string;
  publicUrl: string;
}

/** How long a page waits for the portal's answer so that it can show it, in milliseconds. */
const TIMEOUT_MS = 1000;

const language = z.enum(LANGUAGES).optional();
const paymentQuery = z.strictObject({ lang: language });
const referenceQuery = z.strictObject({ reference: z.guid() });
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const periodQuery = z.strictObject({ from: moment, to: moment });
const actionParams = z.strictObject({ id: z.string(), action: z.enum(ACTIONS) });
const actionBody = z.strictObject({
  lang: language,
  delay: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(0).max(MAX_DELAY_S))
    .default(DEFAULT_DELAY),
});

/** Resolves when the work ends or the time is over; an error of the work is thrown. */
async function patiently(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** The bank's pages and calls, all below /bank. */
export function addBank(server: FastifyInstance, bank: BankService, options: BankOptions): void {
  const { store } = bank;

  const find = (id: string): Payment => {
    const payment = store.payment(id);
    if (!payment) throw new AppError('not_found', 'no such payment');
    return payment;
  };
  const viewOf = (payment: Payment, lang = payment.language) => ({
    payment,
    notices: store.noticesOf(payment.id),
    deliveries: store.deliveriesOf(payment.id),
    language: lang,
    returnUrl: trustedReturnUrl(payment.returnUrl, options.publicUrl),
    now: Date.now(),
  });
  const statusOf = (payment: Payment) =>
    !hasBeenPaid(payment) && isExpired(payment, Date.now()) ? 410 : 200;
  const jsonOf = (payment: Payment) =>
    paymentJson(payment, store.noticesOf(payment.id), store.deliveriesOf(payment.id));

  server.get('/bank/pay', async (request, reply) => {
    const link = readPayLink(request.raw.url ?? '', request.query, options.secretOf);
    const { payment, notified } = bank.open(link);
    await patiently(notified);
    return sendPage(reply, paymentPage(viewOf(payment, link.lang)), statusOf(payment));
  });

  server.get('/bank/payments', async (request) => {
    const { reference } = read(referenceQuery, request.query);
    const payment = store.paymentOf(reference);
    if (!payment) throw new AppError('not_found', 'no such payment');
    return jsonOf(payment);
  });

  server.get<{ Params: { id: string } }>('/bank/payments/:id', async (request, reply) => {
    const { lang } = read(paymentQuery, request.query);
    const payment = find(request.params.id);
    if (wantsJson(request)) return jsonOf(payment);
    return sendPage(reply, paymentPage(viewOf(payment, lang)), statusOf(payment));
  });

  server.post('/bank/payments/:id/:action', async (request, reply) => {
    const { id, action } = read(actionParams, request.params);
    const { lang, delay } = read(actionBody, request.body ?? {});
    const payment = find(id);
    await patiently(bank.perform(payment, action, delay));
    if (wantsJson(request)) return jsonOf(find(id));
    return reply.redirect(paymentAddress(payment, lang ?? payment.language), 303);
  });

  server.get('/bank/transactions', async (request) => {
    const operator = signedOperator(request, '', (merchant) => [options.secretOf(merchant)]);
    const { from, to } = read(periodQuery, request.query);
    if (from >= to) throw new AppError('malformed', 'from: must be before to');
    return { transactions: bank.transactions(operator, from, to).map(transactionJson) };
  });
}
