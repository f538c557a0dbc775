import { platformErrors } from '#libs/platform/common/errors';
import type { SmsFailure } from '#libs/platform/delivery/sms-port';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { verificationErrors } from '../common/verification.errors.js';

const MINUTE_MS = 60_000;

/** `minutes` is the wait that the page shows, `waitMs` the exact one in `Retry-After`. */
export function tooManyCodes(minutes: number, waitMs = minutes * MINUTE_MS): AppError {
  return new AppError(verificationErrors.error_sms_too_many, {
    params: { minutes },
    retryAfter: Math.ceil(waitMs / 1000),
  });
}

/** What the provider's refusal means to who asked for the code. */
export function smsErrorOf({ fault }: SmsFailure, told: { field: string; waitMinutes: number }): AppError {
  switch (fault) {
    case 'invalid_number':
      return invalidInput([{ field: told.field, code: 'field_mobile_invalid' }]);
    case 'too_many_requests':
      return tooManyCodes(told.waitMinutes);
    case 'quota_exhausted':
      return new AppError(verificationErrors.error_sms_quota);
    case 'service_disabled':
      return new AppError(verificationErrors.error_sms_disabled);
    case 'unauthorised':
    case 'unauthorised_domain':
      return new AppError(verificationErrors.error_sms_unauthorised);
    case 'unknown':
      return new AppError(platformErrors.error_unknown);
  }
}
