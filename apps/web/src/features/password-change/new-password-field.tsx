import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field';
import { usePasswordRule } from './use-password-rule';

type NewPasswordFieldProps = Omit<
  PasswordFieldProps,
  'label' | 'hint' | 'showPasswordLabel' | 'hidePasswordLabel'
>;

/** A password to be chosen, with the length that the brand asks for. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t, i18n } = useTranslation('identity');
  const { t: words } = useTranslation();
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
      showPasswordLabel={words('common.showPassword')}
      hidePasswordLabel={words('common.hidePassword')}
    />
  );
}
