import type { RefObject } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegisterRule } from '#libs/site/common/brand-settings';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import type { FormField } from './form-fields';
import { useFieldHint } from './use-field-hint';

interface RegisterFieldProps {
  field: FormField;
  /** None where any text will do. */
  rule: RegisterRule | null;
  error: string | undefined;
  input: UseFormRegisterReturn;
  /** Takes the element as well, where the field is the form's first. */
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

export function RegisterFieldInput({ field, rule, error, input, first }: RegisterFieldProps) {
  const { t } = useTranslation('identity');
  const { t: site } = useTranslation();
  const hint = useFieldHint(field, rule);
  const words = {
    label: t(`field.${field}`),
    required: rule?.required ?? false,
    error,
    hint: error ? undefined : hint,
    autoComplete: AUTOCOMPLETE[field] ?? 'off',
    maxLength: 255,
  };
  if (SECRETS.includes(field)) {
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
      autoCapitalize={field === 'referralCode' ? 'characters' : 'none'}
      spellCheck={false}
    />
  );
}
