import { checkField } from '#libs/identity/common/field-rules';
import type { FieldError } from '#libs/platform/common/errors';
import type { RegisterRule } from '#libs/site/common/brand-settings';

/** What is wrong with a new password before the server sees it; without the brand's rule it need only be there. */
export function newPasswordFaults(newPassword: string, rule: RegisterRule | undefined): FieldError[] {
  if (!rule) return newPassword === '' ? [{ field: 'newPassword', code: 'field_required' }] : [];
  const fault = checkField('password', newPassword, { ...rule, enabled: true, required: true });
  return fault ? [{ ...fault, field: 'newPassword' }] : [];
}

interface TypedPasswords {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** All faults of a change. `asksOld` where the password until now is a field of the form. */
export function passwordChangeFaults(
  form: TypedPasswords,
  rule: RegisterRule | undefined,
  asksOld: boolean,
): FieldError[] {
  const faults: FieldError[] = [];
  if (asksOld && form.oldPassword === '') faults.push({ field: 'oldPassword', code: 'field_required' });
  faults.push(...newPasswordFaults(form.newPassword, rule));
  if (form.confirmNewPassword !== form.newPassword)
    faults.push({ field: 'confirmNewPassword', code: 'field_mismatch' });
  return faults;
}
