import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/forms/button';
import { useArrivalFocus } from '../../ui/hooks/use-arrival-focus';
import { Stack } from '../../ui/layout/stack';
import { Tabs } from '../../ui/layout/tabs';
import { StepUp } from '../step-up/shared/step-up';
import { MailForm } from './mail-form';
import { MobileForm } from './mobile-form';
import { NewPasswordForm } from './new-password-form';
import { Outcome } from './outcome';
import type { RecoveryTab } from './recovery.machine';
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
      <Stack>
        <h3>{t('login.verifyTitle')}</h3>
        <StepUp challenge={recovery.challenge} onPassed={recovery.verified} onEnded={recovery.notVerified} />
      </Stack>
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
    <Stack ref={ways}>
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
      <Button wide onClick={onLogin}>
        {t('recovery.toLogin')}
      </Button>
    </Stack>
  );
}
