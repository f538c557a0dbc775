import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../api/refusal';
import { serverNow } from '../../api/server-time';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code-field';
import { Countdown } from '../../ui/countdown';
import { CheckingNote } from '../human-check/checking-note';
import { SendFailure } from './send-failure';
import styles from './sms-code-field.module.css';
import { useClockText } from './use-clock-text';
import type { SmsCode } from './use-sms-code';
import { useWebOtp } from './use-web-otp';

interface SmsCodeFieldProps {
  code: SmsCode;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  error?: string;
  /** `false` where the form may go without it. */
  required?: boolean;
  /** A mail brings the code: the phone is not asked for it. */
  byMail?: boolean;
}

/** The six digits of a code, and the button that sends one; it counts down until the next may be sent. */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { code, label, value, onChange, onComplete, error, required = true, byMail = false } = props;
  const waiting = code.waitsUntil !== null;
  useWebOtp(waiting && !byMail, onChange);
  return (
    <div className={styles.code}>
      <SendButton code={code} />
      <CodeField
        label={label}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        required={required}
        error={error}
      />
      <Announcement sent={waiting && !error} />
      <CheckingNote active={code.proving} />
      {code.refusal && !namesAField(code.refusal) && <SendFailure refusal={code.refusal} />}
    </div>
  );
}

/** A wrong number is told under the number. */
const namesAField = ({ detail }: ApiRefusal) => (detail.fields?.length ?? 0) > 0;

function SendButton({ code }: { code: SmsCode }) {
  const { t } = useTranslation('identity');
  const clock = useClockText();
  const { waitsUntil } = code;
  if (waitsUntil === null) {
    return (
      <Button className={styles.send} icon={<Send size={16} />} loading={code.busy} onClick={code.send}>
        {t('smsCode.send')}
      </Button>
    );
  }
  return (
    <Button className={styles.send} aria-disabled>
      {t('smsCode.sendAgain')}
      <Countdown
        deadlineMs={Date.parse(waitsUntil)}
        nowMs={serverNow}
        label={t('smsCode.wait')}
        format={clock}
      />
    </Button>
  );
}

/** What a listener hears once the code is on its way; the countdown itself is silent. */
function Announcement({ sent }: { sent: boolean }) {
  const { t } = useTranslation('identity');
  return (
    <p role="status" className={styles.sent}>
      {sent && t('smsCode.sent')}
    </p>
  );
}
