import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { agreementFaults } from '#libs/authentication/common/agreements';
import type { RegistrationForm, RegistrationMode } from '#libs/authentication/common/registration-form';
import { ApiError } from '../../data/calls/api-error';
import { referralCode } from '../../data/session/referral-code';
import { useForm } from '../../forms/use-form';
import { useCaptcha } from '../human-check/shared/use-captcha';
import { EMPTY_FORM, errorsOf } from './form-errors';
import { fieldsShown } from './form-fields';
import { refusedFields } from './refused-fields';
import { requestOf } from './registration-request';
import { type Flow, useRegistration } from './use-registration';

export interface RegisterFormProps {
  mode: RegistrationMode;
  form: RegistrationForm;
  minimumAge: number;
  dialingCodes: readonly string[];
  /** Codes of agents are taken. */
  affiliate: boolean;
  checks: { captcha: boolean; botCheck: boolean };
  phoneCheck: { url: string; clientId: string } | null;
}

export type RegisterForm = ReturnType<typeof useRegisterForm>;

/** The form of one mode: checked here by the server's rules, and then by the server. */
export function useRegisterForm(props: RegisterFormProps) {
  const { mode, checks, minimumAge } = props;
  const { rules } = props.form;
  const { language } = useTranslation().i18n;
  const registration = useRegistration();
  const asked = checks.captcha || registration.captcha;
  const captcha = useCaptcha(asked);
  const shown = fieldsShown({ ...props, rules, captcha: asked });
  const fieldOfCode = refusedFields(mode);
  const place = {
    ...props,
    ...props.form,
    shown,
    captchaId: captcha.id,
    botCheck: checks.botCheck,
    language,
  };
  const form = useForm(
    { ...EMPTY_FORM, referralCode: referralCode() },
    {
      sending: { ...registration, refusal: useAnswer(registration), clear: registration.edit },
      check: (fields) => errorsOf(fields, { ...props, rules, captcha: asked }),
      whenLeft: true,
      submit: async (fields) => registration.submit(await requestOf(fields, place)),
      fieldOfCode,
      names: [...shown, 'terms', 'age'],
    },
  );
  const { refusal } = registration;
  const { renew } = captcha;
  const { fill } = form;
  // Every answer has spent the image, whatever the refusal was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refusal) return;
    renew();
    fill({ captcha: '' });
  }, [refusal]);
  return {
    form,
    rules,
    shown,
    captcha,
    registration,
    /** Shows a refusal under the fields that it names; `false` where it names none. */
    showRefusal: (refused: ApiError): boolean => {
      const named = fieldOfCode[refused.code] !== undefined || (refused.detail.fields?.length ?? 0) > 0;
      if (named) form.show(refused);
      return named;
    },
    /** What was agreed to; `null` where it was not, which is told under the boxes. */
    agreements: async () => {
      const { terms, age, referralCode: code } = form.fields;
      const fields = agreementFaults({ terms, age }, minimumAge);
      form.show(fields.length > 0 ? new ApiError('error_invalid_input', { fields }) : null);
      return fields.length > 0 ? null : { terms, age, ...(code.trim() && { referralCode: code.trim() }) };
    },
  };
}

/** What the server, or the check of the invitations, said against the form. */
function useAnswer({ refusal, unknownInviters, warned }: Flow): ApiError | null {
  return useMemo(() => {
    if (refusal || warned || unknownInviters.length === 0) return refusal;
    const fields = unknownInviters.map((field) => ({ field, code: 'field_invitation_code' as const }));
    return new ApiError('error_invalid_input', { fields });
  }, [refusal, unknownInviters, warned]);
}
