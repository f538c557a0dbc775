import { z } from 'zod';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import { MOBILE_REGISTRATION } from '#libs/site/common/modules';
import { countryDialingCode } from '#libs/verification/common/code-fields';
import { sessionValue } from './session.calls.js';

const text = (max: number) => z.string().max(max);

const profile = {
  nickname: text(255).optional(),
  payeeName: text(255).optional(),
  email: text(255).trim().optional(),
  qqNum: text(255).optional(),
  line: text(255).optional(),
  whatsapp: text(255).optional(),
  facebook: text(255).optional(),
  wechat: text(255).optional(),
  telegram: text(255).optional(),
  zalo: text(255).optional(),
  idNumber: text(255).optional(),
  paymentPassword: text(255).optional(),
};

const registration = {
  ...profile,
  mobileNum: text(255).trim().optional(),
  countryDialingCode,
  /** The code sent to the mobile number. */
  verificationCode: text(255).trim().optional(),
  /** In place of that code: the token by which a third party says that it has proved the number. */
  channel: z.literal('sms').optional(),
  idToken: text(5000).optional(),
  terms: z.boolean(),
  age: z.boolean(),
  captcha: text(255).trim().optional(),
  captchaId: z.uuid().optional(),
  /** The solved challenge of `GET /wps/verification/challenge`, as base64. */
  botCheck: text(5000).optional(),
  /** Each leads to an upline: an invitation's code, a member's own code, or an agent's id. The first that is valid counts. */
  recommenderId: text(64).trim().optional(),
  affiliateCode: text(64).trim().optional(),
  referralCode: text(64).trim().optional(),
  registerMethod: z.literal('WEB').default('WEB'),
  /** Where the form stands; kept with the account. */
  domain: text(255).optional(),
  registerUrl: text(500).optional(),
  /** The specification's flag; a session starts in any case. */
  login: z.boolean().optional(),
};

export const register = defineCall({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Opens an account under the registration rules of the brand, and starts a session',
  access: ['guest'],
  sealed: true,
  input: z.strictObject({
    ...registration,
    username: text(255).trim(),
    password: text(255),
    confirmPassword: text(255).optional(),
  }),
  value: sessionValue,
});

export const registerMobile = defineCall({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary:
    'The same with a mobile number in place of the user name, proved where the brand can prove numbers',
  access: ['guest'],
  module: MOBILE_REGISTRATION,
  sealed: true,
  input: z.strictObject({
    ...registration,
    mobileNum: text(255).trim(),
    /** Only where the brand has mobile accounts with passwords. */
    password: text(255).optional(),
    confirmPassword: text(255).optional(),
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

/** What the registration asks of this visitor beside the rules of its fields. */
export const getRegistrationChecks = defineCall({
  method: 'GET',
  path: '/wps/member/register/checks',
  summary: 'Whether a registration from this address needs a captcha and a proof of work by now',
  access: ['guest'],
  input: z.strictObject({}),
  value: z.object({ captcha: z.boolean(), botCheck: z.boolean() }),
});
