import { z } from 'zod';
import { memberSession } from '#libs/authentication/common/member-session';
import { depositSummary } from '#libs/cashier/common/deposit.calls';
import { withdrawalCase } from '#libs/cashier/common/withdrawal-case';
import { betSummary } from '#libs/games/common/bet-record';
import { defineCall } from '#libs/platform/common/call';

const access = ['operator'] as const;
const id = z.string().regex(/^[1-9]\d{0,17}$/);
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ list: z.array(item) });

export const listMemberDeposits = defineCall({
  method: 'GET',
  path: '/wps/ops/members/:id/deposits',
  summary: "A member's latest deposits, newest first",
  access,
  permission: 'member.read',
  input: z.strictObject({ id }),
  value: listOf(depositSummary),
});

export const listMemberWithdrawals = defineCall({
  method: 'GET',
  path: '/wps/ops/members/:id/withdrawals',
  summary: "A member's latest withdrawals, newest first",
  access,
  permission: 'member.read',
  input: z.strictObject({ id }),
  value: listOf(withdrawalCase),
});

export const listMemberBets = defineCall({
  method: 'GET',
  path: '/wps/ops/members/:id/bets',
  summary: "A member's latest rounds, newest first",
  access,
  permission: 'member.read',
  input: z.strictObject({ id }),
  value: listOf(betSummary),
});

export const listMemberSessions = defineCall({
  method: 'GET',
  path: '/wps/ops/members/:id/sessions',
  summary: "A member's latest sessions, newest first",
  access,
  permission: 'member.read',
  input: z.strictObject({ id }),
  value: listOf(memberSession),
});
