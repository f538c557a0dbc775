import { isTrial } from '#libs/identity/common/member-types';
import type { SessionValue } from '#libs/identity/common/session.calls';
import { beginSession, restrictSession } from './session-store';

/** A session that may do nothing but change its password, and leave. */
export const isRestricted = ({ defaultPassword, passwordExpired }: SessionValue): boolean =>
  defaultPassword || passwordExpired;

/**
 * Goes on with what a log-in gave: a session begins, or, with a default or expired password, the change of it. The
 * password that was just typed spares typing it again there. A trial account is not welcomed.
 */
export function enterSession(session: SessionValue, oldPassword: string | null = null): void {
  const { token, defaultPassword, member } = session;
  const firstTime = session.firstTimeLogin && !isTrial(member.type);
  const reason = defaultPassword ? 'default' : 'expired';
  if (isRestricted(session)) restrictSession({ token, oldPassword, reason, firstTime });
  else beginSession(token, firstTime);
}
