/** What becomes of a log-in: the person's answer, or a fault on demand. */
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

/** The outcomes that send the person back without a code. */
export const REFUSALS = ['access_denied', 'server_error', 'temporarily_unavailable'] as const;

export type RefusedOutcome = (typeof REFUSALS)[number];

export function isRefused(outcome: Outcome): outcome is RefusedOutcome {
  return REFUSALS.some((refusal) => refusal === outcome);
}
