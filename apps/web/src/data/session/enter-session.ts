import type { SessionValue } from '#libs/authentication/common/session.calls';
import { isTrial } from '#libs/members/common/member-types';
import { markFirstLogin } from './first-login';
import { beginSession, type Greeting, restrictSession } from './session-store';

/** A session that may do nothing but change its password, and leave. */
export const isRestricted = ({ defaultPassword, passwordExpired }: SessionValue): boolean =>
  defaultPassword || passwordExpired;

/** A trial account is not welcomed: what the welcome offers is closed to it. */
function greetingOf({ unverified, firstTimeLogin, member }: SessionValue): Greeting | undefined {
  if (unverified) return 'unverified';
  return firstTimeLogin && !isTrial(member.type) ? 'welcome' : undefined;
}

/**
 * Goes on with what a log-in gave: a session begins, or, with a default or expired password, the change of it. The
 * password that was just typed spares typing it again there.
 */
export function enterSession(
  session: SessionValue,
  { oldPassword = null, landing }: { oldPassword?: string | null; landing?: string } = {},
): void {
  const { token, defaultPassword, member } = session;
  const { account } = member;
  const greeting = greetingOf(session);
  if (session.firstTimeLogin) markFirstLogin();
  const reason = defaultPassword ? 'default' : 'expired';
  if (isRestricted(session)) restrictSession({ token, account, oldPassword, reason, greeting });
  else beginSession(token, greeting, landing);
}
