import { memberUpdated, profileUpdated } from '#libs/members/common/member.events';
import { invalidate } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';

export const profilePushes = [
  ...on([profileUpdated], invalidate('profile')),
  ...on([memberUpdated], invalidate('profile')),
];
