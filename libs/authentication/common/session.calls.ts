import { z } from 'zod';
import { defineCall, EVERYBODY, LOGGED_IN } from '#libs/platform/common/call';
import { FREE_PLAY } from '#libs/site/common/modules';
import { countryDialingCode, sentCode } from '#libs/verification/common/code-fields';
import { STEP_UP_METHODS } from './step-up-methods.js';

/** What a client learns of its own session. */
export const sessionValue = z.object({
  /** Opaque; sent as `Authorization: Bearer`. */
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** With this or `defaultPassword` the session is good for changing the password and for leaving, for nothing else. */
  passwordExpired: z.boolean(),
  defaultPassword: z.boolean(),
  /** Let in from an unknown address without a step-up, because none is set up: withdrawals wait. */
  unverified: z.boolean(),
  member: z.object({ id: z.string(), account: z.string(), type: z.int() }),
});
export type SessionValue = z.output<typeof sessionValue>;

/** What a refused log-in may carry: from now on a captcha is asked for. */
export const captchaValue = z.object({ captcha: z.literal(true) });

/** The value of `error_verification_required`: the step-up that the log-in or recovery waits for. */
export const stepUpValue = z.object({
  challengeId: z.uuid(),
  /** Always one, the strongest that is set up; `target` is the masked number or mail address that a code is sent to. */
  methods: z.array(z.object({ method: z.enum(STEP_UP_METHODS), target: z.string().nullable() })),
});
export type StepUpValue = z.output<typeof stepUpValue>;

const text = (max: number) => z.string().max(max);
/** Where somebody logs in: at the members' pages or the agent centre. */
export const SITES = ['member', 'agent'] as const;

export const login = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Starts a session with user name and password, or with a mobile number and the code sent to it',
  access: EVERYBODY,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({
    /** The mobile number, where `type` is `sms`. */
    username: text(100).trim().min(1),
    /** The code from the message, where `type` is `sms`. */
    password: text(255).min(1),
    type: z.enum(['username', 'sms']).default('username'),
    countryDialingCode,
    site: z.enum(SITES).default('member'),
    captcha: text(20).trim().optional(),
    captchaId: z.uuid().optional(),
    /** A solved proof of work. None is asked for; one that is given has to be right, and is used up. */
    botCheck: text(5000).optional(),
    /** For the brand's `rememberDays` this browser may start sessions without the password. */
    rememberMe: z.boolean().default(false),
  }),
  value: sessionValue,
});

export const sendStepUpCode = defineCall({
  method: 'POST',
  path: '/wps/session/verification/code',
  summary: 'Sends the code of a step-up by SMS or mail',
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({ challengeId: z.uuid(), method: z.enum(['mobile', 'email']) }),
  value: sentCode,
});

export const verifyLogin = defineCall({
  method: 'POST',
  path: '/wps/session/verification',
  summary: 'Passes the step-up of a log-in, and starts the session',
  access: EVERYBODY,
  whileClosed: true,
  sealed: true,
  input: z.strictObject({
    challengeId: z.uuid(),
    method: z.enum(STEP_UP_METHODS),
    /** A code, or the name of the bank account's holder. */
    code: text(255).trim().min(1),
  }),
  value: sessionValue,
});

export const freePlay = defineCall({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Starts a session of a new trial account with play money',
  access: ['guest'],
  module: FREE_PLAY,
  input: z.strictObject({
    os: text(60),
    platform: z.literal('W'),
    /** An encrypted body for this call, as those of sealed calls. */
    token: text(5000),
    version: z.union([z.literal('3'), z.literal(3)]),
  }),
  value: sessionValue,
});

export const resumeSession = defineCall({
  method: 'POST',
  path: '/wps/session/resume',
  summary: 'Starts a session without the password, from a browser that was to be remembered',
  access: ['guest'],
  whileClosed: true,
  input: z.strictObject({ site: z.enum(SITES).default('member') }),
  value: sessionValue,
});

export const logout = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session, its open calls and its sockets',
  access: [...LOGGED_IN, 'operator'],
  whileClosed: true,
  whileRestricted: true,
  input: z.strictObject({}),
  value: z.object({}),
});

/** An open session. The path and the type call it a device; a browser with two sessions has two. */
const device = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
});
export type SessionDevice = z.output<typeof device>;

export const getActiveSessions = defineCall({
  method: 'GET',
  path: '/wps/session/devices',
  summary: 'The sessions that are open on this account, the newest first',
  access: LOGGED_IN,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({ list: z.array(device) }),
});

export const endActiveSession = defineCall({
  method: 'DELETE',
  path: '/wps/session/devices/:id',
  summary: 'Ends one of them, its sockets too, and forgets its device',
  access: LOGGED_IN,
  whileClosed: true,
  input: z.strictObject({ id: z.uuid() }),
  value: z.object({}),
});
