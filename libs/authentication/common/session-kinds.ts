/** Why a session ended, as `session.ended` tells its sockets. */
export const END_REASONS = ['logout', 'expired', 'disabled', 'password_changed'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a session was begun. */
export const LOGIN_METHODS = [
  'password',
  'sms',
  'social',
  'resume',
  'register',
  'recovery',
  'free-play',
  'operator',
  'service-guest',
] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** How the owner is told from others in a recovery: by a link in a mail, or a code by SMS. */
export type RecoveryMethod = 'email' | 'mobile';
