import { z } from 'zod';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import { languageCode } from '#libs/site/common/language-code';

export const setLanguage = defineCall({
  method: 'PUT',
  path: '/wps/member/language',
  summary: "Keeps the member's language; for a guest nothing is stored",
  access: EVERYBODY,
  whileClosed: true,
  input: z.strictObject({ language: languageCode }),
  value: z.object({}),
});
