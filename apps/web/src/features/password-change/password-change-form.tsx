import { type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { useFieldTexts } from '../security/use-field-texts';
import { FormActions } from '../session/form-actions';
import { useCheckedForm } from '../session/use-checked-form';
import { NewPasswordField } from './new-password-field';
import styles from './password-change.module.css';
import { passwordChangeFaults } from './password-faults';
import type { usePasswordChange } from './use-password-change';
import { usePasswordRule } from './use-password-rule';

interface PasswordChangeFormProps {
  change: ReturnType<typeof usePasswordChange>;
  /** For password managers, which keep the new password under this name. */
  account?: string;
  /** Becomes the first field. */
  first?: RefObject<HTMLInputElement | null>;
  /** Beside the button. */
  children?: ReactNode;
}

const NAMES = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
const NOTHING = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

export function PasswordChangeForm({ change, account, first, children }: PasswordChangeFormProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const rule = usePasswordRule();
  const { asksOld, busy, edit, submit } = change;
  const form = useCheckedForm(NOTHING, {
    check: (fields) => passwordChangeFaults(fields, rule, asksOld),
    refusal: change.refusal,
    submit,
    edit,
  });
  const { texts, rest } = useFieldTexts(form.refusal, NAMES, { error_password_wrong: 'oldPassword' });
  const inputOf = (name: (typeof NAMES)[number]) => ({
    name,
    value: form.fields[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
    error: texts[name],
    showPasswordLabel: words('common.showPassword'),
    hidePasswordLabel: words('common.hidePassword'),
  });
  return (
    <form {...form.formProps} className={styles.form}>
      {account !== undefined && <input type="text" hidden readOnly autoComplete="username" value={account} />}
      {asksOld && (
        <PasswordField {...inputOf('oldPassword')} ref={first} label={t('passwordChange.old')} required />
      )}
      <NewPasswordField {...inputOf('newPassword')} ref={asksOld ? undefined : first} />
      <PasswordField
        {...inputOf('confirmNewPassword')}
        label={t('passwordChange.confirm')}
        autoComplete="new-password"
        required
      />
      <FormActions refusal={rest}>
        <Button type="submit" tone="primary" size="large" wide loading={busy}>
          {t('passwordChange.submit')}
        </Button>
      </FormActions>
      {children}
    </form>
  );
}
