import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepUpMethod } from '#libs/identity/common/step-up-methods';
import type { FieldError } from '#libs/platform/common/errors';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useArrivalFocus } from '../../ui/use-arrival-focus';
import { useFieldTexts } from '../security/use-field-texts';
import { FormActions } from '../session/form-actions';
import { SmsCodeField } from '../sms-code/sms-code-field';
import styles from './step-up.module.css';
import type { StepUpFlow } from './use-step-up';

interface StepUpFormProps {
  flow: StepUpFlow;
  method: StepUpMethod;
  /** The masked number or address that the code went to. */
  target: string | null;
}

const MISSING: FieldError = { field: 'code', code: 'field_verification_code' };
const CODES = { error_code_wrong: 'code', error_code_expired: 'code' } as const;

/** One way to prove it: a code that was sent, one of the authenticator, or the name of the bank account's holder. */
export function StepUpForm({ flow, method, target }: StepUpFormProps) {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { texts, rest } = useFieldTexts(flow.refusal, ['code'], CODES);
  const error = isMissing ? errorText.ofField(MISSING) : texts.code;
  const byMessage = method === 'mobile' || method === 'email';
  useArrivalFocus(() => form.current?.querySelector('input'));
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus();
  }, [error]);
  const take = (text: string) => {
    setMissing(false);
    setCode(text);
    flow.edit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '') flow.submit(code);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.muted}>
        {byMessage && target !== null
          ? t('login.sentTo', { target: unbroken(target) })
          : t(`login.${hintOf(method)}`)}
      </p>
      {byMessage ? (
        <SmsCodeField
          code={flow.code}
          label={t('login.code')}
          value={code}
          onChange={take}
          error={error}
          byMail={method === 'email'}
        />
      ) : (
        <TextField
          label={method === 'totp' ? t('login.totpCode') : t('login.bankName')}
          value={code}
          onChange={(event) => take(event.target.value)}
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize={method === 'totp' ? 'none' : 'words'}
          spellCheck={false}
          maxLength={255}
          required
          error={error}
        />
      )}
      <FormActions refusal={rest}>
        <Button type="submit" tone="primary" size="large" wide loading={flow.busy}>
          {t('login.verify')}
        </Button>
      </FormActions>
    </form>
  );
}

/** A masked number stays on one line. */
const unbroken = (target: string) => target.replaceAll(' ', '\u00a0');

const hintOf = (method: StepUpMethod) => (method === 'totp' ? 'totpHint' : 'bankNameHint');
