import { type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { PasswordField } from '../../ui/forms/password-field';
import { NewPasswordField } from './shared/new-password-field';
import { passwordChangeErrors } from './shared/password-errors';
import { usePasswordRule } from './shared/use-password-rule';
import type { usePasswordChange } from './use-password-change';

interface PasswordChangeFormProps {
  change: ReturnType<typeof usePasswordChange>;
  /** For password managers, which keep the new password under this name. */
  account?: string;
  /** Becomes the first field. */
  first?: RefObject<HTMLInputElement | null>;
  /** Below the button. */
  children?: ReactNode;
}

const NOTHING = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

export function PasswordChangeForm({ change, account, first, children }: PasswordChangeFormProps) {
  const { t } = useTranslation('identity');
  const rule = usePasswordRule();
  const { asksOld, submit } = change;
  const form = useForm(NOTHING, {
    check: (fields) => passwordChangeErrors(fields, rule, asksOld),
    sending: { ...change, clear: change.edit },
    submit,
    fieldOfCode: { error_password_wrong: 'oldPassword' },
  });
  return (
    <Form form={form} action={t('passwordChange.submit')} after={children}>
      {account !== undefined && <input type="text" hidden readOnly autoComplete="username" value={account} />}
      {asksOld && (
        <PasswordField {...form.input('oldPassword')} ref={first} label={t('passwordChange.old')} required />
      )}
      <NewPasswordField {...form.input('newPassword')} ref={asksOld ? undefined : first} />
      <PasswordField
        {...form.input('confirmNewPassword')}
        label={t('passwordChange.confirm')}
        autoComplete="new-password"
        required
      />
    </Form>
  );
}
