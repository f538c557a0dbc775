import { z } from 'zod';
import {
  memberAccount,
  operatorAccount,
  operatorName,
  operatorRole,
  operatorSession,
  personKey,
  roleName,
} from '#libs/authentication/common/operator-account';
import { defineCall } from '#libs/platform/common/call';
import { proposal } from './proposal.calls.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.string().regex(/^\d{1,18}$/);
const proposed = z.object({ proposal });

export const listOperators = defineCall({
  method: 'GET',
  path: '/wps/ops/operators',
  summary: 'The operators of the brand with their roles',
  access,
  permission: 'operator.read',
  input: z.strictObject({}),
  value: z.object({ list: z.array(operatorAccount) }),
});

export const proposeOperator = defineCall({
  method: 'POST',
  path: '/wps/ops/operators',
  summary: 'Proposes a new operator; a second administrator approves, and both hand over a set-up code',
  access,
  permission: 'operator.change',
  elevated: true,
  idempotent: true,
  input: z.strictObject({
    account: operatorName,
    personKey,
    roles: z.array(roleName).min(1).max(20),
    reason,
  }),
  value: proposed,
});

export const proposeLoginRenewal = defineCall({
  method: 'POST',
  path: '/wps/ops/operators/:id/login-renewal',
  summary:
    'Proposes that an operator sets up a new password and authenticator; a second administrator approves',
  access,
  permission: 'operator.change',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: proposed,
});

export const issueSetupCode = defineCall({
  method: 'POST',
  path: '/wps/ops/operators/:id/setup-code',
  summary: 'Shows a new set-up code once, to one of the two operators who let the operator in',
  access,
  permission: 'operator.read',
  elevated: true,
  input: z.strictObject({ id }),
  value: z.object({ code: z.string(), until: z.string() }),
});

export const listOperatorSessions = defineCall({
  method: 'GET',
  path: '/wps/ops/operators/:id/sessions',
  summary: 'The open sessions of an operator, the newest first',
  access,
  permission: 'operator.read',
  input: z.strictObject({ id }),
  value: z.object({ list: z.array(operatorSession) }),
});

export const endOperatorSession = defineCall({
  method: 'POST',
  path: '/wps/ops/operators/:id/sessions/:session/end',
  summary: 'Ends one session of an operator, its sockets too',
  access,
  permission: 'operator.disable',
  idempotent: true,
  input: z.strictObject({ id, session: z.uuid(), reason }),
  value: z.object({}),
});

export const proposeOperatorRoles = defineCall({
  method: 'POST',
  path: '/wps/ops/operators/:id/roles',
  summary: 'Proposes which roles an operator has; a second administrator approves',
  access,
  permission: 'operator.change',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ id, roles: z.array(roleName).max(20), reason }),
  value: proposed,
});

export const proposeMemberAccounts = defineCall({
  method: 'POST',
  path: '/wps/ops/operators/:id/member-accounts',
  summary: "Proposes which members' accounts are the operator's own; a second administrator approves",
  access,
  permission: 'operator.change',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ id, accounts: z.array(memberAccount).max(20), reason }),
  value: proposed,
});

export const disableOperator = defineCall({
  method: 'POST',
  path: '/wps/ops/operators/:id/disabling',
  summary: 'Disables an operator at once: sessions and sockets end',
  access,
  permission: 'operator.disable',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: operatorAccount,
});

export const proposeOperatorEnabling = defineCall({
  method: 'POST',
  path: '/wps/ops/operators/:id/enabling',
  summary: 'Proposes to let a disabled operator in again; a second administrator approves',
  access,
  permission: 'operator.change',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: proposed,
});

export const endOperatorSessions = defineCall({
  method: 'POST',
  path: '/wps/ops/operators/:id/sessions/end',
  summary: 'Logs an operator out everywhere',
  access,
  permission: 'operator.disable',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: operatorAccount,
});

export const listOperatorRoles = defineCall({
  method: 'GET',
  path: '/wps/ops/roles',
  summary: 'The roles of the brand, and every permission that a role may consist of',
  access,
  permission: 'role.read',
  input: z.strictObject({}),
  value: z.object({ list: z.array(operatorRole), permissions: z.array(z.string()) }),
});

export const proposeRole = defineCall({
  method: 'PUT',
  path: '/wps/ops/roles/:name',
  summary: 'Proposes the permissions of a role, or a new role; a second administrator approves',
  access,
  permission: 'role.change',
  elevated: true,
  idempotent: true,
  input: z.strictObject({
    name: roleName,
    permissions: z.array(z.string().max(60)).max(300),
    reason,
  }),
  value: proposed,
});
