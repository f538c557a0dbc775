import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../web/language.js';
import { contentSecurityPolicy } from '../web/policy.js';
import { sendPage } from '../web/reply.js';
import { FIRST_FIELDS, readAnswer } from './consent.js';
import { type ConsentView, consentPage } from './consent.page.js';
import type { Outcome } from './outcome.js';
import type { Person } from './person.js';

/** A protocol's part of a log-in; `Order` is what the client asked for. */
export interface ConsentFlow<Order> {
  path: string;
  protocol: string;
  emailNeeded: boolean;
  offered: readonly Outcome[];
  /** @throws Refusal when nobody may be sent back */
  readOrder: (query: unknown) => Order & { client: string; redirectUri: string };
  /** Where a faulty order leads at once, if it is one. */
  faultOf: (order: Order) => string | undefined;
  /** Where the person's answer leads. */
  granted: (order: Order, person: Person, outcome: Outcome) => string;
  refused: (order: Order, outcome: Outcome) => string;
}

/** The page on which a person says who they are, and its answer: GET and POST at one address. */
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
    const fault = flow.faultOf(flow.readOrder(request.query));
    return fault === undefined ? show(request, reply, {}) : reply.redirect(fault, 303);
  });

  server.post(path, (request, reply) => {
    const order = flow.readOrder(request.query);
    const fault = flow.faultOf(order);
    if (fault !== undefined) return reply.redirect(fault, 303);
    const answer = readAnswer(request.body, offered, emailNeeded);
    switch (answer.kind) {
      case 'refused':
        return reply.redirect(flow.refused(order, answer.outcome), 303);
      case 'granted':
        return reply.redirect(flow.granted(order, answer.person, answer.outcome), 303);
      case 'incomplete':
        return show(request, reply, { fields: answer.fields, fault: answer.fault }, 422);
    }
  });
}
