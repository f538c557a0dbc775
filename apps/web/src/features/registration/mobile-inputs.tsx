import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { MobileField } from '../sms-code/mobile-field';
import type { MobileInput } from '../sms-code/mobile-input';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { useMobileCode } from '../sms-code/use-mobile-code';
import type { FormValues } from './form-faults';

interface MobileInputsProps {
  form: UseFormReturn<FormValues>;
  required: boolean;
  /** A code is sent to the number; `null` where none is. */
  code: { required: boolean } | null;
  textOf: (field: keyof FormValues) => string | undefined;
  onEdit: () => void;
  first?: RefObject<HTMLInputElement | null>;
}

/** The mobile number with its country, and the code that proves it. */
export function MobileInputs({ form, required, code: proof, textOf, onEdit, first }: MobileInputsProps) {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [text, dialingCode, typed] = form.watch(['mobileNum', 'countryDialingCode', 'verificationCode']);
  const code = useMobileCode('register', { text, dialingCode });
  const put = (field: 'mobileNum' | 'countryDialingCode' | 'verificationCode', value: string) => {
    form.setValue(field, value, { shouldValidate: textOf(field) !== undefined });
    onEdit();
  };
  const change = (mobile: MobileInput) => {
    put('countryDialingCode', mobile.dialingCode);
    put('mobileNum', mobile.text);
  };
  const sending = code.refusal?.detail.fields?.find(({ field }) => field === 'mobileNum');
  return (
    <>
      <MobileField
        value={{ text, dialingCode }}
        onChange={change}
        error={textOf('mobileNum') ?? (sending && errorText.ofField(sending))}
        required={required}
        readOnly={code.busy}
        first={first}
      />
      {proof && (
        <SmsCodeField
          code={code}
          label={t('field.verificationCode')}
          value={typed}
          onChange={(value) => put('verificationCode', value)}
          error={textOf('verificationCode')}
          required={proof.required}
        />
      )}
    </>
  );
}
