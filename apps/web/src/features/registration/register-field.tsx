import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterRule } from '#libs/site/common/register-rules';
import { PasswordField } from '../../ui/forms/password-field';
import { TextField } from '../../ui/forms/text-field';
import type { FormField } from './form-fields';
import { useFieldHint } from './use-field-hint';
import type { RegisterForm } from './use-register-form';

interface RegisterFieldProps {
  field: FormField;
  /** None where any text will do. */
  rule: RegisterRule | null;
  input: ReturnType<RegisterForm['form']['input']>;
  /** Takes the element, where the field is the form's first. */
  first?: RefObject<HTMLInputElement | null>;
}

/** What browsers and password managers know a field by. */
const AUTOCOMPLETE: Partial<Record<FormField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  email: 'email',
  payeeName: 'name',
  nickname: 'nickname',
};

const INPUT_MODES: Partial<Record<FormField, 'email' | 'numeric'>> = { email: 'email', qqNum: 'numeric' };
const SECRETS: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

export function RegisterFieldInput({ field, rule, input, first }: RegisterFieldProps) {
  const { t } = useTranslation('identity');
  const hint = useFieldHint(field, rule);
  const words = {
    label: t(`field.${field}`),
    required: rule?.required ?? false,
    hint: input.error ? undefined : hint,
    autoComplete: AUTOCOMPLETE[field] ?? 'off',
    maxLength: 255,
  };
  if (SECRETS.includes(field)) {
    return <PasswordField {...input} {...words} />;
  }
  return (
    <TextField
      {...input}
      ref={first}
      {...words}
      inputMode={INPUT_MODES[field]}
      verbatim
      autoCapitalize={field === 'referralCode' ? 'characters' : 'none'}
    />
  );
}
