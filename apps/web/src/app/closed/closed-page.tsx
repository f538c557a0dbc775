import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMember } from '../../data/session/session-store';
import { renewSiteStatus, type SiteStatus } from '../../data/site/site-status';
import { useStart } from '../../data/start/start-context';
import { LanguageChoice } from '../../features/preferences/shared/language-choice';
import { ThemeToggle } from '../../features/preferences/shared/theme-toggle';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Logo } from '../../ui/art/logo';
import styles from './closed-page.module.css';
import { EndTime } from './end-time';
import { ServiceButton } from './service-button';

/** In case that the push of the change was lost, in milliseconds. */
const ASK_EVERY_MS = 30_000;

export type ClosedPageProps = SiteStatus & { status: 1 | 2 };

/** What a visitor sees while the site is in maintenance, or not open to the visitor's region. */
export function ClosedPage({ status, ip, maintenanceEndTime }: ClosedPageProps) {
  const { t } = useTranslation();
  const member = useIsMember();
  const { brandName } = useStart();
  const maintenance = status === 1;
  const title = t(maintenance ? 'closed.maintenanceTitle' : 'closed.regionTitle');
  const content = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => content.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const timer = setInterval(() => void renewSiteStatus(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo name={brandName} />
        <span className={styles.preferences}>
          <LanguageChoice />
          <ThemeToggle />
        </span>
      </header>
      <main ref={content} className={styles.content} tabIndex={-1}>
        <EmptyState
          heading="h1"
          title={title}
          text={t(maintenance ? 'closed.maintenanceText' : 'closed.regionText')}
          action={
            <div className={styles.actions}>
              {maintenance && maintenanceEndTime && <EndTime at={maintenanceEndTime} />}
              {!maintenance && ip && (
                <p className={styles.fact}>
                  {t('closed.address')} <bdi>{ip}</bdi>
                </p>
              )}
              <ServiceButton />
              {member ? (
                <nav className={styles.ways} aria-label={t('shell.menu')}>
                  <LinkButton to={PATHS.withdraw}>{t('shell.withdraw')}</LinkButton>
                  <LinkButton to={PATHS.withdrawals}>{t('shell.withdrawalHistory')}</LinkButton>
                  <LinkButton to={PATHS.member}>{t('shell.menu')}</LinkButton>
                </nav>
              ) : (
                <LinkButton to={PATHS.withdraw}>{t('closed.loginToWithdraw')}</LinkButton>
              )}
            </div>
          }
        />
      </main>
    </div>
  );
}

/** The page underneath gets its own title back. */
function useTitle(title: string): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    before.current ??= document.title;
    document.title = title;
  }, [title]);
  useEffect(
    () => () => {
      if (before.current !== null) document.title = before.current;
    },
    [],
  );
}
