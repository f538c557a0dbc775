import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall } from '#libs/platform/common/call';
import { languageCode } from '#libs/site/common/language-code';

/** Everything below these paths is for operators, who prove themselves by a cookie that no other path is sent. */
export const isOperatorPath = (path: string): boolean => /^\/(wps\/)?ops(\/|$)/.test(path);

/** What the operators' pages learn of the session; its token is in the cookie alone. */
export const operatorSessionValue = z.object({
  operator: z.object({ id: z.string(), account: z.string() }),
  brand: z.object({
    id: z.string(),
    name: z.string(),
    currency: currencyCode,
    timeZone: z.string(),
    languages: z.array(languageCode),
    defaultLanguage: languageCode,
  }),
  /** Of all roles of the operator; each call says which one it needs. */
  permissions: z.array(z.string()),
  /** Of the brand's roles and who has them; the queues' counts carry it too, so that pages notice that it has changed. */
  accessVersion: z.string(),
  /** Until when the last one-time code counts as fresh; ISO 8601. */
  elevatedUntil: z.string().nullable(),
  /** Server time, ISO 8601. */
  now: z.string(),
});
export type OperatorSessionValue = z.output<typeof operatorSessionValue>;

/** Six digits of an authenticator, good for half a minute and for one use. */
const code = z.string().regex(/^\d{6}$/);

export const operatorLogin = defineCall({
  method: 'POST',
  path: '/wps/ops/session',
  summary:
    "Starts an operator's session with account, password and one-time code; the token goes into a cookie",
  access: ['guest', 'operator'],
  whileClosed: true,
  sealed: true,
  input: z.strictObject({
    account: z.string().max(100).trim().min(1),
    password: z.string().max(255).min(1),
    code,
  }),
  value: operatorSessionValue,
});

export const getOperatorSession = defineCall({
  method: 'GET',
  path: '/wps/ops/session',
  summary: 'Which operator is logged in, and at which brand',
  access: ['operator'],
  permission: 'any-operator',
  input: z.strictObject({}),
  value: operatorSessionValue,
});

export const operatorLogout = defineCall({
  method: 'DELETE',
  path: '/wps/ops/session',
  summary: "Ends the operator's session and its sockets, and takes the cookie back",
  access: ['operator'],
  permission: 'any-operator',
  input: z.strictObject({}),
  value: z.object({}),
});

export const elevateOperatorSession = defineCall({
  method: 'POST',
  path: '/wps/ops/session/elevation',
  summary: 'Takes a fresh one-time code, which calls of weight need to be at most ten minutes old',
  access: ['operator'],
  permission: 'any-operator',
  sealed: true,
  input: z.strictObject({ code }),
  value: z.object({ elevatedUntil: z.string() }),
});
