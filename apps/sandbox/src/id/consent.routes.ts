import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../web/language.js';
import { contentSecurityPolicy } from '../web/policy.js';
import { sendPage } from '../web/reply.js';
import { FIRST_FIELDS, readAnswer } from './consent.js';
import { type ConsentView, consentPage } from './consent.page.js';
import type { Outcome } from './outcome.js';
import type { Person } from './person.js';

/** The parts of a log-in that depend on the protocol; `Order` is the client's request. */
export interface ConsentFlow<Order> {
  path: string;
  protocol: string;
  emailNeeded: boolean;
  offered: readonly Outcome[];
  /** @throws AppError if the person must not be redirected */
  readOrder: (query: unknown) => Order & { client: string; redirectUri: string };
  /** The redirect that answers an invalid order; `undefined` for a valid one. */
  errorRedirect: (order: Order) => string | undefined;
  /** The redirects that answer with a code, and with an error. */
  granted: (order: Order, person: Person, outcome: Outcome) => string;
  refused: (order: Order, outcome: Outcome) => string;
}

/** Adds the page on which a person logs in, and the route for its form: GET and POST at one address. */
export function addConsent<Order>(server: FastifyInstance, flow: ConsentFlow<Order>): void {
  const { path, protocol, emailNeeded, offered } = flow;

  const show = (request: FastifyRequest, reply: FastifyReply, answer: Partial<ConsentView>, status = 200) => {
    const { client, redirectUri } = flow.readOrder(request.query);
    const address = new URL(request.url, 'http://sandbox');
    reply.header('content-security-policy', contentSecurityPolicy(new URL(redirectUri).origin));
    const page = consentPage({
      address,
      language: languageOf(request),
      client,
      protocol,
      emailNeeded,
      offered,
      fields: FIRST_FIELDS,
      ...answer,
    });
    return sendPage(reply, page, status);
  };

  server.get(path, (request, reply) => {
    const errorRedirect = flow.errorRedirect(flow.readOrder(request.query));
    return errorRedirect === undefined ? show(request, reply, {}) : reply.redirect(errorRedirect, 303);
  });

  server.post(path, (request, reply) => {
    const order = flow.readOrder(request.query);
    const errorRedirect = flow.errorRedirect(order);
    if (errorRedirect !== undefined) return reply.redirect(errorRedirect, 303);
    const answer = readAnswer(request.body, offered, emailNeeded);
    switch (answer.kind) {
      case 'refused':
        return reply.redirect(flow.refused(order, answer.outcome), 303);
      case 'granted':
        return reply.redirect(flow.granted(order, answer.person, answer.outcome), 303);
      case 'incomplete':
        return show(request, reply, { fields: answer.fields, error: answer.error }, 422);
    }
  });
}
