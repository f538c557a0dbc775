import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../features/session/session-store';
import { useDialogPlace } from '../../features/session/use-dialog-place';
import { useExpectsMember } from '../../features/session/use-expects-member';
import { lazyPart } from '../../parts/lazy-part';
import { QuietPart } from '../../parts/quiet-part';
import { Canopy } from '../../ui/art/canopy';
import { Logo } from '../../ui/art/logo';
import { ButtonLink } from '../../ui/button-link';
import { Skeleton } from '../../ui/skeleton';
import { LanguageChoice } from '../preferences/language-choice';
import { ThemeToggle } from '../preferences/theme-toggle';
import styles from './header.module.css';
import { HeaderClock } from './header-clock';
import { TopNavigation } from './top-navigation';
import { useAgentSide } from './use-agent-side';

const ReceiptBadge = lazyPart(() => import('../../features/withdrawal/receipt-badge'));
const MemberTools = lazyPart(() => import('../../features/member/member-tools'));

export function Header() {
  const member = useExpectsMember();
  const agentSide = useAgentSide();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <Logo name="Mela" />
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
  const { status } = useSession();
  const expected = useExpectsMember();
  const waiting = <Skeleton shape="block" className={styles.waiting} />;
  if (status !== 'member') return expected ? waiting : <GuestTools />;
  return (
    <QuietPart waiting={waiting}>
      <MemberTools
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
      <ButtonLink tone="quiet" className={styles.login} render={<Link to="/login" state={place} />}>
        {t('shell.login')}
      </ButtonLink>
      <ButtonLink tone="quiet" className={styles.register} render={<Link to="/register" state={place} />}>
        {t('shell.register')}
      </ButtonLink>
    </>
  );
}
