import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { CONTRACT_KINDS, CONTRACT_STATES, END_REASONS } from './contract-kinds.js';
import { contractTerms } from './contract-terms.js';

export const AGENTS = ['agent'] as const;

const kind = z.enum(CONTRACT_KINDS);
const status = z.enum(CONTRACT_STATES);
const contractId = z.string().regex(/^\d{1,18}$/);
export const party = z.object({ id: z.string(), account: z.string() });
export type Party = z.output<typeof party>;

/** One version of a contract, as one of its two parties sees it. */
export const contractSummary = z.object({
  id: z.string(),
  kind,
  /** Counts the versions of this kind between the two. */
  version: z.int(),
  status,
  side: z.enum(['given', 'received']),
  /** `null`: the house itself. */
  upline: party.nullable(),
  downline: party,
  terms: contractTerms,
  currency: currencyCode,
  offeredAt: z.string(),
  /** Accepted, rejected or withdrawn. */
  answeredAt: z.string().nullable(),
  /** The first moment at which its terms count, and the first at which they no longer do. */
  inForceFrom: z.string().nullable(),
  inForceUntil: z.string().nullable(),
  endReason: z.enum(END_REASONS).nullable(),
});
export type ContractSummary = z.output<typeof contractSummary>;

/** A contract with its history and the version in force. */
export const contractDetail = z.object({
  contract: contractSummary,
  /** The version in force now, to compare with; `null` where there is none or it is this one. */
  inForce: contractSummary.nullable(),
  timeline: z.array(z.object({ status, at: z.string(), by: z.enum(['upline', 'downline', 'rule']) })),
  /** When an acceptance given now would take effect, or a termination. */
  takesEffectAt: z.string(),
});
export type ContractDetail = z.output<typeof contractDetail>;

export const listContracts = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts',
  summary: "The agent's contracts, given and received, the newest first",
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({
    kind: kind.optional(),
    side: z.enum(['given', 'received']).optional(),
    status: status.optional(),
    /** One direct downline. */
    downlineId: contractId.optional(),
    ...paging,
  }),
  value: pageOf(contractSummary).extend({ seq: z.int() }),
});

export const getContract = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts/:id',
  summary: 'One contract, with the one that is in force beside it and its history',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ id: contractId }),
  value: contractDetail.extend({ seq: z.int() }),
});

/** What an offer of one kind to one downline may contain. */
export const contractOption = z.object({
  kind,
  /** Percent: the lower of the brand's cap and the contract in force above. */
  caps: z.object({
    rate: z.string().optional(),
    winRate: z.string().optional(),
    lossRate: z.string().optional(),
    betRate: z.string().optional(),
  }),
  /** Terms in force above, which limit each tier; `null` if only the brand's caps do. */
  bound: contractTerms.nullable(),
  /** What the brand suggests to start with. */
  suggested: contractTerms,
  /** This kind between the two, now in force, and the offer that waits. */
  inForce: contractSummary.nullable(),
  offered: contractSummary.nullable(),
});
export type ContractOption = z.output<typeof contractOption>;

export const getContractOptions = defineCall({
  method: 'GET',
  path: '/wps/agent/contract-options',
  summary: 'What the agent may offer to a direct downline, kind by kind',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ downlineId: contractId }),
  value: z.object({ downline: party, currency: currencyCode, options: z.array(contractOption) }),
});

export const offerContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts',
  summary: 'Offers a contract to a direct downline; takes back an offer of this kind that still waits',
  access: AGENTS,
  module: AGENT_POLICY,
  idempotent: true,
  input: z.strictObject({ downlineId: contractId, terms: contractTerms }),
  value: contractSummary,
});

const affected = z.object({
  contract: contractSummary,
  /** `ends`, or goes on `clamped` to the new terms. */
  outcome: z.enum(['ends', 'clamped']),
  clampedTerms: contractTerms.nullable(),
});
export type AffectedContract = z.output<typeof affected>;

export const getContractImpact = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts/:id/impact',
  summary: "Which of the agent's own given contracts an acceptance would end or lower",
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ id: contractId }),
  value: z.object({
    affected: z.array(affected),
    /** The brand refuses the acceptance while these stand. */
    refused: z.boolean(),
    /** Has to be sent with the acceptance. It changes with the list. */
    impactToken: z.string(),
    takesEffectAt: z.string(),
  }),
});

const impactToken = z.string().max(100).optional();

export const acceptContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/:id/acceptance',
  summary: 'Accepts an offer; needs the token of its impact where it ends contracts below',
  access: AGENTS,
  module: AGENT_POLICY,
  idempotent: true,
  input: z.strictObject({ id: contractId, impactToken }),
  value: contractSummary,
});

export const rejectContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/:id/rejection',
  summary: 'Rejects an offer',
  access: AGENTS,
  module: AGENT_POLICY,
  idempotent: true,
  input: z.strictObject({ id: contractId }),
  value: contractSummary,
});

export const terminateContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/:id/termination',
  summary: 'Ends a contract at the end of the present period, or takes an own offer back',
  access: AGENTS,
  module: AGENT_POLICY,
  idempotent: true,
  input: z.strictObject({ id: contractId }),
  value: contractSummary,
});

const processInput = z.strictObject({
  contractId,
  action: z.enum(['accept', 'reject', 'terminate']),
  impactToken,
});
const processCall = (method: string, of: string) =>
  defineCall({
    method: 'POST',
    path: `/wps/relay/${method}`,
    summary: `Answers or ends a contract of ${of}, under the specification's name`,
    access: AGENTS,
    idempotent: true,
    input: processInput,
    value: contractSummary,
  });

export const processDividendReq = processCall('MCS2_processDividendReq', 'dividends');
export const processDailySalContract = processCall('MCS2_processDailySalContract', 'daily salary');
export const processContractHourSalary = processCall('MCS2_processContractHourSalary', 'hourly salary');
export const processRealTimeSalaryContract = processCall(
  'MCSFE_processRealTimeSalaryContract',
  'real-time salary',
);

export const getContractForecast = defineCall({
  method: 'POST',
  path: '/wps/agent/contract-forecast',
  summary: 'What terms would have paid a direct downline over the last seven days, with the formula',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ downlineId: contractId, terms: contractTerms }),
  value: z.object({
    from: z.string(),
    to: z.string(),
    currency: currencyCode,
    activeMembers: z.int(),
    /** The team's valid bet: all, of winning rounds, of losing ones; and the team's profit for the house. */
    validBet: z.string(),
    winBet: z.string(),
    lossBet: z.string(),
    profit: z.string(),
    /** The tier that an average period meets, counted from 1, or `null`; its rates in percent. */
    tier: z.int().nullable(),
    winRate: z.string(),
    lossRate: z.string(),
    betRate: z.string(),
    /** The team's figures times these rates. */
    gross: z.string(),
    /** What goes to the downline's own downlines under their contracts. */
    below: z.string(),
    /** gross - below, what the downline would have had. */
    net: z.string(),
    /** What the agent keeps of the own contract after this one: own gross - gross; `null` without an own contract. */
    kept: z.string().nullable(),
  }),
});
