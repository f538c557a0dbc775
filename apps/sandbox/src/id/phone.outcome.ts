/** The errors that a check of a number can return instead of a token. */
export const PHONE_ERRORS = [
  'invalid_phone_number',
  'missing_phone_number',
  'too_many_requests',
  'unknown',
  'invalid_verification_code',
  'missing_verification_code',
  'captcha_check_failed',
  'unauthorized_domain',
  'quota_exceeded',
  'operation_not_allowed',
  'code_expired',
  'closed_by_user',
] as const;

export type PhoneError = (typeof PHONE_ERRORS)[number];

/** The faults that a token can have. */
export const TOKEN_FAULTS = ['wrong_number', 'wrong_nonce', 'wrong_signature', 'expired_token'] as const;

export type TokenFault = (typeof TOKEN_FAULTS)[number];
