import { memberUpdated } from '#libs/members/common/member.events';
import { invalidate } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';

export const securityPushes = on([memberUpdated], invalidate('security'));
