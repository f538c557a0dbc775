import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { FormRefusal } from '../session/form-refusal';
import { useAttempt } from '../session/use-attempt';
import { stopFactorReset } from './security.api';
import styles from './security-page.module.css';

/** Operators are about to switch the authenticator off: the owner sees when, and stops it here. */
export function FactorResetNotice({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('identity');
  const { dateTime } = useMomentText();
  const { busy, refusal, attempt } = useAttempt();
  return (
    <div className={styles.reset}>
      <p>{t('securityCentre.factorReset', { at: dateTime(dueAt) })}</p>
      <Button tone="danger" loading={busy} onClick={() => void attempt(stopFactorReset)}>
        {t('securityCentre.factorResetStop')}
      </Button>
      <FormRefusal refusal={refusal} />
    </div>
  );
}
