import { type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { useArrivalFocus } from '../../ui/use-arrival-focus';
import { CaptchaField } from '../human-check/captcha-field';
import { CheckingNote } from '../human-check/checking-note';
import { FormActions } from '../session/form-actions';
import { SocialButtons } from '../social/social-buttons';
import { Agreements } from './agreements';
import type { FormField } from './form-fields';
import { InvitationWarning } from './invitation-warning';
import { MobileInputs } from './mobile-inputs';
import { PhoneWaiting } from './phone-waiting';
import styles from './register-dialog.module.css';
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
  const { form, registration, textOf } = register;
  useArrivalFocus(() => first?.current);
  return (
    <form
      ref={register.element}
      className={styles.form}
      noValidate
      onSubmit={(event) => void register.submit(event)}
    >
      {register.shown.map((field, place) => (
        <Input key={field} field={field} register={register} first={place === 0 ? first : undefined} />
      ))}
      <Agreements form={form} minimumAge={minimumAge} textOf={textOf} onEdit={registration.edit} />
      <FormActions refusal={register.refusal}>
        <CheckingNote active={registration.checkingHuman} />
        {registration.phoneCheck ? (
          <PhoneWaiting order={registration.phoneCheck} onCancel={registration.cancelPhoneCheck} />
        ) : (
          <Button type="submit" tone="primary" size="large" wide loading={registration.busy}>
            {t('registration.submit')}
          </Button>
        )}
      </FormActions>
      <Button wide onClick={onLogin}>
        {t('registration.toLogin')}
      </Button>
      <SocialButtons site="member" register={register.agreements} tell={register.tell} />
      {registration.warned && <InvitationWarning onConfirm={registration.confirmWarning} />}
    </form>
  );
}

interface InputProps {
  field: FormField;
  register: Form;
  first: FirstField;
}

function Input({ field, register, first }: InputProps) {
  const { form, rules, shown, captcha, registration, textOf } = register;
  if (field === 'verificationCode') return null;
  if (field === 'mobileNum') {
    return (
      <MobileInputs
        form={form}
        required={rules.mobileNum.required}
        code={shown.includes('verificationCode') ? rules.verificationCode : null}
        textOf={textOf}
        onEdit={registration.edit}
        first={first}
      />
    );
  }
  const input = form.register(field, { onChange: registration.edit });
  if (field === 'captcha') return <CaptchaField {...input} captcha={captcha} error={textOf(field)} />;
  const rule = field === 'referralCode' ? null : rules[field];
  return <RegisterFieldInput field={field} rule={rule} error={textOf(field)} input={input} first={first} />;
}
