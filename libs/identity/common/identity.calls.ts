import { z } from 'zod';
import { defineCall, EVERYBODY, LOGGED_IN } from '#libs/platform/common/call';

/** What a client learns of its own session. */
export const sessionValue = z.object({
  /** Opaque; sent as `Authorization: Bearer`. */
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  defaultPassword: z.boolean(),
  member: z.object({ id: z.string(), account: z.string(), type: z.int() }),
});
export type SessionValue = z.output<typeof sessionValue>;

const text = (max: number) => z.string().max(max);

export const login = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Starts a session with user name and password',
  access: EVERYBODY,
  sealed: true,
  input: z.strictObject({
    username: text(100).trim().min(1),
    password: text(255).min(1),
    type: z.literal('username').default('username'),
    site: z.enum(['member', 'agent']).default('member'),
  }),
  value: sessionValue,
});

export const register = defineCall({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Opens an account under the registration rules of the brand, and starts a session',
  access: ['guest'],
  sealed: true,
  input: z.strictObject({
    username: text(255).trim(),
    password: text(255),
    confirmPassword: text(255),
    nickname: text(255).optional(),
    payeeName: text(255).optional(),
    email: text(255).trim().optional(),
    mobileNum: text(255).trim().optional(),
    qqNum: text(255).optional(),
    line: text(255).optional(),
    whatsapp: text(255).optional(),
    facebook: text(255).optional(),
    wechat: text(255).optional(),
    telegram: text(255).optional(),
    zalo: text(255).optional(),
    idNumber: text(255).optional(),
    terms: z.boolean(),
    age: z.boolean(),
    registerMethod: z.literal('WEB').default('WEB'),
    /** Each names an upline: an invitation's code, or an agent's id. The first that is valid counts. */
    recommenderId: text(64).trim().optional(),
    affiliateCode: text(64).trim().optional(),
    referralCode: text(64).trim().optional(),
  }),
  value: sessionValue,
});

export const checkAffiliate = defineCall({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Whether a code or id leads to an agent below whom an account may open',
  access: EVERYBODY,
  input: z.strictObject({
    code: text(64).trim().min(1),
    /** Where the code is to be used; one of another brand is not valid. */
    domain: text(255).trim().optional(),
  }),
  value: z.object({ valid: z.boolean() }),
});

export const logout = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session, its open calls and its sockets',
  access: [...LOGGED_IN, 'operator'],
  input: z.strictObject({}),
  value: z.object({}),
});

export const setLanguage = defineCall({
  method: 'PUT',
  path: '/wps/member/language',
  summary: "Keeps the member's language; for a guest nothing is stored",
  access: EVERYBODY,
  input: z.strictObject({ language: z.enum(['BN', 'EN']) }),
  value: z.object({}),
});
