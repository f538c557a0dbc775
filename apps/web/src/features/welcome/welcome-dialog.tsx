import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Network, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queryClient } from '../../data/cache/query-client';
import { memberInfoQuery } from '../../data/session/member-info';
import { endGreeting } from '../../data/session/session-store';
import { useIsAgent } from '../../data/session/use-is-agent';
import { withPhrases } from '../../lazy/with-phrases';
import { agentPath, PATHS } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { Text } from '../../ui/layout/text';
import { Dialog } from '../../ui/overlays/dialog';
import styles from './welcome-dialog.module.css';

export default withPhrases('identity', WelcomeDialog, null);

/** After the first log-in, once: what may be done next. */
function WelcomeDialog() {
  const { t } = useTranslation('identity');
  const { data: member } = useQuery(memberInfoQuery, queryClient);
  const agent = useIsAgent();
  if (!member) return null;
  return (
    <Dialog
      open
      urgency="greeting"
      onClose={endGreeting}
      title={t('welcome.title', { account: member.nickname ?? member.account })}
      description={t('welcome.text')}
      footer={<Button onClick={endGreeting}>{t('welcome.later')}</Button>}
    >
      <ul>
        <Step to={PATHS.deposit} icon={<Wallet size={22} />} name={t('welcome.deposit')}>
          {t('welcome.depositText')}
        </Step>
        <Step to={PATHS.security} icon={<ShieldCheck size={22} />} name={t('welcome.security')}>
          {t('welcome.securityText')}
        </Step>
        {agent && (
          <Step to={agentPath('registerCenter')} icon={<Network size={22} />} name={t('welcome.invite')}>
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
    <li className={styles.row}>
      <Link to={to} className={styles.step} onClick={endGreeting}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <strong>{name}</strong>
          <Text as="span" tone="muted" size="small">
            {children}
          </Text>
        </span>
        <ArrowRight size={18} className={styles.arrow} />
      </Link>
    </li>
  );
}
