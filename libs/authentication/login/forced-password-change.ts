import type { Member } from '#libs/members/index';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { FORCED_PASSWORD_CHANGE, isModuleOn } from '#libs/site/common/modules';

const DAY_MS = 24 * 3600 * 1000;

type PasswordDates = Pick<
  Member,
  'passwordHash' | 'defaultPassword' | 'passwordExpiresAt' | 'passwordChangedAt' | 'registeredAt'
>;

export interface ForcedPasswordChange {
  passwordExpired: boolean;
  defaultPassword: boolean;
}

/** Why the password must be changed before anything else, if the brand demands that: by a switch in its `whitelabel`. */
export function forcedPasswordChange(
  member: PasswordDates,
  settings: Pick<BrandSettings, 'whitelabel' | 'identity'>,
  now: Date,
): ForcedPasswordChange {
  const demanded = isModuleOn(settings.whitelabel, FORCED_PASSWORD_CHANGE) && member.passwordHash !== null;
  return {
    passwordExpired: demanded && isExpired(member, settings.identity.login.passwordDays, now),
    defaultPassword: demanded && member.defaultPassword,
  };
}

function isExpired(member: PasswordDates, days: number, now: Date): boolean {
  const { passwordExpiresAt, passwordChangedAt, registeredAt } = member;
  if (passwordExpiresAt !== null && passwordExpiresAt <= now) return true;
  const since = passwordChangedAt ?? registeredAt;
  return days > 0 && since.getTime() + days * DAY_MS <= now.getTime();
}
