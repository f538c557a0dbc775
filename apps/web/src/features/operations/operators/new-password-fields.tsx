import { useTranslation } from 'react-i18next';
import type { FieldError } from '#libs/platform/common/errors';
import { PasswordField, type PasswordFieldProps } from '../../../ui/forms/password-field';

type Input = Omit<PasswordFieldProps, 'label'>;

/** A new password and the same once more. */
export function NewPasswordFields({ first, again }: { first: Input; again: Input }) {
  const { t } = useTranslation('operations');
  return (
    <>
      <PasswordField
        {...first}
        label={t('ownAccount.newPassword')}
        hint={first.error ? undefined : t('ownAccount.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField {...again} label={t('ownAccount.again')} autoComplete="new-password" required />
    </>
  );
}

export const repetitionErrors = (password: string, again: string): FieldError[] =>
  password === again ? [] : [{ field: 'again', code: 'field_mismatch' }];
