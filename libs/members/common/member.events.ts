import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';

export const memberUpdated = definePush({
  name: 'member.updated',
  summary: 'Something that protects the account, or its name, has changed',
  data: z.object({ changed: z.enum(['password', 'mobile', 'email', 'authenticator', 'real-name']) }),
});
