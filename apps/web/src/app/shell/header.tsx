import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsMember } from '../../data/session/session-store';
import { useExpectsMember } from '../../data/session/use-expects-member';
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
import { HeaderClock } from './header-clock';
import { TopNavigation } from './top-navigation';
import { useAgentSide } from './use-agent-side';

const ReceiptBadge = lazyPart(() => import('../../features/withdrawal/receipt-badge'));
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
        {!agentSide && <TopNavigation />}
        <div className={styles.tools}>
          <HeaderClock />
          <span className={member ? styles.wideOnly : styles.preferences}>
            <LanguageChoice />
            <ThemeToggle />
          </span>
          <Person />
        </div>
      </div>
      <Canopy size="header" />
    </header>
  );
}

function Person() {
  const member = useIsMember();
  const expected = useExpectsMember();
  const waiting = <Skeleton shape="block" className={styles.waiting} />;
  if (!member) return expected ? waiting : <GuestTools />;
  return (
    <QuietPart waiting={waiting}>
      <MemberTools
        waiting={waiting}
        receipts={
          <QuietPart>
            <ReceiptBadge />
          </QuietPart>
        }
      />
    </QuietPart>
  );
}

function GuestTools() {
  const { t } = useTranslation();
  const place = useDialogPlace();
  return (
    <>
      <ButtonLink tone="quiet" className={styles.login} render={<Link to={PATHS.login} state={place} />}>
        {t('shell.login')}
      </ButtonLink>
      <ButtonLink
        tone="quiet"
        className={styles.register}
        render={<Link to={PATHS.register} state={place} />}
      >
        {t('shell.register')}
      </ButtonLink>
    </>
  );
}
