import type { RegistrationMode } from '#libs/identity/common/registration-form';
import type { ErrorParams, FieldError } from '#libs/platform/common/errors';
import type { ApiRefusal } from '../../api/refusal';

/** What stands under a field: a field's own code, or a refusal of the whole form that is about one field. */
export type Told = { code: string; params?: ErrorParams; refusal?: true };

const REFUSED: Record<string, string> = {
  error_captcha_required: 'captcha',
  error_captcha_wrong: 'captcha',
  error_mobile_taken: 'mobileNum',
  error_code_wrong: 'verificationCode',
  error_code_expired: 'verificationCode',
};

const ACCOUNT: Record<RegistrationMode, string> = { username: 'username', mobile: 'mobileNum' };

/** What a refusal says of single fields, by their names; nothing where it is about the whole. */
export function refusedFields(refusal: ApiRefusal, mode: RegistrationMode): [field: string, told: Told][] {
  const { code, detail } = refusal;
  const field = code === 'error_account_taken' ? ACCOUNT[mode] : REFUSED[code];
  if (field) return [[field, { code, params: detail.params, refusal: true }]];
  return (detail.fields ?? []).map((fault: FieldError) => [fault.field, fault]);
}
