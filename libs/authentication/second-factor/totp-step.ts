import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;
/** Steps before and after the present one that are taken, for clocks that differ. */
const WINDOW = 1;

/** The time step (30 s since 1970) whose code this is, or `null`. `at` is real time, as authenticators have it. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: at.getTime(),
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(at.getTime() / PERIOD_MS) + delta;
}
