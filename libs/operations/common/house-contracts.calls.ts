import { z } from 'zod';
import { contractSummary } from '#libs/agency/common/contract.calls';
import { CONTRACT_KINDS, CONTRACT_STATES } from '#libs/agency/common/contract-kinds';
import { contractTerms } from '#libs/agency/common/contract-terms';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';

const access = ['operator'] as const;

export const listHouseContracts = defineCall({
  method: 'GET',
  path: '/wps/ops/contracts',
  summary: 'Contracts of the house with agents at the top of a tree, the newest first',
  access,
  permission: 'contract.read',
  input: z.strictObject({
    kind: z.enum(CONTRACT_KINDS).optional(),
    status: z.enum(CONTRACT_STATES).optional(),
    ...paging,
  }),
  value: pageOf(contractSummary),
});

export const offerHouseContract = defineCall({
  method: 'POST',
  path: '/wps/ops/contracts',
  summary: 'Offers a contract of the house to an agent at the top of a tree',
  access,
  permission: 'contract.offer',
  idempotent: true,
  input: z.strictObject({ account: z.string().trim().min(1).max(64), terms: contractTerms }),
  value: contractSummary,
});

export const terminateHouseContract = defineCall({
  method: 'POST',
  path: '/wps/ops/contracts/:id/termination',
  summary: 'Ends a contract of the house at the end of the present period, or takes its offer back',
  access,
  permission: 'contract.end',
  idempotent: true,
  input: z.strictObject({ id: z.string().regex(/^\d{1,18}$/) }),
  value: contractSummary,
});
