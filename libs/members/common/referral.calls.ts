import { z } from 'zod';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';

export const getReferralCode = defineCall({
  method: 'GET',
  path: '/wps/member/referral-code',
  summary: "The caller's own code: who registers with it was referred by the caller",
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({}),
  value: z.object({
    code: z.string(),
    /** The registration with the code filled in. */
    url: z.string(),
  }),
});
