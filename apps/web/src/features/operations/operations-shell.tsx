import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowUpRight, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { type OperatorSessionValue, operatorLogout } from '#libs/identity/common/operator.calls';
import { callApi } from '../../api/call-api';
import { LanguageChoice } from '../../app/preferences/language-choice';
import { ThemeToggle } from '../../app/preferences/theme-toggle';
import { useConnection } from '../../realtime/connection-store';
import { Logo } from '../../ui/art/logo';
import { Badge } from '../../ui/badge';
import { ConnectionBar } from '../../ui/connection-bar';
import { IconButton } from '../../ui/icon-button';
import { countsQuery } from './operations.api';
import { OperationsLive } from './operations-live';
import styles from './operations-shell.module.css';
import { endOperator } from './operator-store';
import { waitingOf } from './waiting-of';

interface OperationsShellProps {
  session: OperatorSessionValue;
  children: ReactNode;
}

/** The frame of the operators' pages: sections with what waits in each, who is there, and the state of the line. */
export function OperationsShell({ session, children }: OperationsShellProps) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const connection = useConnection();
  const leave = useMutation({
    mutationFn: () => callApi(operatorLogout, {}),
    onSuccess: () => endOperator(false),
  });
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {site('common.skip')}
      </a>
      <OperationsLive />
      <header className={styles.header}>
        <span className={styles.brand}>
          <Logo name={session.brand.name} />
          <span className={styles.title}>{t('title')}</span>
        </span>
        <Sections />
        <span className={styles.tools}>
          <span className={styles.who}>{session.operator.account}</span>
          <LanguageChoice />
          <ThemeToggle />
          <IconButton label={t('logout')} icon={<LogOut size={20} />} onClick={() => leave.mutate()} />
        </span>
      </header>
      <ConnectionBar
        state={connection}
        texts={{
          lost: site('shell.lost'),
          restoring: site('shell.restoring'),
          restored: site('shell.restored'),
        }}
      />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function Sections() {
  const { t, i18n } = useTranslation('operations');
  const counts = useQuery(countsQuery).data;
  const resets = counts?.factorResets ?? 0;
  const review = counts?.deposits.review ?? 0;
  const unmatched = counts ? counts.payments.unmatched + counts.payments.alerts : 0;
  const findings = counts?.ledger.findings ?? 0;
  const waiting = (counts && waitingOf(counts, 'todo')) ?? 0;
  const format = (count: number) => count.toLocaleString(i18n.language);
  const bar = useCurrentInSight(counts !== undefined);
  return (
    <nav ref={bar} aria-label={t('nav')} className={styles.sections}>
      <NavLink to="/withdrawals">
        {t('withdrawals')}
        <Badge count={waiting} label={t('waiting')} format={format} />
      </NavLink>
      <NavLink to="/deposits">
        {t('deposits')}
        <Badge count={review} label={t('waiting')} format={format} />
      </NavLink>
      <NavLink to="/payments">
        {t('payments')}
        <Badge count={unmatched} label={t('waiting')} format={format} />
      </NavLink>
      <NavLink to="/authenticators">
        {t('authenticators')}
        <Badge count={resets} label={t('waiting')} format={format} />
      </NavLink>
      <NavLink to="/ledger">
        {t('ledger')}
        <Badge count={findings} label={t('waiting')} format={format} />
      </NavLink>
      <a href="/ops/queues">
        {t('queues')}
        <ArrowUpRight size={16} />
      </a>
    </nav>
  );
}

/** Where the bar is wider than the screen it is scrolled to the section that is open, again once it has its numbers. */
function useCurrentInSight(counted: boolean) {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both move the section
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, counted]);
  return bar;
}
