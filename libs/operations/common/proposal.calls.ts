import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { settingReach } from '#libs/site/common/setting-reach';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

export const PROPOSAL_STATES = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const;

const operator = z.object({ id: z.string(), account: z.string() });
const access = ['operator'] as const;
const id = z.uuid();

export const proposal = z.object({
  id,
  /** What is proposed, as in `role.change`. */
  act: z.string(),
  /** What it changes, as in `role cashier`. */
  subject: z.string(),
  /** The fields that change, with their values before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  reason: z.string(),
  state: z.enum(PROPOSAL_STATES),
  proposedBy: operator,
  proposedAt: z.string(),
  expiresAt: z.string(),
  decidedBy: operator.nullable(),
  decidedAt: z.string().nullable(),
  decisionReason: z.string().nullable(),
  /** The permission that approving or rejecting it needs. */
  confirmPermission: z.string(),
});
export type ProposalValue = z.output<typeof proposal>;

export const proposalList = operatorsList({
  name: 'proposals',
  path: '/wps/ops/proposals',
  summary: 'Acts that operators proposed to others, the newest first',
  permission: { read: 'proposal.read', export: 'proposal.export' },
  filters: { ...textAndDays, state: z.enum(PROPOSAL_STATES).optional() },
  row: proposal,
});

export const getProposalReach = defineCall({
  method: 'GET',
  path: '/wps/ops/proposals/:id/reach',
  summary: 'How many members and open orders a proposed change of limits touches, counted now',
  access,
  permission: 'proposal.read',
  input: z.strictObject({ id }),
  value: z.object({ list: z.array(settingReach) }),
});

export const approveProposal = defineCall({
  method: 'POST',
  path: '/wps/ops/proposals/:id/approval',
  summary: 'Runs the act that another operator proposed; needs the permission to confirm it',
  access,
  permission: 'proposal.read',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ id }),
  value: proposal,
});

export const rejectProposal = defineCall({
  method: 'POST',
  path: '/wps/ops/proposals/:id/rejection',
  summary: 'Rejects a proposal with a reason; needs the permission to confirm it',
  access,
  permission: 'proposal.read',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: proposal,
});

export const withdrawProposal = defineCall({
  method: 'POST',
  path: '/wps/ops/proposals/:id/withdrawal',
  summary: 'Takes the own proposal back',
  access,
  permission: 'proposal.read',
  idempotent: true,
  input: z.strictObject({ id }),
  value: proposal,
});
