import { QueryClientProvider } from '@tanstack/react-query';
import { ArrowRight, Network, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isAgent } from '#libs/identity/common/member-types';
import { WithPhrases } from '../../app/with-phrases';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useMemberInfo } from '../session/member-info';
import { queryClient } from '../session/query-client';
import { endGreeting } from '../session/session-store';
import styles from './welcome-dialog.module.css';

/** After the first log-in, once: what may be done next. */
export default function WelcomeDialog() {
  return (
    <QueryClientProvider client={queryClient}>
      <WithPhrases bundle="identity" waiting={null}>
        <Welcome />
      </WithPhrases>
    </QueryClientProvider>
  );
}

function Welcome() {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const { data: member } = useMemberInfo();
  if (!member) return null;
  return (
    <Dialog
      open
      onClose={endGreeting}
      title={t('welcome.title', { account: member.nickname ?? member.account })}
      closeLabel={words('common.close')}
      description={t('welcome.text')}
      footer={<Button onClick={endGreeting}>{t('welcome.later')}</Button>}
    >
      <ul className={styles.steps}>
        <Step to="/member/deposit" icon={<Wallet size={22} />} name={t('welcome.deposit')}>
          {t('welcome.depositText')}
        </Step>
        <Step to="/member/security" icon={<ShieldCheck size={22} />} name={t('welcome.security')}>
          {t('welcome.securityText')}
        </Step>
        {isAgent(member.type) && (
          <Step to="/agentHome/registerCenter" icon={<Network size={22} />} name={t('welcome.invite')}>
            {t('welcome.inviteText')}
          </Step>
        )}
      </ul>
    </Dialog>
  );
}

interface StepProps {
  to: string;
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

function Step({ to, icon, name, children }: StepProps) {
  return (
    <li>
      <Link to={to} className={styles.step} onClick={endGreeting}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <strong>{name}</strong>
          <span>{children}</span>
        </span>
        <ArrowRight size={18} className={styles.arrow} />
      </Link>
    </li>
  );
}
