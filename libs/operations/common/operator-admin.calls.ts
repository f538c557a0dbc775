import { z } from 'zod';
import { operatorAccount, operatorRole, roleName } from '#libs/authentication/common/operator-account';
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
