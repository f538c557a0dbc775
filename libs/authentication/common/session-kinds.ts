/**
 * Why a session ended; `session.ended` tells its sockets. `expired` is also a closed account or a stolen device,
 * `password_changed` also a recovery.
 */
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
