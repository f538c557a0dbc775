import type { RefObject } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegisterField, RegisterRule } from '#libs/site/common/brand-settings';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';

interface RegisterFieldProps {
  field: RegisterField;
  rule: RegisterRule;
  error: string | undefined;
  input: UseFormRegisterReturn;
  /** Takes the element as well, where the field is the form's first. */
  first?: RefObject<HTMLInputElement | null>;
}

/** What browsers and password managers know a field by. */
const AUTOCOMPLETE: Partial<Record<RegisterField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  email: 'email',
  mobileNum: 'tel-national',
  payeeName: 'name',
  nickname: 'nickname',
};

const INPUT_MODES: Partial<Record<RegisterField, 'email' | 'tel' | 'numeric'>> = {
  email: 'email',
  mobileNum: 'tel',
  qqNum: 'numeric',
};

export function RegisterFieldInput({ field, rule, error, input, first }: RegisterFieldProps) {
  const { t, i18n } = useTranslation('identity');
  const { t: site } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const words = {
    label: t(`field.${field}`),
    required: rule.required,
    error,
    hint:
      error || field === 'confirmPassword' || !rule.required
        ? undefined
        : t('registration.hintLength', { min: number(rule.minLength), max: number(rule.maxLength) }),
    autoComplete: AUTOCOMPLETE[field] ?? 'off',
    maxLength: 255,
  };
  if (field === 'password' || field === 'confirmPassword') {
    return (
      <PasswordField
        {...input}
        {...words}
        showPasswordLabel={site('common.showPassword')}
        hidePasswordLabel={site('common.hidePassword')}
      />
    );
  }
  return (
    <TextField
      {...input}
      ref={(element) => {
        input.ref(element);
        if (first) first.current = element;
      }}
      {...words}
      inputMode={INPUT_MODES[field]}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
