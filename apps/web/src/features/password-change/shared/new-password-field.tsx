import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '../../../ui/forms/password-field';
import { usePasswordRule } from './use-password-rule';

/** A password to be chosen, with the length that the brand asks for. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'label' | 'hint'>) {
  const { t, i18n } = useTranslation('identity');
  const rule = usePasswordRule();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const hint =
    rule && t('passwordChange.length', { min: number(rule.minLength), max: number(rule.maxLength) });
  return (
    <PasswordField
      autoComplete="new-password"
      maxLength={255}
      required
      {...props}
      label={t('passwordChange.new')}
      hint={props.error ? undefined : hint}
    />
  );
}
