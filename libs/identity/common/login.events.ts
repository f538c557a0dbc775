/** Why a session ended, as `session.ended` tells its sockets. */
export const END_REASONS = ['logout', 'expired', 'disabled', 'password_changed'] as const;
export type EndReason = (typeof END_REASONS)[number];
