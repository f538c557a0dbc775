/** The outcome of a log-in: the person's answer, or a simulated error. */
export const OUTCOMES = [
  'continue',
  'access_denied',
  'server_error',
  'temporarily_unavailable',
  'wrong_nonce',
  'wrong_audience',
  'wrong_signature',
  'expired_token',
  'unverified_email',
  'code_used',
  'slow',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The outcomes that redirect with an `error` instead of a code. */
export const ERROR_OUTCOMES = ['access_denied', 'server_error', 'temporarily_unavailable'] as const;

export type ErrorOutcome = (typeof ERROR_OUTCOMES)[number];

export function isErrorOutcome(outcome: Outcome): outcome is ErrorOutcome {
  return ERROR_OUTCOMES.some((error) => error === outcome);
}
