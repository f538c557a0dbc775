import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { memberAccount, newOperatorPassword, operatorSession } from './operator-account.js';

const access = ['operator'] as const;
const permission = 'any-operator';

export const changeOperatorPassword = defineCall({
  method: 'PUT',
  path: '/wps/ops/session/password',
  summary: "Changes the operator's own password, and ends the other sessions",
  access,
  permission,
  elevated: true,
  sealed: true,
  input: z.strictObject({ oldPassword: z.string().max(255).min(1), newPassword: newOperatorPassword }),
  value: z.object({}),
});

export const listOwnOperatorSessions = defineCall({
  method: 'GET',
  path: '/wps/ops/sessions',
  summary: "The operator's own open sessions, the newest first",
  access,
  permission,
  input: z.strictObject({}),
  value: z.object({ list: z.array(operatorSession) }),
});

export const endOwnOperatorSession = defineCall({
  method: 'DELETE',
  path: '/wps/ops/sessions/:id',
  summary: 'Ends one of the own sessions, its sockets too',
  access,
  permission,
  input: z.strictObject({ id: z.uuid() }),
  value: z.object({}),
});

const memberAccounts = z.object({ list: z.array(z.string()) });

export const listOwnMemberAccounts = defineCall({
  method: 'GET',
  path: '/wps/ops/member-accounts',
  summary: "The operator's own accounts as a member, on which the operator does not act",
  access,
  permission,
  input: z.strictObject({}),
  value: memberAccounts,
});

export const declareMemberAccount = defineCall({
  method: 'POST',
  path: '/wps/ops/member-accounts',
  summary: 'Names an account of a member as the own one; only two administrators take it off the list again',
  access,
  permission,
  idempotent: true,
  input: z.strictObject({ account: memberAccount }),
  value: memberAccounts,
});
