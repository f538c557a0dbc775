import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../data/calls/api-error';
import { Deadline } from '../../../lists/deadline';
import { StatusLine } from '../../../ui/feedback/status-line';
import { Button } from '../../../ui/forms/button';
import { CodeField, type CodeFieldProps } from '../../../ui/forms/code-field';
import { Stack } from '../../../ui/layout/stack';
import { CheckingNote } from '../../human-check/shared/checking-note';
import { SendFailure } from '../send-failure';
import { useWebOtp } from '../use-web-otp';
import styles from './sms-code-field.module.css';
import type { SmsCode } from './use-sms-code';

interface SmsCodeFieldProps extends CodeFieldProps {
  code: SmsCode;
  /** A mail brings the code: the phone is not asked for it. */
  byMail?: boolean;
}

/** The six digits of a code, and the button that sends one; it counts down until the next may be sent. */
export function SmsCodeField({ code, byMail = false, ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('identity');
  const waiting = code.waitsUntil !== null;
  useWebOtp(waiting && !byMail, field.onChange);
  return (
    <Stack gap={2}>
      <SendButton code={code} />
      <CodeField required {...field} />
      {/* What a listener hears once the code is on its way; the countdown itself is silent. */}
      <StatusLine tone="muted">{waiting && !field.error && t('smsCode.sent')}</StatusLine>
      <CheckingNote active={code.proving} />
      {code.refusal && !namesAField(code.refusal) && <SendFailure refusal={code.refusal} />}
    </Stack>
  );
}

/** A wrong number is told under the number. */
const namesAField = ({ detail }: ApiError) => (detail.fields?.length ?? 0) > 0;

function SendButton({ code: { waitsUntil, busy, send } }: { code: SmsCode }) {
  const { t } = useTranslation('identity');
  if (waitsUntil === null)
    return (
      <Button className={styles.send} icon={<Send size={16} />} loading={busy} onClick={send}>
        {t('smsCode.send')}
      </Button>
    );
  return (
    <Button className={styles.send} disabledReason={t('smsCode.waitReason')}>
      {t('smsCode.sendAgain')}
      <Deadline at={waitsUntil} label={t('smsCode.wait')} />
    </Button>
  );
}
