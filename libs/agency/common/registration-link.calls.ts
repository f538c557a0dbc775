import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { AGENTS, contractOption } from './contract.calls.js';
import { contractTerms } from './contract-terms.js';

const linkId = z.string().regex(/^\d{1,18}$/);

/** A link under which new accounts open below the agent. */
export const registrationLink = z.object({
  id: z.string(),
  name: z.string(),
  /** The referral code in the link's address. */
  code: z.string(),
  /** The whole address, at the brand's main domain. */
  url: z.string(),
  as: z.enum(['member', 'agent']),
  /** Offered to each agent who registers with it. */
  terms: z.array(contractTerms),
  registrations: z.int(),
  open: z.boolean(),
  createdAt: z.string(),
});
export type RegistrationLink = z.output<typeof registrationLink>;

export const listRegistrationLinks = defineCall({
  method: 'GET',
  path: '/wps/agent/registration-links',
  summary: "The agent's registration links, the newest first",
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ ...paging }),
  value: pageOf(registrationLink),
});

export const getRegistrationLinkOptions = defineCall({
  method: 'GET',
  path: '/wps/agent/registration-link-options',
  summary:
    'What the terms of a registration link may be, kind by kind: as offers to somebody who is still to come',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({}),
  value: z.object({ currency: currencyCode, options: z.array(contractOption) }),
});

export const createRegistrationLink = defineCall({
  method: 'POST',
  path: '/wps/agent/registration-links',
  summary: 'Makes a registration link; its terms are judged like an offer',
  access: AGENTS,
  module: AGENT_POLICY,
  idempotent: true,
  input: z.strictObject({
    name: z.string().trim().min(1).max(60),
    as: z.enum(['member', 'agent']),
    /** At most one of each kind; for agents alone. */
    terms: z.array(contractTerms).max(4).default([]),
  }),
  value: registrationLink,
});

export const closeRegistrationLink = defineCall({
  method: 'POST',
  path: '/wps/agent/registration-links/:id/closing',
  summary: 'Closes a registration link for good',
  access: AGENTS,
  module: AGENT_POLICY,
  idempotent: true,
  input: z.strictObject({ id: linkId }),
  value: registrationLink,
});
