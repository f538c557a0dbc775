import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { type OperatorSessionValue, operatorLogout } from '#libs/authentication/common/operator.calls';

import { useConnection } from '../../data/socket/connection-store';
import { useCommand } from '../../forms/use-command';
import { Logo } from '../../ui/art/logo';
import { Badge } from '../../ui/data/badge';
import { ConnectionBar } from '../../ui/feedback/connection-bar';
import { IconButton } from '../../ui/forms/icon-button';
import { SkipLink } from '../../ui/layout/skip-link';
import { LanguageChoice } from '../preferences/shared/language-choice';
import { ThemeToggle } from '../preferences/shared/theme-toggle';
import { ElevationDialog } from './elevation-dialog';
import { countsQuery } from './operations.api';
import { OperationsLive } from './operations-live';
import styles from './operations-shell.module.css';
import { endOperator, useHasPermission } from './operator-store';
import { SECTIONS } from './sections';

interface OperationsShellProps {
  session: OperatorSessionValue;
  children: ReactNode;
}

/** The frame of the operators' pages: sections with what waits in each, who is there, and the state of the line. */
export function OperationsShell({ session, children }: OperationsShellProps) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const connection = useConnection();
  const leave = useCommand(operatorLogout, { onDone: () => endOperator(false) });
  return (
    <div className={styles.shell}>
      <SkipLink />
      <OperationsLive />
      <ElevationDialog />
      <header className={styles.header}>
        <span className={styles.brand}>
          <Logo name={session.brand.name} />
          <span className={styles.title}>{t('title')}</span>
        </span>
        <Sections />
        <span className={styles.tools}>
          <NavLink
            to="/account"
            className={styles.who}
            aria-label={`${t('ownAccount.title')}: ${session.operator.account}`}
          >
            <UserRound size={20} />
            <span className={styles.account}>{session.operator.account}</span>
          </NavLink>
          <LanguageChoice />
          <ThemeToggle />
          <IconButton label={t('logout')} icon={<LogOut size={20} />} onClick={() => void leave.run({})} />
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
  const { t } = useTranslation('operations');
  const counts = useQuery(countsQuery).data;
  const hasPermission = useHasPermission();
  const bar = useScrollToCurrentSection(counts !== undefined);
  return (
    <nav ref={bar} aria-label={t('nav')} className={styles.sections}>
      {SECTIONS.filter(({ permission }) => hasPermission(permission)).map(({ path, label, waiting }) => (
        <NavLink key={path} to={path}>
          {t(label)}
          {waiting && <Badge count={counts ? waiting(counts) : 0} label={t('waiting')} />}
        </NavLink>
      ))}
      {hasPermission('job.read') && (
        <a href="/ops/queues">
          {t('queues')}
          <ArrowUpRight size={16} />
        </a>
      )}
    </nav>
  );
}

/** Where the bar is wider than the screen it is scrolled to the section that is open, again once it has its numbers. */
function useScrollToCurrentSection(counted: boolean) {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both move the section
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, counted]);
  return bar;
}
