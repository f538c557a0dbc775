import { useEffect } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegistrationForm, RegistrationMode } from '#libs/identity/common/registration-form';
import { ApiRefusal } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';
import { useLatest } from '../../ui/use-latest';
import { useCaptcha } from '../human-check/use-captcha';
import { referralCode } from '../session/referral-code';
import { EMPTY_FORM, type FormJudge, type FormValues, faultsOf } from './form-faults';
import { fieldsShown } from './form-fields';
import { refusedFields, type Told } from './refused-fields';
import { orderOf } from './registration-order';
import { useFieldFocus } from './use-field-focus';
import { usePressEnd } from './use-press-end';
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
  const { mode, checks } = props;
  const { rules } = props.form;
  const { language } = useTranslation().i18n;
  const registration = useRegistration();
  const asked = checks.captcha || registration.captcha;
  const captcha = useCaptcha(asked);
  const shown = fieldsShown({ ...props, rules, captcha: asked });
  const form = useForm<FormValues>({
    defaultValues: { ...EMPTY_FORM, referralCode: referralCode() },
    resolver: useLatestResolver({ ...props, rules, captcha: asked }),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submitCount, errors } = form.formState;
  const { refusal } = registration;
  const told = refusal ? refusedFields(refusal, mode) : [];
  useToldFields(form, registration, mode);
  useNewImage(refusal, captcha.renew, () => form.setValue('captcha', ''));
  const submit = form.handleSubmit(async (values) => {
    const place = {
      ...props,
      ...props.form,
      shown,
      captchaId: captcha.id,
      botCheck: checks.botCheck,
      language,
    };
    registration.submit(await orderOf(values, place));
  });
  return {
    form,
    rules,
    shown,
    captcha,
    registration,
    submit,
    textOf: useFieldTexts(errors),
    /** A refusal of the form as a whole. */
    refusal: told.length === 0 ? refusal : null,
    element: useFieldFocus(refusal ?? submitCount),
    /** Puts what a refusal says of fields under them; `false` where it names none. */
    tell: (refused: ApiRefusal) => tellFields(form, refusedFields(refused, mode)),
    /** What was agreed to; `null` where it was not, which is told under the boxes. */
    agreements: async () => {
      if (!(await form.trigger(['terms', 'age'], { shouldFocus: true }))) return null;
      const { terms, age, referralCode: code } = form.getValues();
      return { terms, age, ...(code.trim() && { referralCode: code.trim() }) };
    },
  };
}

/** What the server, or the check of the invitations, says of single fields. */
function useToldFields(form: UseFormReturn<FormValues>, registration: Flow, mode: RegistrationMode): void {
  const { refusal, unknownInviters, warned } = registration;
  const { setError } = form;
  useEffect(() => {
    if (refusal) tellFields({ setError }, refusedFields(refusal, mode));
  }, [refusal, mode, setError]);
  useEffect(() => {
    if (warned) return;
    for (const field of unknownInviters) setError(field, messageOf({ code: 'field_invitation_code' }));
  }, [warned, unknownInviters, setError]);
}

function tellFields(
  { setError }: Pick<UseFormReturn<FormValues>, 'setError'>,
  told: ReturnType<typeof refusedFields>,
): boolean {
  for (const [field, fault] of told) setError(field as FieldPath<FormValues>, messageOf(fault));
  return told.length > 0;
}

/** Every answer has spent the image, whatever the refusal was. */
function useNewImage(refusal: ApiRefusal | null, renew: () => void, clear: () => void): void {
  const latest = useLatest({ renew, clear });
  useEffect(() => {
    if (!refusal) return;
    latest.current.renew();
    latest.current.clear();
  }, [refusal]);
}

/** The message of an error is the error itself, put into words when it is shown. */
const messageOf = (told: Told) => ({ type: told.code, message: JSON.stringify(told) });

function useFieldTexts(errors: FieldErrors<FormValues>) {
  const errorText = useErrorText();
  return (field: keyof FormValues): string | undefined => {
    const message = errors[field]?.message;
    if (!message) return undefined;
    const { refusal, ...told } = JSON.parse(message) as Told & { field: string };
    return refusal
      ? errorText.ofRefusal(new ApiRefusal(told.code, { params: told.params }))
      : errorText.ofField(told as Parameters<typeof errorText.ofField>[0]);
  };
}

/** The rule engine as the form library's resolver; the library keeps the first that it was given. */
function useLatestResolver(judge: FormJudge): Resolver<FormValues> {
  const latest = useLatest(judge);
  const pressEnd = usePressEnd();
  return async (values) => {
    await pressEnd();
    const faults = await faultsOf(values, latest.current);
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(faults.map((fault) => [fault.field, messageOf(fault)]));
    return { values: {}, errors: errors as FieldErrors<FormValues> };
  };
}
