import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE_LOGIN, SMS_VERIFICATION } from '#libs/site/common/modules';
import { useModule } from '../../data/site/use-module';
import { Tabs } from '../../ui/layout/tabs';
import { StepUp } from '../step-up/shared/step-up';
import type { LoginMode } from './login.machine';
import { NameForm } from './name-form';
import { SmsForm } from './sms-form';
import type { Login } from './use-login';

interface LoginPanelProps {
  login: Login;
  /** Becomes the first field. */
  first?: RefObject<HTMLInputElement | null>;
  /** Opens the way back to an account whose password was forgotten. */
  onForgotten: () => void;
}

/** The forms of a log-in, and the further check that may follow. Agents log in by name alone. */
export function LoginPanel({ login, first, onForgotten }: LoginPanelProps) {
  const { t } = useTranslation('identity');
  const sms = useSmsLogin();
  if (login.challenge)
    return <StepUp challenge={login.challenge} onPassed={login.verified} onEnded={login.notVerified} />;
  const byName = <NameForm login={login} first={first} onForgotten={onForgotten} />;
  if (login.site === 'agent' || !sms) return byName;
  return (
    <Tabs<LoginMode>
      label={t('login.modes')}
      value={login.mode}
      onChange={login.choose}
      tabs={[
        { value: 'username', label: t('login.byName'), panel: byName },
        { value: 'sms', label: t('login.bySms'), panel: <SmsForm login={login} /> },
      ]}
    />
  );
}

/** Whether the brand takes codes in place of passwords. */
function useSmsLogin(): boolean {
  const [login, codes] = [useModule(MOBILE_LOGIN), useModule(SMS_VERIFICATION)];
  return login && codes;
}
