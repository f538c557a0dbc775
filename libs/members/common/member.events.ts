import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { AVATARS } from './avatars.js';

export const memberUpdated = definePush({
  name: 'member.updated',
  summary: 'Something that protects the account, what is known of its owner, or its rank has changed',
  data: z.object({
    changed: z.enum([
      'password',
      'mobile',
      'email',
      'authenticator',
      'real-name',
      'birth-date',
      'rank',
      'social-login',
    ]),
  }),
});

export const profileUpdated = definePush({
  name: 'profile.updated',
  summary: 'How the member is called or shown has changed',
  data: z.object({ nickname: z.string().nullable(), avatar: z.enum(AVATARS).nullable() }),
});
