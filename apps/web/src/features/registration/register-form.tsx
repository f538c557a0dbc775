import { type RefObject, useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkFields } from '#libs/identity/common/field-rules';
import type { FieldError } from '#libs/platform/common/errors';
import { REGISTER_FIELDS, type RegisterField, type RegisterRules } from '#libs/site/common/brand-settings';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { TextField } from '../../ui/text-field';
import { FormRefusal } from '../session/form-refusal';
import { referralCode } from './referral-code';
import styles from './register-dialog.module.css';
import { RegisterFieldInput } from './register-field';
import type { Registration } from './registration.machine';
import { useRegistration } from './use-registration';

interface RegisterFormProps {
  rules: RegisterRules;
  minimumAge: number;
  onLogin: () => void;
  /** Becomes the first field, and has the focus when the form appears. */
  first: RefObject<HTMLInputElement | null>;
}

/** Draws the fields that the brand asks for, and checks them with the server's own rules. */
export function RegisterForm({ rules, minimumAge, onLogin, first }: RegisterFormProps) {
  const { t, i18n } = useTranslation('identity');
  const errorText = useErrorText();
  const registration = useRegistration();
  const form = useForm<Registration>({
    defaultValues: {
      username: '',
      password: '',
      confirmPassword: '',
      terms: false,
      age: false,
      referralCode: referralCode(),
    },
    resolver: resolverOf(rules, minimumAge),
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  useEffect(() => {
    for (const error of registration.refusal?.detail.fields ?? []) {
      form.setError(error.field as keyof Registration, { type: error.code, message: JSON.stringify(error) });
    }
  }, [registration.refusal, form]);
  useEffect(() => first.current?.focus(), [first]);
  const textOf = (field: keyof Registration) => {
    const message = errors[field]?.message;
    return message ? errorText.ofField(JSON.parse(message) as FieldError) : undefined;
  };
  const shown = REGISTER_FIELDS.filter((field) => rules[field].enabled);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(registration.submit)(event)}
    >
      {shown.map((field, place) => (
        <RegisterFieldInput
          key={field}
          field={field}
          rule={rules[field]}
          error={textOf(field)}
          input={form.register(field, { onChange: registration.edit })}
          first={place === 0 ? first : undefined}
        />
      ))}
      <TextField
        {...form.register('referralCode', { onChange: registration.edit })}
        label={t('registration.referralCode')}
        error={textOf('referralCode')}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Checkbox {...form.register('terms')} label={t('registration.terms')} error={textOf('terms')} />
        <Checkbox
          {...form.register('age')}
          label={t('registration.age', { age: minimumAge.toLocaleString(i18n.language) })}
          error={textOf('age')}
        />
      </div>
      <div className={styles.action}>
        <FormRefusal refusal={registration.refusal} />
        <Button type="submit" tone="primary" size="large" wide loading={registration.busy}>
          {t('registration.submit')}
        </Button>
      </div>
      <Button wide onClick={onLogin}>
        {t('registration.toLogin')}
      </Button>
    </form>
  );
}

/** The rule engine as the form library's resolver; the message is the error itself, put into words when shown. */
function resolverOf(rules: RegisterRules, minimumAge: number): Resolver<Registration> {
  return (values) => {
    const given = values as Partial<Record<RegisterField, string>>;
    const faults = checkFields(given, rules);
    if (!values.terms) faults.push({ field: 'terms', code: 'field_terms' });
    if (!values.age) faults.push({ field: 'age', code: 'field_age', params: { age: minimumAge } });
    if (faults.length === 0) return { values: withoutEmpty(values), errors: {} };
    const errors = Object.fromEntries(
      faults.map((fault) => [fault.field, { type: fault.code, message: JSON.stringify(fault) }]),
    );
    return { values: {}, errors: errors as FieldErrors<Registration> };
  };
}

const withoutEmpty = (values: Registration): Registration =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Registration;
