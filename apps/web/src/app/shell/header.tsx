import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { useIsMember } from '../../data/session/session-store';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { useIsSiteClosed } from '../../data/site/site-status';
import { useStart } from '../../data/start/start-context';
import { LanguageChoice } from '../../features/preferences/shared/language-choice';
import { ThemeToggle } from '../../features/preferences/shared/theme-toggle';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { PATHS } from '../../routes/paths';
import { useDialogPlace } from '../../routes/use-dialog-place';
import { Canopy } from '../../ui/art/canopy';
import { Logo } from '../../ui/art/logo';
import { Skeleton } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button-link';
import styles from './header.module.css';
import { SiteClock } from './site-clock';
import { TopNavigation } from './top-navigation';
import { useAgentSide } from './use-agent-side';

const AccountEntries = lazyPart(() => import('../menus/account-entries'));
const MemberTools = lazyPart(() => import('../../features/member/member-tools'));

export function Header() {
  const member = useExpectsMember();
  const agentSide = useAgentSide();
  const { brandName } = useStart();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={PATHS.home} className={styles.logo}>
          <Logo name={brandName} />
        </Link>
        {agentSide ? <AgentSide /> : <TopNavigation />}
        <div className={styles.tools}>
          <SiteClock className={styles.clock} />
          <span className={member ? styles.wideOnly : styles.preferences}>
            <LanguageChoice />
            <ThemeToggle />
          </span>
          <Person agentSide={agentSide} />
        </div>
      </div>
      <Canopy size="header" />
    </header>
  );
}

/** Says which side of the portal this is, and leads to its first page. */
function AgentSide() {
  const { t } = useTranslation();
  return (
    <NavLink className={styles.agents} to={PATHS.agentCentre}>
      {t('shell.forAgents')}
    </NavLink>
  );
}

/** Agents log in by their own page's form, so that their side has no buttons for guests. */
function Person({ agentSide }: { agentSide: boolean }) {
  const member = useIsMember();
  const expected = useExpectsMember();
  const waiting = <Skeleton shape="block" className={styles.waiting} />;
  if (!member && !expected) return agentSide ? null : <GuestTools />;
  if (!member) return waiting;
  return (
    <QuietPart waiting={waiting}>
      <MemberTools waiting={waiting} places={(onChoose) => <AccountEntries onChoose={onChoose} inHeader />} />
    </QuietPart>
  );
}

function GuestTools() {
  const { t } = useTranslation();
  const place = useDialogPlace();
  const closed = useIsSiteClosed();
  return (
    <>
      <ButtonLink tone="quiet" className={styles.login} render={<Link to={PATHS.login} state={place} />}>
        {t('shell.login')}
      </ButtonLink>
      {!closed && (
        <ButtonLink
          tone="quiet"
          className={styles.register}
          render={<Link to={PATHS.register} state={place} />}
        >
          {t('shell.register')}
        </ButtonLink>
      )}
    </>
  );
}
