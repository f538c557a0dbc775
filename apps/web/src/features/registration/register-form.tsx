import { type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../forms/form-actions';
import { Button } from '../../ui/forms/button';
import { useArrivalFocus } from '../../ui/hooks/use-arrival-focus';
import { Stack } from '../../ui/layout/stack';
import { CaptchaField } from '../human-check/shared/captcha-field';
import { CheckingNote } from '../human-check/shared/checking-note';
import { MobileCodeFields } from '../sms-code/shared/mobile-code-fields';
import { SocialButtons } from '../social/shared/social-buttons';
import { Agreements } from './agreements';
import type { FormField } from './form-fields';
import { InvitationWarning } from './invitation-warning';
import { PhoneWaiting } from './phone-waiting';
import { RegisterFieldInput } from './register-field';
import { type RegisterForm as Form, type RegisterFormProps, useRegisterForm } from './use-register-form';

type FirstField = RefObject<HTMLInputElement | null> | undefined;

interface Props extends RegisterFormProps {
  /** Becomes the first field, and has the focus when the form appears. */
  first: FirstField;
  /** For whoever has an account already. */
  onLogin: () => void;
}

/** The form of one mode, and the other ways in. */
export function RegisterForm(props: Props) {
  const { first, minimumAge, onLogin } = props;
  const { t } = useTranslation('identity');
  const register = useRegisterForm(props);
  const { form, registration } = register;
  useArrivalFocus(() => first?.current);
  return (
    <Stack as="form" {...form.formProps}>
      {register.shown.map((field, place) => (
        <Input key={field} field={field} register={register} first={place === 0 ? first : undefined} />
      ))}
      <Agreements form={form} minimumAge={minimumAge} />
      <FormActions refusal={form.refusal}>
        <CheckingNote active={registration.checkingHuman} />
        {registration.phoneCheck ? (
          <PhoneWaiting request={registration.phoneCheck} onCancel={registration.cancelPhoneCheck} />
        ) : (
          <Button type="submit" tone="primary" size="large" wide loading={registration.busy}>
            {t('registration.submit')}
          </Button>
        )}
      </FormActions>
      <Button wide onClick={onLogin}>
        {t('registration.toLogin')}
      </Button>
      <SocialButtons site="member" register={register.agreements} showRefusal={register.showRefusal} />
      {registration.warned && <InvitationWarning onConfirm={registration.confirmWarning} />}
    </Stack>
  );
}

interface InputProps {
  field: FormField;
  register: Form;
  first: FirstField;
}

function Input({ field, register, first }: InputProps) {
  const { t } = useTranslation('identity');
  const { form, rules, shown, captcha } = register;
  if (field === 'verificationCode') return null;
  if (field === 'mobileNum') {
    return (
      <MobileCodeFields
        purpose="register"
        name="mobileNum"
        value={{ text: form.fields.mobileNum, dialingCode: form.fields.countryDialingCode }}
        onChange={({ text, dialingCode }) => form.set({ mobileNum: text, countryDialingCode: dialingCode })}
        error={form.errors.mobileNum}
        required={rules.mobileNum.required}
        first={first}
        code={
          shown.includes('verificationCode')
            ? {
                ...form.control('verificationCode'),
                label: t('field.verificationCode'),
                required: rules.verificationCode.required,
              }
            : null
        }
      />
    );
  }
  const input = form.input(field);
  if (field === 'captcha') return <CaptchaField {...input} captcha={captcha} />;
  const rule = field === 'referralCode' ? null : rules[field];
  return <RegisterFieldInput field={field} rule={rule} input={input} first={first} />;
}
