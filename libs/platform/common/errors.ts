/** One entry of the closed list of errors: the code is the message on the wire and the key of its translation. */
export interface ErrorEntry<Code extends string = string> {
  readonly code: Code;
  /** HTTP status of a reply with this code. */
  readonly status: number;
}

/** Declares the errors of one context. Each code is declared in exactly one list. */
export function errorList<const Statuses extends Record<`error_${string}`, number>>(statuses: Statuses) {
  const entries = Object.entries(statuses).map(([code, status]) => [code, { code, status }]);
  return Object.fromEntries(entries) as {
    readonly [Code in keyof Statuses & string]: ErrorEntry<Code>;
  };
}

/** Errors that any call may answer with. */
export const platformErrors = errorList({
  error_invalid_input: 400,
  error_malformed_request: 400,
  error_idempotency_key_required: 400,
  error_encryption_required: 400,
  error_encryption_invalid: 400,
  error_encryption_expired: 400,
  error_encryption_replayed: 400,
  error_not_logged_in: 401,
  error_forbidden: 403,
  error_origin_refused: 403,
  error_not_found: 404,
  /** Another operator has the case. */
  error_claimed_by_another: 409,
  error_request_in_flight: 409,
  error_request_too_large: 413,
  error_unsupported_media_type: 415,
  error_image_too_large: 413,
  error_image_invalid: 422,
  error_too_many_images: 422,
  error_idempotency_key_reused: 422,
  /** Everything is as the call would make it. */
  error_nothing_changed: 422,
  error_too_many_requests: 429,
  error_region_restricted: 451,
  error_unknown: 500,
  error_maintenance: 503,
  error_service_unavailable: 503,
});

/** Codes of field errors, as in `errors: [{ field, code, params }]` of a 400. */
export const FIELD_CODES = [
  'field_required',
  'field_invalid',
  'field_unknown',
  'field_length',
  'field_password_length',
  'field_account_format',
  'field_password_format',
  'field_email_format',
  'field_real_name_format',
  'field_mobile_format',
  'field_mobile_digits',
  'field_mobile_invalid',
  'field_dialing_code',
  'field_verification_code',
  'field_captcha',
  'field_mismatch',
  'field_amount_malformed',
  'field_amount_too_many_digits',
  'field_amount_too_large',
  'field_terms',
  'field_age',
  'field_birth_date',
  'field_too_young',
  'field_password_common',
  'field_password_reused',
  'field_password_same',
  'field_invitation_code',
  'field_date_order',
  'field_rising',
  'field_too_many_days',
  'field_plan_overlap',
  'field_foreign_address',
  'field_brand_host',
  'field_placeholder',
  'field_above_limit',
  'field_below_limit',
  'field_not_free',
  'field_one_product',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export type ErrorParams = Record<string, string | number>;

export interface FieldError {
  field: string;
  code: FieldCode;
  params?: ErrorParams;
}

/** The format of every reply under `/wps`, `/lgw` and `/lotto`. */
export interface Envelope<Value = unknown> {
  success: boolean;
  /** `null` on success, otherwise a code of the closed list. */
  message: string | null;
  value: Value | null;
  /** The id of the image that is the value of `GET /wps/captcha`. */
  captchaId?: string;
  /** Numbers and names for the placeholders in the translation of `message`. */
  params?: ErrorParams;
  errors?: FieldError[];
}
