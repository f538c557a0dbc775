import { useTranslation } from 'react-i18next';
import type { StepUpMethod } from '#libs/authentication/common/step-up-methods';
import type { FieldError } from '#libs/platform/common/errors';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { TextField } from '../../ui/forms/text-field';
import { useArrivalFocus } from '../../ui/hooks/use-arrival-focus';
import { Text } from '../../ui/layout/text';
import { SmsCodeField } from '../sms-code/shared/sms-code-field';
import type { StepUpFlow } from './use-step-up';

interface StepUpFormProps {
  flow: StepUpFlow;
  method: StepUpMethod;
  /** The masked number or address that the code went to. */
  target: string | null;
}

const MISSING: FieldError = { field: 'code', code: 'field_verification_code' };
const FIELD_OF_CODE = { error_code_wrong: 'code', error_code_expired: 'code' } as const;

/** One way to prove it: a code that was sent, one of the authenticator, or the name of the bank account's holder. */
export function StepUpForm({ flow, method, target }: StepUpFormProps) {
  const { t } = useTranslation('identity');
  const form = useForm(
    { code: '' },
    {
      sending: { ...flow, clear: flow.edit },
      check: ({ code }) => (code.trim() === '' ? [MISSING] : []),
      submit: ({ code }) => flow.submit(code),
      fieldOfCode: FIELD_OF_CODE,
    },
  );
  const { value, error, onChange } = form.control('code');
  const byMessage = method === 'mobile' || method === 'email';
  useArrivalFocus(() => form.formProps.ref.current?.querySelector('input'));
  return (
    <Form form={form} action={t('login.verify')}>
      <Text tone="muted">
        {byMessage && target !== null
          ? t('login.sentTo', { target: unbroken(target) })
          : t(`login.${hintOf(method)}`)}
      </Text>
      {byMessage ? (
        <SmsCodeField
          code={flow.code}
          label={t('field.verificationCode')}
          value={value}
          onChange={onChange}
          error={error}
          byMail={method === 'email'}
        />
      ) : (
        <TextField
          label={method === 'totp' ? t('login.totpCode') : t('login.bankName')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize={method === 'totp' ? 'none' : 'words'}
          spellCheck={false}
          maxLength={255}
          required
          error={error}
        />
      )}
    </Form>
  );
}

/** A masked number stays on one line. */
const unbroken = (target: string) => target.replaceAll(' ', '\u00a0');

const hintOf = (method: StepUpMethod) => (method === 'totp' ? 'totpHint' : 'bankNameHint');
