import type { FieldCode } from '#libs/platform/common/errors';
import { ApiError } from '../../data/calls/api-error';

/** What the third party's window says once it is back on a page of ours. */
export interface PhoneCheckAnswer {
  state: string;
  idToken?: string;
  error?: string;
}

export const PHONE_CHECK_CHANNEL = 'mela-phone-check';
const WINDOW = 'popup,width=440,height=700';

/** One check of one number at the third party. */
export interface PhoneCheckRequest {
  address: string;
  /** Tells this check's answer from any other's. */
  state: string;
}

interface PhoneCheckPlace {
  url: string;
  clientId: string;
  /** E.164. */
  mobile: string;
  /** BCP 47. */
  language: string;
}

export function phoneCheckRequest({ url, clientId, mobile, language }: PhoneCheckPlace): PhoneCheckRequest {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({
    client_id: clientId,
    phone: mobile,
    state,
    nonce: crypto.randomUUID(),
    redirect_uri: `${location.origin}/phone-check`,
    lang: language,
  });
  return { address: `${url}?${query}`, state };
}

export const openPhoneCheck = ({ address, state }: PhoneCheckRequest): void =>
  void window.open(address, `phone-check-${state}`, WINDOW);

/**
 * Opens the third party's window and waits for its token. A window of another origin is out of sight under our policy,
 * so that it was closed cannot be seen: the person may call the check off. @throws ApiError
 */
export function provePhone(request: PhoneCheckRequest, signal: AbortSignal): Promise<string> {
  const channel = new BroadcastChannel(PHONE_CHECK_CHANNEL);
  openPhoneCheck(request);
  const answer = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError(CLOSED)));
    channel.onmessage = ({ data }: MessageEvent<PhoneCheckAnswer>) => {
      if (data.state !== request.state) return;
      if (data.idToken) resolve(data.idToken);
      else reject(phoneRefusal(data.error));
    };
  });
  return answer.finally(() => channel.close());
}

const CLOSED = 'error_social_refused';

const FIELD_ERRORS: Record<string, FieldCode> = {
  invalid_phone_number: 'field_mobile_format',
  missing_phone_number: 'field_mobile_invalid',
};

const REFUSALS: Record<string, string> = {
  too_many_requests: 'error_sms_too_many',
  invalid_verification_code: 'error_code_wrong',
  missing_verification_code: 'error_code_wrong',
  captcha_check_failed: 'error_sms_unauthorised',
  unauthorized_domain: 'error_sms_unauthorised',
  quota_exceeded: 'error_sms_quota',
  operation_not_allowed: 'error_sms_disabled',
  code_expired: 'error_code_expired',
  closed_by_user: CLOSED,
};

/** Minutes that the third party wants us to wait after too many requests. */
const WAIT_MINUTES = 5;

/** What the third party says went wrong, in our own codes. */
export function phoneRefusal(error = 'unknown'): ApiError {
  const code = FIELD_ERRORS[error];
  if (code) return new ApiError('error_invalid_input', { fields: [{ field: 'mobileNum', code }] });
  return new ApiError(REFUSALS[error] ?? 'error_unknown', { params: { minutes: WAIT_MINUTES } });
}
