import type { ComponentProps } from 'react';
import { useFieldErrors } from '../../../forms/use-field-errors';
import { MobileField } from './mobile-field';
import { SmsCodeField } from './sms-code-field';
import { type MobilePurpose, useMobileCode } from './use-mobile-code';

interface MobileCodeFieldsProps extends Omit<ComponentProps<typeof MobileField>, 'readOnly'> {
  purpose: MobilePurpose;
  /** The field of the code; `null` where none is sent. */
  code: Omit<ComponentProps<typeof SmsCodeField>, 'code'> | null;
}

/** A visitor's mobile number with its country, and the code that proves it. */
export function MobileCodeFields({ purpose, code: proof, ...mobile }: MobileCodeFieldsProps) {
  const code = useMobileCode(purpose, mobile.value);
  const sending = useFieldErrors(code.refusal, ['mobileNum']);
  return (
    <>
      <MobileField {...mobile} error={mobile.error ?? sending.mobileNum} readOnly={code.busy} />
      {proof && <SmsCodeField {...proof} code={code} />}
    </>
  );
}
