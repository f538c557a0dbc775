import { checkField } from '#libs/members/common/field-rules';
import type { FieldError } from '#libs/platform/common/errors';
import type { RegisterRule } from '#libs/site/common/register-rules';

/** What is wrong with a new password before the server sees it; without the brand's rule it need only be there. */
export function newPasswordErrors(newPassword: string, rule: RegisterRule | undefined): FieldError[] {
  if (!rule) return newPassword === '' ? [{ field: 'newPassword', code: 'field_required' }] : [];
  const error = checkField('password', newPassword, { ...rule, enabled: true, required: true });
  return error ? [{ ...error, field: 'newPassword' }] : [];
}

interface TypedPasswords {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** All errors of a change. `asksOld` where the password until now is a field of the form. */
export function passwordChangeErrors(
  form: TypedPasswords,
  rule: RegisterRule | undefined,
  asksOld: boolean,
): FieldError[] {
  const errors: FieldError[] = [];
  if (asksOld && form.oldPassword === '') errors.push({ field: 'oldPassword', code: 'field_required' });
  errors.push(...newPasswordErrors(form.newPassword, rule));
  if (form.confirmNewPassword !== form.newPassword)
    errors.push({ field: 'confirmNewPassword', code: 'field_mismatch' });
  return errors;
}
