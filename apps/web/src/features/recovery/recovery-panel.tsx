import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Tabs } from '../../ui/tabs';
import { useArrivalFocus } from '../../ui/use-arrival-focus';
import { StepUp } from '../step-up/step-up';
import { MailForm } from './mail-form';
import { MobileForm } from './mobile-form';
import { NewPasswordForm } from './new-password-form';
import { Outcome } from './outcome';
import type { RecoveryTab } from './recovery.machine';
import styles from './recovery.module.css';
import { type Recovery, useRecovery } from './use-recovery';

interface RecoveryPanelProps {
  begin: { tab: RecoveryTab; token: string | null };
  /** The brand sends codes. */
  bySms: boolean;
  onClose: () => void;
  onLogin: () => void;
  onRecovered: () => void;
}

export function RecoveryPanel({ begin, bySms, onClose, onLogin, onRecovered }: RecoveryPanelProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const recovery = useRecovery(begin, onRecovered);
  const { state, again } = recovery;
  if (state.matches({ email: 'sent' })) {
    return (
      <Outcome title={t('recovery.sentTitle')} text={t('recovery.sentText')}>
        <Button tone="primary" wide onClick={onClose}>
          {words('common.close')}
        </Button>
        <Button wide onClick={again}>
          {t('recovery.sendAgain')}
        </Button>
      </Outcome>
    );
  }
  if (state.matches('reset')) {
    return (
      <Outcome title={t('recovery.resetTitle')} text={t('recovery.resetText')}>
        <Button tone="primary" wide onClick={onLogin}>
          {t('login.submit')}
        </Button>
      </Outcome>
    );
  }
  if (state.matches({ link: 'over' })) {
    return (
      <Outcome title={t('recovery.overTitle')} text={t('recovery.overText')}>
        <Button tone="primary" wide onClick={again}>
          {t('recovery.askAgain')}
        </Button>
      </Outcome>
    );
  }
  if (recovery.challenge)
    return (
      <div className={styles.form}>
        <h3>{t('login.verifyTitle')}</h3>
        <StepUp challenge={recovery.challenge} onPassed={recovery.verified} onEnded={recovery.notVerified} />
      </div>
    );
  if (state.matches('link')) return <NewPasswordForm recovery={recovery} />;
  return <ByTab recovery={recovery} bySms={bySms} onLogin={onLogin} />;
}

interface ByTabProps extends Pick<RecoveryPanelProps, 'bySms' | 'onLogin'> {
  recovery: Recovery;
}

function ByTab({ recovery, bySms, onLogin }: ByTabProps) {
  const { t } = useTranslation('identity');
  const byMail = <MailForm recovery={recovery} />;
  const ways = useRef<HTMLDivElement>(null);
  useArrivalFocus(() => ways.current?.querySelector('input'));
  return (
    <div ref={ways}>
      {bySms ? (
        <Tabs<RecoveryTab>
          label={t('recovery.ways')}
          value={recovery.tab}
          onChange={recovery.choose}
          tabs={[
            { value: 'email', label: t('recovery.byMail'), panel: byMail },
            { value: 'mobile', label: t('recovery.byMobile'), panel: <MobileForm recovery={recovery} /> },
          ]}
        />
      ) : (
        byMail
      )}
      <div className={styles.others}>
        <Button wide onClick={onLogin}>
          {t('recovery.toLogin')}
        </Button>
      </div>
    </div>
  );
}
