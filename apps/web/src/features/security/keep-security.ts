import { memberUpdated } from '#libs/identity/common/member.events';
import { onPush } from '../../realtime/push-handlers';
import { renewSecurity } from './security.api';

/** Reads the security centre anew when something of it changes, here or in another browser. */
export const keepSecurity = (): (() => void) => onPush(memberUpdated, () => void renewSecurity());
