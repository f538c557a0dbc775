import { platformErrors } from '#libs/platform/common/errors';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import type { SmsFailure } from '#libs/platform/post/sms-port';
import { identityErrors } from '../common/identity.errors.js';

const MINUTE_MS = 60_000;

/** `minutes` is what the person is told, and the wait what a program is. */
export function tooManyCodes(minutes: number, waitMs = minutes * MINUTE_MS): Refusal {
  return new Refusal(identityErrors.error_sms_too_many, {
    params: { minutes },
    retryAfter: Math.ceil(waitMs / 1000),
  });
}

/** What the provider's refusal means to who asked for the code. */
export function refusalOfSms({ fault }: SmsFailure, told: { field: string; waitMinutes: number }): Refusal {
  switch (fault) {
    case 'invalid_number':
      return invalidInput([{ field: told.field, code: 'field_mobile_invalid' }]);
    case 'too_many_requests':
      return tooManyCodes(told.waitMinutes);
    case 'quota_exhausted':
      return new Refusal(identityErrors.error_sms_quota);
    case 'service_disabled':
      return new Refusal(identityErrors.error_sms_disabled);
    case 'unauthorised':
    case 'unauthorised_domain':
      return new Refusal(identityErrors.error_sms_unauthorised);
    case 'unknown':
      return new Refusal(platformErrors.error_unknown);
  }
}
