import { memberUpdated } from '#libs/identity/common/member.events';
import { onPush } from '../../realtime/push-handlers';
import { queryClient } from '../session/query-client';

/** Reads the security centre, and what may be withdrawn, anew when either changes, here or in another browser. */
export const keepSecurity = (): (() => void) =>
  onPush(memberUpdated, () => {
    void queryClient.invalidateQueries({ queryKey: ['security'] });
    void queryClient.invalidateQueries({ queryKey: ['withdrawal-options'] });
  });
